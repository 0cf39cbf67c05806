import { isDeepStrictEqual } from 'node:util';
import { isSeq, parseDocument } from 'yaml';
import { Refusal } from './refusal';

/** Appends an item, written by `item` for an indent, and leaves the rest unchanged. */
export function appendItem(
  file: string,
  written: string,
  item: (indent: string) => string,
): string {
  const text = withoutEmptyList(written);
  const document = parseDocument(text);
  const list = document.contents;
  const isEmpty = list === null;
  if (document.errors.length > 0 || (!isEmpty && !isSeq(list)))
    throw new Refusal('brokenFile', { file });
  if (isSeq(list) && list.flow === true) throw new Refusal('inBrackets', { file });
  const start = list?.range?.[0] ?? 0;
  const indent = isEmpty ? '' : ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text === '' || text.endsWith('\n') ? text : text + newLine;
  const gap = before === '' || /\n\r?\n$/.test(before) ? '' : newLine;
  const longer = before + gap + item(indent).replaceAll('\n', newLine);
  // A block text that keeps trailing empty lines, or a document end mark, would swallow the new
  // item or be changed by it.
  if (!keepsItems(text, longer)) throw new Refusal('brokenFile', { file });
  return longer;
}

function keepsItems(text: string, longer: string): boolean {
  const document = parseDocument(longer);
  const [old, now]: unknown[] = [
    parseDocument(text).toJS() ?? [],
    document.errors.length > 0 ? undefined : document.toJS(),
  ];
  return (
    Array.isArray(old) &&
    Array.isArray(now) &&
    isDeepStrictEqual(now.slice(0, old.length), old) &&
    now.length === old.length + 1
  );
}

/** Removes `[]`, which stands for an empty list. */
function withoutEmptyList(text: string): string {
  const list = parseDocument(text).contents;
  if (!isSeq(list) || !list.flow || list.items.length > 0 || !list.range) return text;
  const [start, end] = list.range;
  return text.slice(0, start) + text.slice(end).replace(/^\r?\n/, '');
}
