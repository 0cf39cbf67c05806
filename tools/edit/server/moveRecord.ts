import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { addressName } from '../../../src/content/localized';
import { acrossOf, acrossProblems, fileProblems, tryFiles } from '../../../src/site/check';
import {
  type ContentFolder,
  type ContentSource,
  siteOf,
} from '../../../src/site/check/files/contentFolder';
import { pagePaths } from '../../../src/site/check/links';
import { type Problem, describeProblem } from '../../../src/site/check/problems/problem';
import { newestWorks } from '../../../src/site/check/exhibitors';
import { freeStand } from '../../new/freePlaces';
import { fieldOf } from '../form/fieldOf';
import { nameOf } from '../form/nameOf';
import { recordText, sourceOf } from '../form/recordText';
import { jsonOf, describeFaults } from '../form/faults';
import type {
  DuplicateRequest,
  Field,
  MoveAnswer,
  MoveRequest,
  ReferenceTo,
  Value,
} from '../protocol';
import { Refusal, refusal, sentence } from '../../sentences';
import { diffLines } from '../text/diffLines';
import { fieldsOf, isFields, mapTexts } from '../ui/model/values';
import { confined, open, write, writeAll, type Editor } from './files';

/**
 * Kinds of records with a folder; for each, the lists that contain their pages, and the references
 * that can name them.
 */
const kinds = new Map<string, { lists: string[]; to?: ReferenceTo }>([
  ['exhibitor', { lists: ['exhibitors', 'for_participants'], to: 'exhibitors' }],
  ['speaker', { lists: ['speakers'], to: 'speakers' }],
  ['partner', { lists: [] }],
]);

/**
 * A record's folders before and after the move, its new address, and its pages; `to` is absent if
 * the record is deleted.
 */
type Move = {
  file: string;
  from: string;
  target: string | undefined;
  year: number;
  slug: string;
  to: string | undefined;
  known: ReferenceTo | undefined;
  pages: { old: string; next: string }[];
};

/**
 * Renames a record (`to` is its new address) or deletes it. Also changes everything that refers to
 * it: fields that name it or its works, and links to its pages; adds a redirect from its old
 * address. Refuses if the check would report a new problem. Without `isSure` only returns what
 * would change.
 */
export function moveRecord(editor: Editor, { file, to, isSure }: MoveRequest): MoveAnswer {
  const folder = editor.cache.folder();
  const move = readMove(editor, file, to);
  const { from, target, pages } = move;
  const texts = new Map(
    folder.sources.flatMap((source): [string, string][] => {
      const value = jsonOf(source.value);
      if (value === undefined || (source.file === file && target === undefined)) return [];
      const next = valueAfter(move, folder, source, value);
      const isSame = JSON.stringify(next) === JSON.stringify(value);
      return isSame
        ? []
        : [[source.file, recordText(source.file, open(editor, source.file).text, next)]];
    }),
  );
  refuseNewProblems(editor, folder, folderAfter(editor, move, texts), to === undefined);
  const drafts = [...texts].map(([name, text]) => {
    const { source, text: before } = open(editor, name);
    return { file: name, source, before, text };
  });
  const changed = () => refusal('changedNow');
  if (isSure) writeAll(editor, drafts, changed, () => carryOut(editor, move));
  return {
    changes: drafts.map(({ file: name, source, before, text }) => ({
      file: name,
      name: nameOf(source),
      diff: diffLines(before, text),
    })),
    files: folder.files.filter((name) => name.startsWith(`${from}/`)),
    pages,
    ...(target && { file: `${target}/index.yaml` }),
  };
}

