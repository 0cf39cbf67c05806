import { array, boolean, mixed, object, string, type Schema } from 'yup';
import { isKeyed } from '../../../src/lib/isKeyed';
import { changesOf } from '../handIn/changesOf';
import { handIn, sendAgain, setIdentity } from '../handIn/handIn';
import { update } from '../handIn/update';
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
  ['api/found', findInTexts],
  ['api/english', findStaleEnglish],
  ['api/record', readRecord],
  ['api/changes', changesOf],
  ['picture', previewOf],
]);

/** Returns a route for POST requests: `schema` describes their body, `run` handles it. */
const post =
  <Body>(schema: Schema, run: (editor: Editor, body: Body) => object): Route =>
  (editor, { bytes }) => {
    let body: Body;
    try {
      body = schema.validateSync(JSON.parse(bytes.toString()), { strict: true }) as Body;
    } catch {
      throw refusal('asked', {}, 400);
    }
    return run(editor, body);
  };

const text = string().defined();
const change = object({
  ...{ file: text, digest: text, keep: array(text).optional() },
  value: mixed().nullable().defined(),
});
/** An object whose values all pass a test. */
const recordOf = (isValue: (value: unknown) => boolean) => (all: unknown) =>
  isKeyed(all) && Object.values(all).every(isValue);
const keyed = (isValue: (value: unknown) => boolean) =>
  mixed().defined().test('keyed', recordOf(isValue));
const isChoice = (side: unknown) => side === 'mine' || side === 'theirs';

export const writes = new Map<string, Route>([
  ['api/check', post(change, checkRecord)],
  ['api/save', post(change, saveRecord)],
  ['api/picture', addPicture],
  ['api/sheet', importSheet],
  ['api/update', post(object({ choices: keyed(recordOf(isChoice)) }), update)],
  ['api/send-again', post(object({ branch: text }), sendAgain)],
  ['api/identity', post(object({ name: text, email: text }), setIdentity)],
  [
    'api/move',
    post(object({ file: text, to: string().optional(), isSure: boolean().optional() }), moveRecord),
  ],
  ['api/duplicate', post(object({ file: text, year: text }), duplicate)],
  [
    'api/new',
    post(
      keyed((value) => typeof value === 'string'),
      beginRecord,
    ),
  ],
  [
    'api/hand-in',
    post(
      object({ files: array(text).defined(), message: text, isUnfinished: boolean().optional() }),
      handIn,
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
