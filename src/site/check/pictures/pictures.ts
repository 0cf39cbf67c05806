import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { webName } from '../../../lib/latin';
import { nearestWord } from '../../../lib/nearWord';
import type { ContentFolder } from '../files/contentFolder';
import { problemAt, textsIn } from '../files/schemaProblems';
import { repeatsIn } from '../files/written';
import type { Problem, ProblemCode } from '../problems/problem';
import { isWhole, readPictureFormat, svgFault } from './pictureFile';

type PictureFault = { code: ProblemCode; values: Record<string, string> };

/** Larger pictures slow down every build, and no screen can show the difference. */
const maxMegapixels = 40;
const maxMegabytes = 25;

/**
 * Folders whose pictures appear on pages, each with the minimum length of the long side there, px.
 * The limit for works is slightly below the smallest scan in the sample (594 px), so that even
 * small works are not stretched.
 */
const picturePlaces: readonly [path: RegExp, minSide: number][] = [
  [/^\d{4}\/[^/]+$/, 1600],
  [/^\d{4}\/photos\/[^/]+$/, 800],
  [/^\d{4}\/exhibitors\/[^/]+\/[^/]+$/, 560],
  [/^pages\/.+$/, 640],
  [/^\d{4}\/speakers\/[^/]+\/[^/]+$/, 600],
  [/^\d{4}\/partners\/[^/]+\/[^/]+$/, 240],
];
const minSideOf = (file: string) => picturePlaces.find(([path]) => path.test(file))?.[1];

const readableNames = /\.(jpe?g|png|webp|tiff?)$/i;
const phoneNames = /\.(hei[cf]s?|hif|avif)$/i;
const rawNames = /\.(cr[23]|n[er][fw]|arw|dng|raf|orf|rw2|pef|srw)$/i;
const otherNames = /\.(gif|bmp|ps[db]|ai|eps|pdf|indd|cdr|jfif|jpe|jp2|jxl|ico|svgz?|mov|mp4)$/i;
const logoNames = /^\d{4}\/partners\/[^/]+\/[^/]+\.svg$/i;

/**
 * Number of pictures checked at the same time. A higher number would take more memory and no less
 * time: each picture is in memory as a whole, and decoding keeps the cores busy.
 */
const maxConcurrent = 4;