/** Refuses records that cannot move, and addresses that are invalid or taken. */
function readMove(editor: Editor, file: string, to: string | undefined): Move {
  const { kind, year = 0, slug = '' } = open(editor, file).source.place;
  const known = kinds.get(kind);
  if (known === undefined) throw refusal('notMovable');
  if (to !== undefined && (to === slug || !addressName().required().isValidSync(to)))
    throw refusal('badAddress', { value: to });
  const from = path.posix.dirname(file);
  const target = to === undefined ? undefined : path.posix.join(path.posix.dirname(from), to);
  if (target && existsSync(path.join(editor.contentRoot, target)))
    throw refusal('exists', { file: target });
  const folder = editor.cache.folder();
  const paths = pagePaths(folder);
  const pages = known.lists
    .map((list) => ({
      old: `/${list}/${year}/${slug}/`,
      next: to === undefined ? listPath(list, year, paths) : `/${list}/${year}/${to}/`,
    }))
    .filter(({ old }) => paths.has(old));
  if (pages.length > 0 && !folder.files.includes('redirects.yaml')) throw refusal('noRedirects');
  return { file, from, target, year, slug, to, known: known.to, pages };
}

/** Returns the contents of a file after the move. */
function valueAfter(move: Move, folder: ContentFolder, source: ContentSource, value: Value): Value {
  const own = yearFor(folder, source);
  const rename = (reference: string, of: ReferenceTo) => renamed(reference, of, { ...move, own });
  let next = mapReferences(fieldOf(source.place.kind), value, rename) ?? null;
  for (const { old, next: newPage } of move.pages) {
    if (move.to !== undefined) next = mapTexts(next, (text) => text.replaceAll(old, newPage));
    if (source.place.kind === 'redirects' && Array.isArray(next))
      next = withRedirect(next, old, newPage, move.to !== undefined);
  }
  return next;
}

function folderAfter(
  { contentRoot, cache }: Editor,
  { from, target }: Move,
  texts: ReadonlyMap<string, string>,
): ContentFolder {
  const { files, sources } = cache.folder();
  const moved = (name: string) =>
    !name.startsWith(`${from}/`) ? name : target && target + name.slice(from.length);
  return {
    files: files.flatMap((name) => moved(name) ?? []).sort(),
    sources: sources.flatMap((one) => {
      const name = moved(one.file);
      if (name === undefined) return [];
      const text = texts.get(one.file);
      if (name === one.file && text === undefined) return [one];
      const bytes = text ?? readFileSync(confined(contentRoot, one.file));
      return sourceOf(name, bytes) ?? [];
    }),
  };
}

/** Refuses a move after which the check would report a problem that it does not report now. */
function refuseNewProblems(
  { language }: Editor,
  before: ContentFolder,
  after: ContentFolder,
  isDeleted: boolean,
): void {
  const all = (folder: ContentFolder, across: readonly Problem[]) => [
    ...folder.sources.flatMap(fileProblems),
    ...across,
  ];
  // Compares problems without file and line, which a move changes.
  const words = (problem: Problem) => describeProblem(problem, 'en').replace(/^\S+ /, '');
  const known = new Set(all(before, acrossOf(before)).map(words));
  const added = all(after, acrossProblems(after)).filter((problem) => !known.has(words(problem)));
  if (added.length === 0) return;
  const faults = describeFaults(added, language, after);
  throw new Refusal(sentence(isDeleted ? 'notDeleted' : 'notRenamed'), 422, { faults });
}

/** Moves or removes the folder. */
function carryOut({ contentRoot }: Editor, { from, target }: Move): void {
  const place = confined(contentRoot, from);
  if (target) renameSync(place, confined(contentRoot, target));
  else rmSync(place, { recursive: true });
}

/** Returns the path of a year's list if the site has it, otherwise of the list of all years. */
const listPath = (list: string, year: number, paths: ReadonlySet<string>) =>
  paths.has(`/${list}/${year}/`) ? `/${list}/${year}/` : `/${list}/`;

/** The year of references without one: the file's own, otherwise the current edition's. */
const yearFor = (folder: ContentFolder, { place }: ContentSource) => ({
  own: place.year ?? siteOf(folder)?.currentEdition ?? NaN,
  works: newestWorks(folder).year,
});

type Renaming = Move & { own: ReturnType<typeof yearFor> };

