import { readFileSync } from 'node:fs';
import path from 'node:path';

const library = 'node_modules/fslightbox-react/index.js';

/**
 * Returns the style sheet that fslightbox adds to the page when it opens (docs/decisions/010); the
 * Content-Security-Policy allows exactly this text. Throws if the library no longer contains it in
 * the expected form.
 */
export function lightboxStyle(): string {
  const text = readFileSync(path.resolve(library), 'utf8');
  const literal =
    /createElement\("style"\)\)\.className=\w+,\w+\.appendChild\(document\.createTextNode\(("(?:[^"\\]|\\.)*")\)\)/.exec(
      text,
    )?.[1];
  if (literal === undefined)
    throw new Error(
      `The style that ${library} puts into pages was not found: its policy needs another look.`,
    );
  return JSON.parse(literal) as string;
}
