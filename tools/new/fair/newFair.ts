import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { siteSchema, type Site } from '../../../src/content/site';
import { acrossProblems, fileProblems } from '../../../src/site/check';
import { sourcesOf, type ContentFolder } from '../../../src/site/check/files/contentFolder';
import { fieldOf } from '../../../src/site/check/files/schemaProblems';
import { describeProblem } from '../../../src/site/check/problems/problem';
import prompts from '../../../src/site/check/prompts.json';
import { recordText, sourceOf } from '../../edit/form/recordText';
import { jsonOf } from '../../edit/form/faults';
import type { Value, Words } from '../../edit/protocol';
import { git } from '../../git';
import { Refusal, refusal, sentence } from '../../sentences';
import { confined, write } from '../../edit/server/files';
import { mapTexts } from '../../edit/ui/model/values';
import { fitTexts, type Texts } from './fitTexts';

type Command = { when: string; options: Readonly<Record<string, string>>; isSure: boolean };
type Facts = Record<(typeof needed)[number], string> & {
  year: number;
  venue: Words;
  address: Words;
};

const needed = ['name-ru', 'name-en', 'first-day', 'last-day', 'domain', 'email', 'phone'] as const;

/**
 * Removes the sample fair and begins a real one: replaces the sample's names in the pages, writes
 * `site.yaml` and the first edition, and fits the pages to the remaining records. Without `isSure`
 * it only reports what it would do. Refuses if git could not restore all of it, or if the check
 * would find a problem.
 */
export function newFair(command: Command, folder: ContentFolder, root: string): Words {
  const facts = factsOf(command);
  refuseUnsaved(root);
  const site = sourcesOf(folder, 'site')[0]?.value;
  if (!siteSchema.isValidSync(site)) throw refusal('brokenFile', { file: 'site.yaml' });

  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const left = folder.files.filter((file) => !isOfAYear(file) && file !== 'site.yaml');
  const renaming = renamingFor(site, facts);
  const renamed = left.filter(isYaml).map((file): [string, string] => {
    const value = jsonOf(folder.sources.find((one) => one.file === file)?.value);
    if (value === undefined) return [file, read(file)];
    const next = mapTexts(value, (text) => rename(text, renaming));
    const isSame = JSON.stringify(next) === JSON.stringify(value);
    return [file, isSame ? read(file) : recordText(file, read(file), next)];
  });
  const texts = new Map([...renamed, ...ownFiles(facts, site, renaming, folder)]);
  const profiles = (site.socialLinks ?? []).map(({ url }) => url);
  const all = new Map([...texts, ...fitTexts(texts, folderOf(left, texts), profiles)]);

  const pictures = left.filter((file) => !isYaml(file) && !isUnnamed(file, all));
  const files = new Set([...pictures, ...all.keys()]);
  refuseProblems(folderOf([...files], all));
  const removed = folder.files.filter((file) => !files.has(file));
  const written = [...all].filter(
    ([file, text]) => !folder.files.includes(file) || read(file) !== text,
  );
  if (!command.isSure) {
    const names = written.map(([file]) => `  ${file}`).join('\n');
    return sentence('fairPlan', { removed: counted(removed), written: names });
  }
  for (const file of removed) rmSync(confined(root, file));
  const folders = new Set(removed.flatMap(foldersOf));
  // Deepest first, so that a folder is empty when its turn comes.
  for (const one of [...folders].sort((a, b) => b.length - a.length))
    if (readdirSync(confined(root, one)).length === 0) rmdirSync(confined(root, one));
  for (const [file, text] of written) write(confined(root, file), text);
  return sentence('fairDone', { removed: removed.length, written: written.length });
}

const foldersOf = (file: string): string[] => {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
};

/**
 * Reads the facts from the command's options. Throws a refusal that lists all missing required
 * options. A missing optional one becomes a prompt, which stops a deploy.
 */
function factsOf({ when, options }: Command): Facts {
  if (!/^2[01]\d\d$/.test(when)) throw refusal('badYear', { value: when });
  const missing = needed.filter((name) => options[name] === undefined);
  if (missing.length > 0)
    throw refusal('missingFacts', { value: missing.map((name) => `--${name}`).join(', ') });
  const answers = Object.fromEntries(needed.map((name) => [name, options[name] ?? '']));
  const pair = (name: 'venue' | 'address', prompt: Words): Words => ({
    ru: options[`${name}-ru`] ?? prompt.ru,
    en: options[`${name}-en`] ?? prompt.en,
  });
  return {
    ...(answers as Record<(typeof needed)[number], string>),
    year: Number(when),
    venue: pair('venue', prompts.edition['venue.name']),
    address: pair('address', prompts.edition['venue.address']),
  };
}

