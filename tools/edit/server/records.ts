import { readFileSync } from 'node:fs';
import { acrossOf, fileProblems, tryFiles } from '../../../src/site/check';
import { promptNotes } from '../../../src/site/check/prompts';
import { readContentSource, type ContentSource } from '../../../src/site/check/files/contentFolder';
import { sessionsOf } from '../../../src/site/check/files/written';
import {
  readContentPath,
  type ContentFile,
  type ContentKind,
} from '../../../src/site/content/contentFiles';
import { fieldOf } from '../form/fieldOf';
import { nameOf } from '../form/nameOf';
import { pageOf } from '../form/pageOf';
import { recordText } from '../form/recordText';
import { referencesOf } from '../form/referencesOf';
import { jsonOf, tellFaults } from '../form/tell';
import { lacksOf } from './lists';
import { openRepository } from '../handIn/git';
import { publishedFiles } from '../handIn/published';
import { describeConflict } from '../handIn/update';
import type * as protocol from '../protocol';
import type { CheckRequest, Fault } from '../protocol';
import { diffLines } from '../text/diffLines';
import { mergeValues } from '../text/mergeValues';
import { open, write, type Editor } from './files';
import { picturesBeside, removeUnusedMark } from './pictures';
import { Refusal, refusal, say } from '../say';
import { digestOf } from './shelf';

/** Lists the folder's records, with changes since the last commit if git has one. */
export async function listRecords({
  contentRoot,
  project,
  shelf,
}: Editor): Promise<protocol.RecordsAnswer> {
  const changed: readonly string[] = await openRepository(project, contentRoot)
    .then((repository) => repository.changed())
    .catch(() => []);
  const folder = shelf.folder();
  const left = new Set(promptNotes(contentRoot, folder).map(({ file }) => file));
  const records = folder.sources.flatMap((source) => {
    const { file, place } = source;
    if (readContentPath(file) === undefined) return [];
    const lacks = [...(left.has(file) ? ['prompts' as const] : []), ...lacksOf(source)];
    return [{ file, ...place, name: nameOf(source), isChanged: changed.includes(file), lacks }];
  });
  return { records, asked: { partner: { tier: fieldIn('partner', 'tier') } } };
}

function fieldIn(kind: ContentKind, key: string): protocol.Field {
  const field = fieldOf(kind);
  const inner = field.type === 'fields' && field.fields[key];
  if (!inner) throw new Error(`A ${kind} has no field ${key}.`);
  return inner;
}

/** Returns a record as it is in its file, with everything that its form needs. */
export async function readRecord(editor: Editor, file: string): Promise<protocol.RecordAnswer> {
  const { digest, source } = open(editor, file);
  const folder = editor.shelf.folder();
  const { kind } = source.place;
  const across = acrossOf(folder).filter((problem) => problem.file === file);
  return {
    file,
    kind,
    digest,
    value: valueOf(source),
    field: fieldOf(kind),
    references: referencesOf(folder, source.place.year, kind),
    pictures: picturesBeside(editor, file),
    ...(await publishedOf(editor, source.place, file)),
    page: pageOf(source, folder),
    isDrawing: kind === 'plan' || kind === 'way',
    faults: tellFaults([...fileProblems(source), ...across], editor.language, folder),
    prompts: promptsIn(editor, source),
  };
}

/** Returns the result of writing a value into a file, without writing it. */
export function checkRecord(editor: Editor, request: CheckRequest): protocol.CheckAnswer {
  const { diff, own, faults, prompts } = tryRecord(editor, request);
  return { faults, prompts, diff, isSavable: own.length === 0 };
}

/** Writes a value into its file. Reading, checking and writing are one step for this process. */
export function saveRecord(editor: Editor, request: CheckRequest): protocol.SaveAnswer {
  const { target, digest, text, diff, own, faults, prompts } = tryRecord(editor, request);
  if (own.length > 0) throw new Refusal(say('faulty'), 422, { faults });
  const isStill = () => digestOf(readFileSync(target)) === digest;
  if (!write(target, text, isStill)) throw conflictOf(editor, request);
  removeUnusedMark(editor, request.file, text);
  const pictures = picturesBeside(editor, request.file);
  return { digest: editor.shelf.keep(text), diff, faults, prompts, pictures };
}

function tryRecord(editor: Editor, request: CheckRequest) {
  const { file, digest, value } = request;
  const { target, text: before, digest: current, source } = open(editor, file);
  if (digest !== current) throw conflictOf(editor, request);
  if (source.value === undefined) throw refusal('unread', { file });
  let text: string;
  try {
    text = recordText(source.place.kind, before, value);
  } catch {
    throw refusal('unfaithful', { file });
  }
  const now = readContentSource(file, Buffer.from(text), source.place);
  const { own, across, added } = tryFiles(editor.shelf.folder(), [{ file, text }]);
  const concerning = across.filter((problem) => problem.file === file || added.includes(problem));
  const faults = tellFaults([...own, ...concerning], editor.language, editor.shelf.folder(), [now]);
  const prompts = promptsIn(editor, now);
  return { target, digest, text, diff: diffLines(before, text), own, faults, prompts };
}

/** Returns the prompts that are left in one file. */
function promptsIn({ contentRoot, language }: Editor, source: ContentSource): Fault[] {
  const alone = { files: [], sources: [source] };
  return tellFaults(promptNotes(contentRoot, alone), language, alone);
}

/** Returns what main has of a file; for a day of the programme, also the sessions of its year. */
async function publishedOf({ project, contentRoot }: Editor, place: ContentFile, file: string) {
  const isDay = (name: string) => name.startsWith(`${place.year}/programme/`);
  const isMeant = (name: string) => name === file || (place.kind === 'programme' && isDay(name));
  const files = await publishedFiles(project, contentRoot, isMeant);
  const sources = [...files].flatMap(([name, bytes]) => {
    const at = readContentPath(name);
    return at === undefined ? [] : [readContentSource(name, bytes, at)];
  });
  const own = sources.find((source) => source.file === file);
  const sessions = sessionsOf({ files: [], sources }).map(({ place: { date: day }, value }) => {
    const { slug = '', start = '', end = '', hall = '', changes = [] } = value ?? {};
    return [slug, { day, start, end, hall, changes: changes.length }] as const;
  });
  return {
    ...(own && { published: valueOf(own) }),
    ...(place.kind === 'programme' && { announced: Object.fromEntries(sessions) }),
  };
}

/** Merges the two changes after a file has changed meanwhile. */
function conflictOf(editor: Editor, { file, digest, value, keep }: CheckRequest): Refusal {
  const { digest: current, source } = open(editor, file);
  const theirs = valueOf(source);
  if (theirs === undefined) return refusal('unread', { file });
  const known = editor.shelf.kept(digest);
  const base = known && valueOf(readContentSource(file, Buffer.from(known), source.place));
  // Without their common base, every difference is a conflict.
  const began = base || (Array.isArray(theirs) ? [] : {});
  const { merged, conflicts: fields } = mergeValues(began, value, theirs, keep);
  const conflicts = fields.map((field) =>
    describeConflict(file, field, value, theirs, editor.language),
  );
  return new Refusal(say('changedNow'), 409, { digest: current, merged, conflicts });
}

const valueOf = ({ value }: ContentSource) => jsonOf(value);
