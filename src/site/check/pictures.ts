import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { webName } from '../../lib/latin';
import { nearestWord } from '../../lib/nearWord';
import { type ContentFolder, repeatsIn } from './files/contentFolder';
import { problemAt, textsIn } from './files/schemaProblems';
import type { Problem, ProblemCode } from './problems/problem';

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

type ReadableFormat = 'jpeg' | 'png' | 'webp' | 'tiff';

/**
 * Whether the build can decode a picture to its end. Of a JPEG, only the headers and the end are
 * checked: decoders ignore errors in the image data, and decoding each photograph would take
 * minutes. Pictures in other formats are rare, and one wrong bit ruins them.
 */
export async function isWhole(format: ReadableFormat, bytes: Uint8Array): Promise<boolean> {
  if (format !== 'jpeg') return canDecode(bytes, 'error');
  const segments = jpegSegments(bytes);
  return segments !== undefined && canDecode(Buffer.concat(segments.map(smallFrame)), 'none');
}

async function canDecode(bytes: Uint8Array, failOn: 'error' | 'none'): Promise<boolean> {
  try {
    await sharp(bytes, { failOn }).resize(8, 8).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Changes the size in a frame header to 8 × 8 px, so that the JPEG decodes at once; returns other
 * segments unchanged.
 */
function smallFrame(segment: Uint8Array): Uint8Array {
  const isFrame = (segment[1] ?? 0) >> 4 === 0xc && ![0xc4, 0xc8, 0xcc].includes(segment[1] ?? 0);
  if (!isFrame || segment.length < 9) return segment;
  const small = Uint8Array.from(segment);
  small.set([0, 8, 0, 8], 5);
  return small;
}

/**
 * Returns the segments of a JPEG without the image data between them (ITU T.81, B.1); undefined if
 * it is cut off before its end marker or has a marker at which decoders stop. Segments are skipped
 * whole, because the preview inside Exif has an end marker of its own. In image data, an FF byte
 * that is not a marker is followed by 00 or is a restart.
 */
function jpegSegments(bytes: Uint8Array): Uint8Array[] | undefined {
  const segments = [bytes.subarray(0, 2)];
  for (let at = bytes.indexOf(0xff, 2); at !== -1; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1];
    if (marker === undefined || (marker > 0x01 && marker < 0xc0)) return undefined;
    if (marker === 0xd9) return [...segments, bytes.subarray(at, at + 2)];
    if (marker === 0xff) {
      at += 1;
    } else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
    } else {
      const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
      segments.push(bytes.subarray(at, end));
      at = end;
    }
  }
  return undefined;
}

/** First bytes of the formats that a picture file can really have, whatever its extension says. */
const signatures = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  // Canon's newest raw photos use the same container as phone photos, so they must be tried first.
  ['raw', 4, 'ftypcrx'],
  ['heif', 4, 'ftyp'],
  ['raw', 8, 'CR\x02\0'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['gif', 0, 'GIF8'],
  ['bmp', 0, 'BM'],
  ['psd', 0, '8BPS'],
  ['pdf', 0, '%PDF'],
  ['postscript', 0, '%!PS'],
  ['postscript', 0, '\xc5\xd0\xd3\xc6'],
] as const;

/** Detects a file's format by its first bytes; undefined if it is none of `signatures`. */
export function readPictureFormat(bytes: Uint8Array) {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return signatures.find(([, at, signature]) => text.startsWith(signature, at))?.[0];
}

/** Reasons to reject an SVG: not an SVG, cut off, with a script, or loading other files. */
type SvgFault = 'logoRoot' | 'logoScript' | 'logoOutside';

const root =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE[^>[]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>][\s\S]*<\/svg>\s*(<!--[\s\S]*?-->\s*)*$/;
const scripts = /<(\w+:)?(script|foreignObject|iframe)[\s>/]|\son[a-z]+\s*=\s*["']|javascript:/i;
const href = /[\s:](?:href|src)\s*=\s*(["'])\s*([\s\S]*?)\1/gi;
const url = /url\(\s*["']?\s*([^"')]*)|@import/gi;
/**
 * Matches the allowed references: to parts of the drawing itself, or to embedded pictures and
 * fonts.
 */
const inside = /^(#|data:(image\/(png|jpe?g|webp|gif)|font\/|application\/(x-)?font))/i;

/** Checks a logo's SVG, including its comments: browsers can disagree on where a comment ends. */
export function svgFault(text: string): SvgFault | undefined {
  if (scripts.test(text)) return 'logoScript';
  const addresses = [...text.matchAll(href)].map(([, , address]) => address ?? '');
  const used = [...text.matchAll(url)].map(([, address]) => address ?? '');
  if ([...addresses, ...used].some((address) => !inside.test(address))) return 'logoOutside';
  return root.test(text) ? undefined : 'logoRoot';
}
