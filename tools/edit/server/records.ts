import { isDeepStrictEqual } from 'node:util';
import { acrossOf, fileProblems, tryFiles, type Trial } from '../../../src/site/check';
import { promptNotes } from '../../../src/site/check/prompts';
import {
  recordsOf,
  sessionsOf,
  siteOf,
  type ContentFolder,
  type ContentSource,
} from '../../../src/site/check/files/contentFolder';
import { moscowDay, now } from '../../../src/lib/time/clock';
import { readContentPath, type ContentFile } from '../../../src/site/content/contentFiles';
import { fieldOf } from '../form/fieldOf';
import { nameOf } from '../form/nameOf';
import { pageOf } from '../form/pageOf';
import { recordText, sourceOf } from '../form/recordText';
import { referencesOf } from '../form/referencesOf';
import { jsonOf } from '../form/faults';
import { lacksOf } from './lists';
import { openRepository, publishedFiles } from '../handIn/git';
import { describeConflict } from '../handIn/update';
import type * as protocol from '../protocol';
import type { CheckRequest } from '../protocol';
import { diffLines } from '../text/diffLines';
import { mergeValues } from '../text/mergeValues';
import { fieldsOf } from '../ui/model/values';
import { writeAll, type Draft, type Editor } from './files';
import { openRecord } from './openRecord';
import { removeUnusedMark } from './pictures';
import { Refusal, refusal, sentence } from '../../sentences';

/** Lists the folder's records, with changes since the last commit if git has one. */
export async function listRecords(editor: Editor): Promise<protocol.RecordsAnswer> {
  const { contentRoot, cache } = editor;
  const changed: readonly string[] = await openRepository(editor)
    .then((repository) => repository.changed())
    .catch(() => []);
  const folder = cache.folder();
  const left = new Set(promptNotes(contentRoot, folder).map(({ file }) => file));
  const records = folder.sources.flatMap((source) => {
    const { file, place } = source;
    if (readContentPath(file) === undefined) return [];
    const lacks = [...(left.has(file) ? ['prompts' as const] : []), ...lacksOf(source)];
    return [{ file, ...place, name: nameOf(source), isChanged: changed.includes(file), lacks }];
  });
  const { tier } = fieldsOf(fieldOf('partner'));
  return {
    ...{ records, currentEdition: siteOf(folder)?.currentEdition },
    requiredFields: { partner: { ...(tier && { tier }) } },
  };
}

/** Returns a record as it is in its file or files, with everything that its form needs. */
export async function readRecord(
  editor: Editor,
  { file }: { file: string },
): Promise<protocol.RecordAnswer> {
  const record = openRecord(editor, file);
  const { place, parts, digest, value, field, table } = record;
  const folder = editor.cache.folder();
  const sources = parts.map((part) => part.source);
  const [source] = sources;
  const across = acrossOf(folder).filter((problem) => record.has(problem.file));
  const own = sources.flatMap(fileProblems);
  return {
    file,
    kind: table ? 'table' : place.kind,
    digest,
    value,
    field,
    references: referencesOf(folder, place.year, place.kind),
    pictures: record.pictures,
    ...(await publishedOf(editor, place, file)),
    today: saleDay(folder, place.year),
    page: source && !table ? pageOf(source, folder) : undefined,
    isDrawing: place.kind === 'plan' || place.kind === 'way',
    faults: record.describe([...own, ...across], []),
    prompts: record.describe(promptsIn(editor, sources), []),
    ...(table && { table }),
  };
}

/** Returns today, or the last day of a year's fair if that is over: a sale cannot be later. */
function saleDay(folder: ContentFolder, year: number | undefined): string {
  const edition = recordsOf(folder, 'edition').find(({ place }) => place.year === year);
  const [today, lastDay] = [moscowDay(now()), edition?.value?.lastDay];
  return lastDay !== undefined && lastDay < today ? lastDay : today;
}

/** Checks a value as if it were written into its files; writes nothing. */
export function checkRecord(editor: Editor, request: CheckRequest): protocol.CheckAnswer {
  const { drafts, own, faults, prompts } = tryRecord(editor, request);
  return { faults, prompts, diff: diffOf(drafts), isSavable: own.length === 0 };
}

