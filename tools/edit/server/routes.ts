import { isKeyed } from '../../../src/lib/isKeyed';
import { changesOf } from '../handIn/changesOf';
import { handIn, sendAgain, setIdentity } from '../handIn/handIn';
import { update } from '../handIn/update';
import type { CheckRequest, UpdateRequest, Value } from '../protocol';
import { refusal } from '../say';
import { beginRecord } from './beginRecord';
import type { Editor } from './files';
import { maxOriginal } from './fitPicture';
import { findInTexts, findStaleEnglish } from './lists';
import { duplicate, moveRecord } from './moveRecord';
import { addPicture, previewOf } from './pictures';
import { checkRecord, listRecords, readRecord, saveRecord } from './records';

/** The contents of a request: values from its address, and its body. */
export type Asked = { file: string; name: string; words: string; bytes: Buffer };
/** Returns an object to send as JSON, or a `Served`. */
type Route = (editor: Editor, asked: Asked) => object | Promise<object>;

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

export const writes = new Map<string, Route>([
  ['api/check', (editor, asked) => checkRecord(editor, readChange(asked))],
  ['api/save', (editor, asked) => saveRecord(editor, readChange(asked))],
  ['api/picture', (editor, { file, name, bytes }) => addPicture(editor, file, name, bytes)],
  [
    'api/update',
    ({ project, contentRoot, language }, asked) =>
      update(project, contentRoot, { choices: choicesIn(asked) }, language),
  ],
  [
    'api/send-again',
    ({ project, contentRoot }, asked) => sendAgain(project, contentRoot, readText(asked, 'branch')),
  ],
  [
    'api/identity',
    ({ project, contentRoot }, asked) => {
      const [name, email] = [readText(asked, 'name'), readText(asked, 'email')];
      return setIdentity(project, contentRoot, { name, email });
    },
  ],
  [
    'api/move',
    (editor, asked) => {
      const [file, { to, isSure }] = [readText(asked, 'file'), readJson(asked)];
      const address = to === undefined ? {} : { to: readText(asked, 'to') };
      return moveRecord(editor, { file, ...address, isSure: isSure === true });
    },
  ],
  [
    'api/duplicate',
    (editor, asked) => {
      const [file, year] = [readText(asked, 'file'), Number(readText(asked, 'year'))];
      return duplicate(editor, { file, year });
    },
  ],
  ['api/new', (editor, asked) => beginRecord(editor, readStrings(asked))],
  [
    'api/hand-in',
    ({ project, contentRoot, language }, asked) => {
      const [files, message] = [readTexts(asked, 'files'), readText(asked, 'message')];
      const { isUnfinished } = readJson(asked);
      return handIn(
        project,
        contentRoot,
        { files, message, isUnfinished: isUnfinished === true },
        language,
      );
    },
  ],
]);

const choicesIn = (asked: Asked): UpdateRequest['choices'] => {
  const { choices } = readJson(asked);
  const isChoice = (side: unknown) => side === 'mine' || side === 'theirs';
  const areChoices = (sides: unknown) => isKeyed(sides) && Object.values(sides).every(isChoice);
  if (!isKeyed(choices) || !Object.values(choices).every(areChoices))
    throw refusal('asked', {}, 400);
  return choices as UpdateRequest['choices'];
};

/** Returns the maximum size of a request's body, bytes. */
export const mostBytes = (name: string) => (name === 'api/picture' ? maxOriginal.bytes : 1e6);

function readJson({ bytes }: Asked): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(bytes.toString());
    if (isKeyed(read)) return read;
  } catch {
    // Not JSON.
  }
  throw refusal('asked', {}, 400);
}

function readText(asked: Asked, name: string): string {
  const text = readJson(asked)[name];
  if (typeof text === 'string') return text;
  throw refusal('asked', {}, 400);
}

function readStrings(asked: Asked): Record<string, string> {
  const fields = Object.entries(readJson(asked));
  if (fields.some(([, text]) => typeof text !== 'string')) throw refusal('asked', {}, 400);
  return Object.fromEntries(fields) as Record<string, string>;
}

function readTexts(asked: Asked, name: string): string[] {
  const list = readJson(asked)[name];
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  throw refusal('asked', {}, 400);
}

function readChange(asked: Asked): CheckRequest {
  const { file, digest, value, keep } = readJson(asked);
  if (typeof file !== 'string' || typeof digest !== 'string' || value === undefined)
    throw refusal('asked', {}, 400);
  return {
    ...{ file, digest, value: value as Value },
    ...(keep !== undefined && { keep: readTexts(asked, 'keep') }),
  };
}
