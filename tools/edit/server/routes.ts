import { isKeyed } from '../../../src/lib/isKeyed';
import { changesOf } from '../handIn/changesOf';
import { handIn } from '../handIn/handIn';
import type { CheckRequest, Value } from '../protocol';
import { refusal } from '../say';
import { beginRecord } from './beginRecord';
import type { Editor } from './files';
import { addPicture, previewOf } from './pictures';
import { checkRecord, listRecords, readRecord, saveRecord } from './records';

/** The contents of a request: `file` and `name` from its address, and its body. */
export type Asked = { file: string; name: string; bytes: Buffer };
/** Returns an object to send as JSON, or a `Served`. */
type Route = (editor: Editor, asked: Asked) => object | Promise<object>;

/** GET requests, by their path after the token. */
export const reads = new Map<string, Route>([
  ['api/records', listRecords],
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
  ['api/new', (editor, asked) => beginRecord(editor, readTexts(asked, 'args'))],
  [
    'api/hand-in',
    ({ project, contentRoot, language }, asked) => {
      const [files, { message, isUnfinished }] = [readTexts(asked, 'files'), readJson(asked)];
      if (typeof message !== 'string') throw refusal('asked', {}, 400);
      return handIn(
        project,
        contentRoot,
        { files, message, isUnfinished: isUnfinished === true },
        language,
      );
    },
  ],
]);

/** Returns the maximum size of a request's body, bytes. */
export const mostBytes = (name: string) => (name === 'api/picture' ? 40e6 : 1e6);

function readJson({ bytes }: Asked): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(bytes.toString());
    if (isKeyed(read)) return read;
  } catch {
    // Not JSON.
  }
  throw refusal('asked', {}, 400);
}

function readTexts(asked: Asked, name: string): string[] {
  const list = readJson(asked)[name];
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  throw refusal('asked', {}, 400);
}

function readChange(asked: Asked): CheckRequest {
  const { file, digest, value } = readJson(asked);
  if (typeof file !== 'string' || typeof digest !== 'string' || value === undefined)
    throw refusal('asked', {}, 400);
  return { file, digest, value: value as Value };
}