/** Returns a reference after the renaming; undefined if its record is deleted. */
function renamed(reference: string, of: ReferenceTo, renaming: Renaming): string | undefined {
  const { year, slug, to, own, known } = renaming;
  const [first = '', second] = reference.split('/');
  if (of === 'works' && known === 'exhibitors') {
    if (first !== slug || own.works !== year) return reference;
    return to === undefined ? undefined : `${to}/${second ?? ''}`;
  }
  const isSameRecord =
    second === undefined ? first === slug && own.own === year : reference === `${year}/${slug}`;
  if (of !== known || !isSameRecord) return reference;
  return to === undefined ? undefined : second === undefined ? to : `${year}/${to}`;
}

/** Changes every reference in a value; those that become undefined are removed. */
function mapReferences(
  field: Field,
  value: Value,
  change: (reference: string, to: ReferenceTo) => string | undefined,
): Value | undefined {
  if (field.type === 'reference')
    return typeof value === 'string' ? change(value, field.to) : value;
  if (field.type === 'list' && Array.isArray(value)) {
    const items = value.flatMap((item) => mapReferences(field.item, item, change) ?? []);
    return items.length === 0 && value.length > 0 && !field.required ? undefined : items;
  }
  if (!isFields(value)) return value;
  const inner = fieldsOf(field, value);
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const next = inner[key] ? mapReferences(inner[key], one, change) : one;
    return next === undefined ? [] : [[key, next] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Puts the redirect first, because a wider rule before it would win; removes a rule from the new
 * address.
 */
function withRedirect(rules: Value[], page: string, newPage: string, isRenamed: boolean): Value[] {
  const others = rules.flatMap((rule): Value[] => {
    if (!isFields(rule)) return [rule];
    const [from, leadsTo] = [`${rule['from']}`, `${rule['to'] ?? ''}`];
    if (from === `${newPage}*` || (!isRenamed && from.startsWith(page))) return [];
    return leadsTo.startsWith(page) ? [{ ...rule, to: newPage }] : [rule];
  });
  const reason = isRenamed ? 'The record has another address.' : 'The record was removed.';
  const to = isRenamed ? `${newPage}:splat` : newPage;
  return [{ from: `${page}*`, to, status: 301, reason }, ...others];
}

/**
 * Copies an exhibitor or a partner into another year. An exhibitor gets a free stand and no works,
 * because the works were shown in the old year. Returns the new file.
 */
export function duplicate(editor: Editor, { file, year }: DuplicateRequest): { file: string } {
  const { contentRoot, language, cache } = editor;
  const { source, text: before } = open(editor, file);
  const { kind } = source.place;
  const value = jsonOf(source.value);
  if ((kind !== 'exhibitor' && kind !== 'partner') || !isFields(value)) throw refusal('notMovable');
  const folder = cache.folder();
  const to = file.replace(/^\d+/, year);
  if (!folder.files.includes(`${year}/edition.yaml`)) throw refusal('noEdition', { value: year });
  if (folder.files.includes(to)) throw refusal('exists', { file: to });
  const { works: _works, ...own } = value;
  const next = kind === 'partner' ? value : { ...own, stand: freeStand(folder, Number(year)) };
  const text = recordText(to, before, next);
  const pictures = kind === 'partner' ? [`${value['logo']}`] : [];
  const copies = pictures.map((name) => ({
    from: path.posix.join(path.posix.dirname(file), name),
    to: path.posix.join(path.posix.dirname(to), name),
  }));
  const files = [...folder.files, ...copies.map((copy) => copy.to)];
  const { own: faults, added } = tryFiles({ ...folder, files }, [{ file: to, text }]);
  const draft = sourceOf(to, text);
  if (faults.length + added.length > 0 && draft) {
    const described = describeFaults([...faults, ...added], language, folder, [draft]);
    throw new Refusal(sentence('notCopied'), 422, { faults: described });
  }
  for (const copy of copies)
    write(confined(contentRoot, copy.to), readFileSync(confined(contentRoot, copy.from)));
  write(confined(contentRoot, to), text);
  return { file: to };
}
