import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { promptMark } from '../../../src/site/check/prompts';
import { explainProblem } from '../../../src/site/check/problems/problem';
import { latinName } from '../../../src/lib/latin';
import { freeName } from '../../new/freePlaces';
import type { Picture } from '../protocol';
import { confined, open, write, type Editor } from './files';
import { refusal } from '../../sentences';
import { Served } from './uiFiles';
import { checkPicture } from '../../../src/site/check/pictures';

const shownNames = /\.(jpe?g|png|webp|tiff?|svg)$/i;
/** The name for a picture if its own name cannot be written in Latin. */
const neutralName = 'picture';
/** Maximum length of a picture's name without its extension, in letters. */
const maxNameLength = 60;
/** The long side of a preview, px. */
const previewSide = 960;

const siblingPath = (file: string, name: string) => path.posix.join(path.posix.dirname(file), name);
const siblingNames = ({ cache }: Editor, file: string) =>
  cache
    .folder()
    .files.filter((one) => siblingPath(file, path.posix.basename(one)) === one)
    .map((one) => path.posix.basename(one));

/** Returns the pictures in a record's folder, with the addresses of their previews. */
export function siblingPictures(editor: Editor, file: string): Picture[] {
  const names = siblingNames(editor, file).filter((name) => shownNames.test(name));
  return names.map((name) => pictureAnswer(editor, file, name));
}

export const pictureAnswer = (editor: Editor, file: string, name: string): Picture => ({
  name,
  address: `${editor.base}picture?${String(new URLSearchParams({ file, name }))}`,
  ...(isMark(editor, file, name) && { isPrompt: true }),
});

const isMark = ({ contentRoot }: Editor, file: string, name: string) =>
  name.endsWith('.svg') &&
  readFileSync(confined(contentRoot, siblingPath(file, name)), 'utf8') === promptMark;

/** Removes the frame drawn in place of a logo once the record's text names another file. */
export function removeUnusedMark(editor: Editor, file: string, text: string): void {
  for (const { name, isPrompt } of siblingPictures(editor, file))
    if (isPrompt && !text.includes(name))
      rmSync(confined(editor.contentRoot, siblingPath(file, name)), { force: true });
}

/** Adds a picture to a record's folder under a unique name, converted if it has to be. */
export async function addPicture(
  editor: Editor,
  { file, name, bytes }: { file: string; name: string; bytes: Buffer },
): Promise<Picture> {
  open(editor, file);
  const [, typed = '', ending = ''] = /^([^/\\\0]+)\.([a-z0-9]+)$/.exec(name.toLowerCase()) ?? [];
  if (ending === '' || ending === 'yaml') throw refusal('pictureName');
  const stem = latinName(typed).slice(0, maxNameLength).replace(/-$/, '') || neutralName;
  const fit = await fitPicture(bytes, siblingPath(file, `${stem}.${ending}`));
  if (fit.fault !== undefined) {
    const problem = { file, line: 1, column: 1, field: '', ...fit.fault };
    const [ru, en] = [explainProblem(problem, 'ru'), explainProblem(problem, 'en')];
    throw refusal('picture', {
      problem: { ru: ru.problem, en: en.problem },
      remedy: { ru: ru.remedy, en: en.remedy },
    });
  }
  // A work's address is the name of its picture, without the extension.
  const taken = new Set(siblingNames(editor, file).map((one) => latinName(path.parse(one).name)));
  const added = freeName(stem, (one) => taken.has(one)) + fit.ending;
  write(confined(editor.contentRoot, siblingPath(file, added)), fit.bytes);
  return { ...pictureAnswer(editor, file, added), ...(fit.isConverted && { isConverted: true }) };
}

export async function previewOf(
  editor: Editor,
  { file, name }: { file: string; name: string },
): Promise<Served> {
  if (!siblingNames(editor, file).includes(name) || !shownNames.test(name))
    throw refusal('noRecord', { file: name }, 404);
  const bytes = readFileSync(confined(editor.contentRoot, siblingPath(file, name)));
  const small = sharp(bytes, { failOn: 'none' }).rotate().resize(previewSide, previewSide, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  // The default effort takes twice the time for files a tenth smaller.
  return new Served('image/webp', await small.webp({ effort: 0 }).toBuffer());
}

/** Limits of pictures that form and import accept: bytes of the file, and pixels to decode. */
export const maxOriginal = { bytes: 100e6, pixels: 300e6 };
/** The long side to which a picture is reduced, px; pages show at most half of it. */
const reducedSide = 5000;

/**
 * Returns a picture in a form that the check accepts, if possible, and the extension of its name.
 * Keeps the bytes if the check accepts them. Of any other picture that sharp reads, makes an
 * upright copy in sRGB, reduced, as JPEG, PNG or WebP. `fault` is the error that remains.
 */
export async function fitPicture(bytes: Buffer, file: string, mustChange = false) {
  const ending = path.extname(file).toLowerCase();
  const fault = await checkPicture(bytes, file);
  const isFit = fault === undefined ? !mustChange : fault.code === 'pictureSmall' && !mustChange;
  if (isFit || ending === '.svg') return { bytes, ending, fault, isConverted: false };
  const format = ending === '.png' || ending === '.webp' ? ending.slice(1) : 'jpeg';
  const next = format === 'jpeg' ? '.jpg' : ending;
  try {
    const fit = await sharp(bytes, { limitInputPixels: maxOriginal.pixels })
      .rotate()
      .resize(reducedSide, reducedSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(format as 'png' | 'webp' | 'jpeg', { quality: 95 })
      .toBuffer();
    const left = await checkPicture(fit, file.slice(0, -ending.length) + next);
    return { bytes: fit, ending: next, fault: left, isConverted: true };
  } catch {
    return { bytes, ending, fault, isConverted: false };
  }
}
