import path from 'node:path';
import { editionSchema, type Edition } from '../../../src/edition/schema';
import { siteSchema, type Site } from '../../../src/content/site';
import {
  readContentSource,
  sourcesOf,
  type ContentFolder,
} from '../../../src/site/check/files/contentFolder';
import { readContentPath } from '../../../src/site/content/contentFiles';
import type { Draft, Shelf } from '../draft';
import { Refusal } from '../refusal';
import type { Request } from '../request';
import { readFacts } from './facts';
import { fitTexts } from './fitTexts';
import { leftoversIn, type Leftover } from './leftovers';
import { ownFiles } from './ownFiles';
import { rename, renamingFor } from './renaming';
import { unsavedFiles } from './unsaved';

/** What `npm run new -- fair` does to the content folder. */
export type FairPlan = {
  removed: string[];
  written: Draft[];
  folder: ContentFolder;
  leftovers: Leftover[];
};

/** Plans the removal of the sample. Throws a `Refusal` if git could not restore all of it. */
export function planFair(request: Request, shelf: Shelf, root: string): FairPlan {
  const facts = readFacts(request);
  refuseUnsaved(root);
  const { folder } = shelf;
  const old = siteOf(folder);
  const renaming = renamingFor(old, facts);
  const own = ownFiles(facts, old, renaming, shelf);

  const left = folder.files.filter((file) => !isOfAYear(file) && file !== 'site.yaml');
  const renamed = left
    .filter(isYaml)
    .map((file) => [file, rename(shelf.read(file), renaming)] as const);
  const texts = new Map([...renamed, ...own.map(({ file, text }) => [file, text] as const)]);
  const profiles = (old.socialLinks ?? []).map(({ url }) => url);
  const fitted = fitTexts(texts, folderOf(left, texts), profiles);
  const all = new Map([...texts, ...fitted]);

  const pictures = left.filter((file) => !isYaml(file) && !isUnnamed(file, all));
  const files = new Set([...pictures, ...all.keys()]);
  const shared = new Map([...all].filter(([file]) => !own.some((draft) => draft.file === file)));
  return {
    removed: folder.files.filter((file) => !files.has(file)),
    written: [...all]
      .filter(([file, text]) => !folder.files.includes(file) || shelf.read(file) !== text)
      .map(([file, text]) => ({ file, text })),
    folder: folderOf([...files], all),
    leftovers: leftoversIn(shared, wordsOfYears(folder, facts.year)),
  };
}

function refuseUnsaved(root: string): void {
  const unsaved = unsavedFiles(root);
  if (unsaved === undefined) throw new Refusal('noGit', { file: root });
  if (unsaved.length === 0) return;
  throw new Refusal('unsaved', {
    value: unsaved.slice(0, 5).join(', '),
    count: String(unsaved.length),
  });
}

function siteOf(folder: ContentFolder): Site {
  const site = sourcesOf(folder, 'site')[0]?.value;
  if (!siteSchema.isValidSync(site)) throw new Refusal('brokenFile', { file: 'site.yaml' });
  return site;
}

/**
 * Whether a file belongs to an edition or to certain days: editions' folders, pages of one year
 * such as `pages/past_events/2024.yaml`, notices and releases.
 */
const isOfAYear = (file: string) =>
  /^\d{4}\/|^notices\.yaml$|^releases\/|^pages\/.*\b\d{4}\.yaml$/.test(file);
const isYaml = (file: string) => file.endsWith('.yaml');

/** Whether a file is a picture for pages that only removed files have named. */
function isUnnamed(file: string, texts: ReadonlyMap<string, string>): boolean {
  return (
    file.startsWith('pages/') &&
    ![...texts.values()].some((text) => text.includes(path.basename(file)))
  );
}

/** Years and venues of all editions, except the new fair's year, which reveals nothing. */
function wordsOfYears(folder: ContentFolder, year: number): string[] {
  const editions = sourcesOf(folder, 'edition');
  const venues = editions.flatMap(({ value }) =>
    editionSchema.isValidSync(value) ? namesOf(value.venue) : [],
  );
  const years = editions.map(({ place }) => place.year ?? 0).filter((other) => other !== year);
  return [...new Set([...years.map(String), ...venues])];
}

const namesOf = ({ name, address }: Edition['venue']) => [name.ru, name.en, address.ru, address.en];

function folderOf(files: readonly string[], texts: ReadonlyMap<string, string>): ContentFolder {
  const sources = [...texts].flatMap(([file, text]) => {
    const place = readContentPath(file);
    return place === undefined ? [] : [readContentSource(file, Buffer.from(text), place)];
  });
  return { files: [...new Set([...files, ...texts.keys()])].sort(), sources };
}
