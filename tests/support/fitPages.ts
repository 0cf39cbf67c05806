import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContentFolder } from '../../src/site/check/files/contentFolder';
import { fitTexts } from '../../tools/new/fair/fitTexts';

/** Adapts the pages, forms and menus of a copied content folder to the records copied with them. */
export function fitPages(root: string): void {
  const folder = readContentFolder(root);
  const texts = new Map(
    folder.sources.map(({ file }) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  for (const [file, text] of fitTexts(texts, folder)) writeFileSync(path.join(root, file), text);
}
