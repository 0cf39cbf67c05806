import { array, boolean, mixed, object, string, type Schema } from 'yup';
import { isKeyed } from '../../../src/lib/isKeyed';
import { changesOf } from '../handIn/changesOf';
import { handIn, sendAgain, setIdentity } from '../handIn/handIn';
import { update } from '../handIn/update';
import type { CheckRequest, UpdateRequest, Value } from '../protocol';
import { maxSheetBytes } from '../../import/readSheet';
import { refusal } from '../../sentences';
import { beginRecord, importSheet } from './commands';
import type { Editor } from './files';
import { maxOriginal, addPicture, previewOf } from './pictures';
import { findInTexts, findStaleEnglish } from './lists';
import { duplicate, moveRecord } from './moveRecord';
import { checkRecord, listRecords, readRecord, saveRecord } from './records';

/** The contents of a request: values from its address, and its body. */
export type RequestData = { file: string; name: string; words: string; bytes: Buffer };
/** Returns an object to send as JSON, or a `Served`. */
type Route = (editor: Editor, request: RequestData) => object | Promise<object>;

/** GET requests, by their path after the token. */
export const reads = new Map<string, Route>([
  ['api/records', listRecords],
  ['api/found', (editor, { words }) => findInTexts(editor, words)],
  ['api/english', ({ contentRoot }) => findStaleEnglish(contentRoot)],
  ['api/record', (editor, { file }) => readRecord(editor, file)],
  [
    'api/changes',
    ({ project, contentRoot, language }) => changesOf(project, contentRoot, language),
  ],
  ['picture', (editor, { file, name }) => previewOf(editor, file, name)],
]);

/** Returns a route for POST requests: `schema` describes their body, `run` handles it. */
const post = <Body>(schema: Schema<Body>, run: (editor: Editor, body: Body) => object): Route => {
  return (editor, { bytes }) => {
    let body: Body;
    try {
      body = schema.validateSync(JSON.parse(bytes.toString()), { strict: true }) as Body;
    } catch {
      throw refusal('asked', {}, 400);
    }
    return run(editor, body);
  };
};

const text = string().defined();
const change = object({
  file: text,
  digest: text,
  value: mixed<NonNullable<Value>>().nullable().defined(),
  keep: array(text).optional(),
});
const isChoice = (side: unknown) => side === 'mine' || side === 'theirs';
const areChoices = (sides: unknown) => isKeyed(sides) && Object.values(sides).every(isChoice);
const choices = mixed<UpdateRequest['choices']>((all): all is UpdateRequest['choices'] => {
  return isKeyed(all) && Object.values(all).every(areChoices);
}).defined();
const typed = mixed<Record<string, string>>((all): all is Record<string, string> => {
  return isKeyed(all) && Object.values(all).every((one) => typeof one === 'string');
}).defined();

export const writes = new Map<string, Route>([
  ['api/check', post(change, (editor, body) => checkRecord(editor, body as CheckRequest))],
  ['api/save', post(change, (editor, body) => saveRecord(editor, body as CheckRequest))],
  ['api/picture', (editor, { file, name, bytes }) => addPicture(editor, file, name, bytes)],
  [
    'api/sheet',
    (editor, { name, words, bytes }) => importSheet(editor, name, words === 'write', bytes),
  ],
  [
    'api/update',
    post(object({ choices }), ({ project, contentRoot, language }, body) =>
      update(project, contentRoot, body, language),
    ),
  ],
  [
    'api/send-again',
    post(object({ branch: text }), ({ project, contentRoot }, { branch }) =>
      sendAgain(project, contentRoot, branch),
    ),
  ],
  [
    'api/identity',
    post(object({ name: text, email: text }), ({ project, contentRoot }, body) =>
      setIdentity(project, contentRoot, body),
    ),
  ],
  [
    'api/move',
    post(
      object({ file: text, to: string().optional(), isSure: boolean().optional() }),
      (editor, body) => moveRecord(editor, { ...body, isSure: body.isSure === true }),
    ),
  ],
  [
    'api/duplicate',
    post(object({ file: text, year: text }), (editor, { file, year }) =>
      duplicate(editor, { file, year: Number(year) }),
    ),
  ],
  ['api/new', post(typed, beginRecord)],
  [
    'api/hand-in',
    post(
      object({ files: array(text).defined(), message: text, isUnfinished: boolean().optional() }),
      ({ project, contentRoot, language }, body) => handIn(project, contentRoot, body, language),
    ),
  ],
]);

/** Maximum sizes of a request's body, bytes; a table has the rows of a year. */
const bodyLimits = new Map([
  ['api/picture', maxOriginal.bytes],
  ['api/sheet', maxSheetBytes],
  ['api/check', 4e6],
  ['api/save', 4e6],
]);

export const maxBodyBytes = (name: string) => bodyLimits.get(name) ?? 1e6;