/**
 * Writes a value into its files. Reading, checking and writing happen in one step, without other
 * requests in between.
 */
export function saveRecord(editor: Editor, request: CheckRequest): protocol.SaveAnswer {
  const { drafts, own, faults, prompts } = tryRecord(editor, request);
  if (own.length > 0) throw new Refusal(sentence('faulty'), 422, { faults });
  writeAll(editor, drafts, () => conflictOf(editor, request));
  for (const { file, text } of drafts) removeUnusedMark(editor, file, text);
  const { digest, pictures } = openRecord(editor, request.file);
  return { digest, diff: diffOf(drafts), faults, prompts, pictures };
}

const diffOf = (drafts: readonly Draft[]) =>
  drafts.flatMap(({ before, text }) => diffLines(before, text));

function tryRecord(editor: Editor, request: CheckRequest) {
  const { file, digest, value } = request;
  const record = openRecord(editor, file);
  if (digest !== record.digest) throw conflictOf(editor, request);
  if (record.value === undefined) throw refusal('unread', { file });
  const drafts = record.parts.flatMap((part): Draft[] => {
    const next = record.valueIn(part, value);
    if (record.table && isDeepStrictEqual(next, jsonOf(part.source.value))) return [];
    return [{ ...part, before: part.text, text: recordText(part.file, part.text, next) }];
  });
  const folder = editor.cache.folder();
  const { own, across, added }: Trial =
    drafts.length > 0
      ? tryFiles(folder, drafts)
      : { own: [], across: [...acrossOf(folder)], added: [] };
  const newest = record.parts.map(({ file: name, source }) => {
    const draft = drafts.find((one) => one.file === name);
    return (draft && sourceOf(name, draft.text)) ?? source;
  });
  const others = newest.filter((source) => !drafts.some((one) => one.file === source.file));
  const concerning = across.filter((one) => record.has(one.file) || added.includes(one));
  const problems = [...own, ...others.flatMap(fileProblems), ...concerning];
  return {
    drafts,
    own,
    faults: record.describe(problems, newest, value),
    prompts: record.describe(promptsIn(editor, newest), newest, value),
  };
}

/** Returns the prompts that are left in some files. */
const promptsIn = ({ contentRoot }: Editor, sources: ContentSource[]) =>
  promptNotes(contentRoot, { files: [], sources });

/** Returns a file's contents on main; for a programme also the sessions of its year. */
async function publishedOf(editor: Editor, place: ContentFile, file: string) {
  if (readContentPath(file) === undefined && place.kind !== 'programme') return {};
  const isDay = (name: string) => name.startsWith(`${place.year}/programme/`);
  const isNeeded = (name: string) => name === file || (place.kind === 'programme' && isDay(name));
  const files = await publishedFiles(editor, isNeeded);
  const sources = [...files].flatMap(([name, bytes]) => sourceOf(name, bytes) ?? []);
  const own = sources.find((source) => source.file === file);
  const sessions = sessionsOf({ files: [], sources }).map(({ place: { date: day }, value }) => {
    const { slug = '', start = '', end = '', hall = '', changes = [] } = value ?? {};
    return [slug, { day, start, end, hall, changes: changes.length }] as const;
  });
  return {
    ...(own && { published: jsonOf(own.value) }),
    ...(place.kind === 'programme' && { announced: Object.fromEntries(sessions) }),
  };
}

/**
 * Merges the sent value with the file, which has changed meanwhile; returns the refusal to throw.
 */
function conflictOf(editor: Editor, { file, digest, value, keep }: CheckRequest): Refusal {
  const record = openRecord(editor, file);
  const theirs = record.value;
  if (theirs === undefined) return refusal('unread', { file });
  // Without a common base, every difference is a conflict.
  const began = record.earlier(digest) || (Array.isArray(theirs) ? [] : {});
  const { merged, conflicts: fields } = mergeValues(began, value, theirs, keep);
  const conflicts = fields.map((field) =>
    describeConflict(record.field, field, value, theirs, editor.language),
  );
  return new Refusal(sentence('changedNow'), 409, { digest: record.digest, merged, conflicts });
}
