import { readFileSync } from 'node:fs';
import { acrossOf, fileProblems, inOrder, tryFiles } from '../../../src/site/check';
import { promptNotes } from '../../../src/site/check/prompts';
import { readContentSource, type ContentSource } from '../../../src/site/check/files/contentFolder';
import { keysOf, schemaAt } from '../../../src/site/check/files/schemaProblems';
import type { Problem } from '../../../src/site/check/problems/problem';
import { tellProblem } from '../../../src/site/check/problems/report';
import { kindOf, readContentPath, type ContentKind } from '../../../src/site/content/contentFiles';
import { fieldOf } from '../form/fieldOf';
import { nameOf } from '../form/nameOf';
import { pageOf } from '../form/pageOf';
import { referencesOf } from '../form/referencesOf';
import { openRepository } from '../handIn/git';
import type * as protocol from '../protocol';
import type { CheckRequest, Fault, Value } from '../protocol';
import { applyValue } from '../text/applyValue';
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
  const records = shelf.folder().sources.flatMap((source) => {
    const { file, place } = source;
    if (readContentPath(file) === undefined) return [];
    return [{ file, ...place, name: nameOf(source), isChanged: changed.includes(file) }];
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
export function readRecord(editor: Editor, file: string): protocol.RecordAnswer {
  const { digest, source } = open(editor, file);
  const folder = editor.shelf.folder();
  const { kind, year } = source.place;
  const across = acrossOf(folder).filter((problem) => problem.file === file);
  return {
    file,
    kind,
    digest,
    value: valueOf(source),
    field: fieldOf(kind),
    references: referencesOf(folder, year),
    pictures: picturesBeside(editor, file),
    page: pageOf(source, folder),
    isDrawing: kind === 'plan' || kind === 'way',
    faults: tell([...fileProblems(source), ...across], editor.language),
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
  const { schema } = kindOf(source.place.kind);
  let text: string;
  try {
    text = applyValue(before, value, (at) => keysOf(schemaAt(schema, value, at).schema));
  } catch {
    throw refusal('unfaithful', { file });
  }
  const { own, across, added } = tryFiles(editor.shelf.folder(), [{ file, text }]);
  const concerning = across.filter((problem) => problem.file === file || added.includes(problem));
  const faults = tell([...own, ...concerning], editor.language);
  const prompts = promptsIn(editor, readContentSource(file, Buffer.from(text), source.place));
  return { target, digest, text, diff: diffLines(before, text), own, faults, prompts };
}

/** Returns the prompts that are left in one file. */
const promptsIn = ({ contentRoot, language }: Editor, source: ContentSource): Fault[] =>
  tell(promptNotes(contentRoot, { files: [], sources: [source] }), language);

/** Merges the two changes after a file has changed meanwhile. */
function conflictOf(editor: Editor, { file, digest, value }: CheckRequest): Refusal {
  const { digest: current, source } = open(editor, file);
  const theirs = valueOf(source);
  if (theirs === undefined) return refusal('unread', { file });
  const known = editor.shelf.kept(digest);
  const base = known && valueOf(readContentSource(file, Buffer.from(known), source.place));
  // Without their common base, every difference is a conflict.
  const merged = mergeValues(base || (Array.isArray(theirs) ? [] : {}), value, theirs);
  return new Refusal(say('changedNow'), 409, { digest: current, ...merged });
}

const valueOf = ({ value }: ContentSource) =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as Value);

function tell(problems: readonly Problem[], language: protocol.EditorLanguage): Fault[] {
  return inOrder(problems).map((problem) => {
    const { field, file, line } = problem;
    return { field, file, line, ...tellProblem(problem, language) };
  });
}