/** Refuses while git could not restore a file that is changed, new or ignored. */
function refuseUnsaved(root: string): void {
  const status = ['status', '--porcelain', '--ignored', '--untracked-files=all', '--', '.'];
  const args = ['-c', 'core.quotePath=false', ...status];
  const output = git(root, args)?.toString();
  if (output === undefined) throw refusal('noGitHere', { file: root });
  const files = output.split('\n').flatMap((line) => line.slice(3) || []);
  // Files that a computer creates itself (`.DS_Store`) are not content and stay.
  const unsaved = files.filter((file) => !path.basename(file).startsWith('.'));
  if (unsaved.length === 0) return;
  throw refusal('unsaved', { value: unsaved.slice(0, 5).join(', '), count: unsaved.length });
}

/** Old words with their replacements, longest first. */
type Renaming = readonly (readonly [string, string])[];

/** Pairs the sample's name, addresses, telephone and hashtags with those of the new fair. */
function renamingFor(old: Site, facts: Facts): Renaming {
  const tag = (name: string, year: number) => `#${name.replace(/[^\p{L}\p{N}]/gu, '')}${year}`;
  const called = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
  const named = (half: 'ru' | 'en') => facts[`name-${half}`];
  const pairs: [string, string][] = [
    [old.contacts.phone, facts.phone],
    [called(old.contacts.phone), called(facts.phone)],
    [old.contacts.email, facts.email],
    ...old.ownDomains.map((domain): [string, string] => [
      domain,
      domain.startsWith('www.') ? `www.${facts.domain}` : facts.domain,
    ]),
    [old.domain, facts.domain],
    ...(['ru', 'en'] as const).flatMap((half): [string, string][] => [
      [tag(old.name[half], old.currentEdition), tag(named(half), facts.year)],
      [old.name[half], named(half)],
    ]),
  ];
  return pairs.sort(([one], [other]) => other.length - one.length);
}

/** Renames a text in one pass, so that no replacement is replaced again. */
function rename(text: string, renaming: Renaming): string {
  const words = renaming.map(([from]) => from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const to = new Map(renaming);
  return text.replace(new RegExp(words.join('|'), 'g'), (word) => to.get(word) ?? word);
}

/** Writes `site.yaml` and the first edition; keeps the choice of lead service and the colour. */
function ownFiles(
  facts: Facts,
  { lead }: Site,
  renaming: Renaming,
  folder: ContentFolder,
): [file: string, text: string][] {
  const { domain, email, phone, year, venue, address } = facts;
  const [newest] = [...sourcesOf(folder, 'edition')].sort(
    (a, b) => (b.place.year ?? 0) - (a.place.year ?? 0),
  );
  const product = domain.split('.')[0] ?? domain;
  const site = {
    name: { ru: facts['name-ru'], en: facts['name-en'] },
    description: prompts.site.description,
    domain,
    ownDomains: [domain, `www.${domain}`],
    currentEdition: year,
    contacts: { email, phone, address },
    lead: {
      ...lead,
      type: product,
      land: `${product}${year}`,
      redirectHosts: lead.redirectHosts.map((host) => rename(host, renaming)),
    },
  };
  const edition = {
    firstDay: facts['first-day'],
    lastDay: facts['last-day'],
    venue: { name: venue, address },
    colour: fieldOf(newest?.value, 'colour') as Value,
  };
  return [
    ['site.yaml', recordText('site.yaml', '', site)],
    [`${year}/edition.yaml`, recordText(`${year}/edition.yaml`, '', edition)],
  ];
}

/**
 * Whether a file belongs to an edition or to certain days: editions' folders, pages of one year
 * such as `pages/past_events/2024.yaml`, notices and releases.
 */
const isOfAYear = (file: string) =>
  /^\d{4}\/|^notices\.yaml$|^releases\/|^pages\/.*\b\d{4}\.yaml$/.test(file);
const isYaml = (file: string) => file.endsWith('.yaml');

/** Whether a file belongs to the pages, but no remaining text names it. */
const isUnnamed = (file: string, texts: Texts) =>
  file.startsWith('pages/') &&
  ![...texts.values()].some((text) => text.includes(path.basename(file)));

function folderOf(files: readonly string[], texts: Texts): ContentFolder {
  const sources = [...texts].flatMap(([file, text]) => sourceOf(file, text) ?? []);
  return { files: [...new Set([...files, ...texts.keys()])].sort(), sources };
}

function refuseProblems(after: ContentFolder): void {
  const problems = [...after.sources.flatMap(fileProblems), ...acrossProblems(after)];
  // A wrong answer is reported once, not for every page that uses it.
  const own = problems.filter(({ file }) => file === 'site.yaml' || file.endsWith('/edition.yaml'));
  const listed = own.length > 0 ? own : problems;
  if (listed.length === 0) return;
  const lines = (language: 'ru' | 'en') =>
    [...listed.map((one) => describeProblem(one, language)), sentence('refusedNew')[language]].join(
      '\n',
    );
  throw new Refusal({ ru: lines('ru'), en: lines('en') });
}

/** Lists records by year and kind with their number, and other files by their names. */
function counted(files: readonly string[]): string {
  const groups = new Map<string, number>();
  for (const file of files) {
    const group = /^\d{4}\/[^/]+\//.exec(file)?.[0] ?? file;
    groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  return [...groups].map(([group, count]) => `  ${group}  (${count})`).join('\n');
}
