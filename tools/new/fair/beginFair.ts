import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editionSchema } from '../../../src/content-model/edition';
import { siteSchema } from '../../../src/content-model/site';
import { readContentSource, sourcesOf, type ContentFolder } from '../../../src/data/check/contentFolder';
import { readContentPath } from '../../../src/data/contentFiles';
import type { Draft, Shelf } from '../draft';
import { Refusal } from '../refusal';
import type { Request } from '../request';
import { readFacts } from './facts';
import { fitTexts } from './fitTexts';
import { leftoversIn, type Leftover } from './leftovers';
import { ownFiles } from './ownFiles';
import { rename, renamingFor } from './renaming';
import { unsavedFiles } from './unsaved';

/** What beginning a fair does to the content folder: files removed, files written, and what is left to rewrite by hand. */
export type FairPlan = { removed: string[]; written: Draft[]; folder: ContentFolder; leftovers: Leftover[] };

/** Works out how to empty the folder of the sample; changes nothing. Throws a `Refusal` where git could not bring all back. */
export function planFair(request: Request, shelf: Shelf, root: string): FairPlan {
  const facts = readFacts(request);
  refuseUnsaved(root);
  const { folder } = shelf;
  const old = sourcesOf(folder, 'site')[0]?.value;
  if (!siteSchema.isValidSync(old)) throw new Refusal('brokenFile', { file: 'site.yaml' });

  const removed = new Set(folder.files.filter((file) => /^\d{4}\/|^pages\/.*\b\d{4}\.yaml$/.test(file)));
  const renaming = renamingFor(old, facts);
  const kept = new Map<string, string>();
  for (const { file, place } of folder.sources) {
    if (!removed.has(file) && place.kind !== 'site') kept.set(file, rename(shelf.read(file), renaming));
  }
  const own = ownFiles(facts, old, renaming, shelf);
  for (const { file, text } of own) kept.set(file, text);
  const left = folder.files.filter((file) => !removed.has(file));
  for (const [file, text] of fitTexts(kept, folderOf(left, kept), (old.socialLinks ?? []).map(({ url }) => url))) kept.set(file, text);

  // Pictures that only what is gone has named.
  const pages = [...kept.values()].join('\n');
  const isUnnamed = (file: string) => file.startsWith('pages/') && !file.endsWith('.yaml') && !pages.includes(path.basename(file));
  for (const file of left.filter(isUnnamed)) removed.add(file);

  const editions = sourcesOf(folder, 'edition').flatMap(({ place, value }) => (editionSchema.isValidSync(value) ? [{ year: place.year ?? 0, venue: value.venue }] : []));
  const years = editions.map(({ year }) => year).filter((year) => year !== facts.year);
  const changed = [...kept].filter(([file, text]) => !folder.files.includes(file) || removed.has(file) || shelf.read(file) !== text);
  return {
    removed: [...removed].filter((file) => !kept.has(file)),
    written: changed.map(([file, text]) => ({ file, text })),
    folder: folderOf(left.filter((file) => !removed.has(file)), kept),
    leftovers: leftoversIn(new Map([...kept].filter(([file]) => !own.some((draft) => draft.file === file))), years, editions.map(({ venue }) => venue)),
  };
}

/** Empties the folder as planned. */
export function carryOut({ removed, written }: FairPlan, root: string): void {
  for (const file of removed) rmSync(path.join(root, file));
  // The deepest first, so that a folder is empty when its turn comes.
  const folders = new Set(removed.flatMap((file) => foldersOf(file)));
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    if (readdirSync(path.join(root, folder)).length === 0) rmdirSync(path.join(root, folder));
  }
  for (const { file, text } of written) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

function foldersOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function refuseUnsaved(root: string): void {
  const unsaved = unsavedFiles(root);
  if (unsaved === undefined) throw new Refusal('noGit', { file: root });
  if (unsaved.length > 0) throw new Refusal('unsaved', { value: unsaved.slice(0, 5).join(', '), count: String(unsaved.length) });
}

function folderOf(files: readonly string[], texts: ReadonlyMap<string, string>): ContentFolder {
  const sources = [...texts].flatMap(([file, text]) => {
    const place = readContentPath(file);
    return place === undefined ? [] : [readContentSource(file, Buffer.from(text), place)];
  });
  return { files: [...new Set([...files, ...texts.keys()])].sort(), sources };
}