/** Checks all pictures: format, completeness, colours, size. Never throws. */
export async function pictureProblems(root: string, files: readonly string[]): Promise<Problem[]> {
  const faults = new Map<string, PictureFault>();
  const names = [readableNames, phoneNames, rawNames, otherNames];
  const waiting = files.filter((file) => names.some((name) => name.test(file))).values();
  const work = async () => {
    for (const file of waiting) {
      const fault = await checkPictureFile(path.join(root, file), file);
      if (fault !== undefined) faults.set(file, fault);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
  return files.flatMap((file): Problem[] => {
    const pictureFault = faults.get(file);
    return pictureFault === undefined
      ? []
      : [{ file, line: 1, column: 1, field: '', ...pictureFault }];
  });
}

/** Checks a picture by its path in the content folder; returns the first problem. */
export async function checkPictureFile(
  absolutePath: string,
  file: string,
): Promise<PictureFault | undefined> {
  const nameFault = faultOfName(file);
  if (nameFault !== undefined) return nameFault;
  try {
    const { size } = await stat(absolutePath);
    return faultOfSize(size) ?? (await checkPicture(await readFile(absolutePath), file));
  } catch {
    return fault('pictureUnread');
  }
}

/** Checks a picture that is not in the folder yet, by the path that it would have. */
export async function checkPicture(bytes: Buffer, file: string): Promise<PictureFault | undefined> {
  const knownFault = faultOfName(file) ?? faultOfSize(bytes.length);
  if (knownFault !== undefined) return knownFault;
  try {
    return logoNames.test(file) ? await faultOfLogo(bytes) : await faultOfPicture(bytes, file);
  } catch {
    return fault('pictureUnread');
  }
}

function faultOfName(file: string): PictureFault | undefined {
  const value = path.posix.extname(file).toLowerCase();
  if (phoneNames.test(file)) return fault('picturePhone', { value });
  if (rawNames.test(file)) return fault('pictureRaw', { value });
  if (logoNames.test(file)) return undefined;
  if (!readableNames.test(file)) return fault('pictureFormat', { value });
  return minSideOf(file) === undefined ? fault('picturePlace') : undefined;
}

function faultOfSize(size: number): PictureFault | undefined {
  if (size === 0) return fault('pictureEmpty');
  if (size <= maxMegabytes * 1e6) return undefined;
  return fault('pictureBytes', { value: tenthsUp(size / 1e6), bounds: String(maxMegabytes) });
}

async function faultOfLogo(bytes: Buffer): Promise<PictureFault | undefined> {
  const code = svgFault(bytes.toString('utf8'));
  if (code !== undefined) return fault(code);
  // Browsers show nothing for an SVG with unclosed tags, no namespace or no size.
  return (await metadataOf(bytes)) === undefined ? fault('logoRoot') : undefined;
}

async function faultOfPicture(bytes: Buffer, file: string): Promise<PictureFault | undefined> {
  const format = readPictureFormat(bytes);
  if (format === undefined) return fault('pictureContent', { value: path.posix.extname(file) });
  if (format === 'heif') return fault('picturePhone', { value: 'HEIC/AVIF' });
  if (format === 'raw') return fault('pictureRaw', { value: 'RAW' });
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp' && format !== 'tiff')
    return fault('pictureFormat', { value: format.toUpperCase() });
  const metadata = await metadataOf(bytes);
  if (metadata === undefined) return fault('pictureDamaged');
  // Checked before decoding, which is slow for a huge picture.
  const megapixels = (metadata.width * metadata.height) / 1e6;
  if (megapixels > maxMegapixels) {
    return fault('picturePixels', { value: tenthsUp(megapixels), bounds: String(maxMegapixels) });
  }
  if (!(await isWhole(format, bytes))) return fault('pictureDamaged');
  if (metadata.space === 'cmyk' && metadata.icc === undefined) return fault('pictureCmyk');
  const [side, minSide] = [Math.max(metadata.width, metadata.height), minSideOf(file) ?? 0];
  if (side >= minSide) return undefined;
  return fault('pictureSmall', { value: String(side), bounds: String(minSide) });
}

async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/** Rounds up, so that a value just above the limit is not reported as equal to it. */
function tenthsUp(value: number): string {
  return (Math.ceil(value * 10) / 10).toFixed(1);
}

function fault(code: ProblemCode, values: Record<string, string> = {}): PictureFault {
  return { code, values };
}

const pictureFields = new Set(['picture', 'logo']);

/**
 * Reports pictures and logos that a file names but its folder lacks. Compares names after Unicode
 * composition, because some computers store accents as separate characters.
 */
export function namedPictureProblems(folder: ContentFolder): Problem[] {
  const present = new Set(folder.files.map((file) => file.normalize('NFC')));
  return folder.sources.flatMap((source) => {
    const directory = path.posix.dirname(source.file);
    return textsIn(source.value).flatMap(({ text: value, path: field }) => {
      if (!pictureFields.has(String(field.at(-1))) || !/^[^/\\]+\.\w+$/.test(value)) return [];
      if (present.has(path.posix.join(directory, value).normalize('NFC'))) return [];
      const nearest = nearestWord(value, picturesIn(folder, directory));
      return [problemAt(source, field, 'pictureMissing', { value, nearest })];
    });
  });
}

function picturesIn({ files }: ContentFolder, directory: string): string[] {
  return files
    .filter((file) => path.posix.dirname(file) === directory && !/\.ya?ml$/i.test(file))
    .map((file) => path.posix.basename(file));
}

const photo = /^\d{4}\/photos\/[^/]+\.(jpe?g|png|webp|tiff?)$/i;

/**
 * Reports photographs of a year whose names give the same print-size address (decision 046). The
 * build does not number them: a file added later would take over the address of an earlier one.
 */
export function photoNameProblems({ files }: ContentFolder): Problem[] {
  const photos = files.filter((file) => photo.test(file));
  return repeatsIn(photos, addressOf).map(([file, other]) => {
    const values = { value: path.posix.basename(other) };
    return { file, line: 1, column: 1, field: '', code: 'photoAddressTaken', values };
  });
}

/** Ignores case, because hosts can ignore it in addresses. */
const addressOf = (file: string) =>
  `${path.posix.dirname(file)}/${webName(path.posix.parse(file).name)}`.toLowerCase();
