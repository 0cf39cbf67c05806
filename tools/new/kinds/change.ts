import { isMap, isSeq, parseDocument } from 'yaml';
import { isDeepStrictEqual } from 'node:util';
import { sessionsOf } from '../../../src/site/check/files/written';
import prompts from '../../../src/site/check/prompts.json';
import { sessionChangeSchema } from '../../../src/programme/schema';
import { moscowDay, moscowTime, now } from '../../../src/lib/time/clock';
import type { Drafter } from '../draft';
import { itemText } from '../recordText';
import { Refusal } from '../refusal';

/** Drafts a change at the end of a session's changes; announced now by default. */
export const draftChange: Drafter = ({ year, slug, options }, { folder, read }) => {
  const session = sessionsOf(folder).find(
    ({ place, value }) => place.year === year && value?.slug === slug,
  );
  if (session === undefined) throw new Refusal('noSession', { value: slug, year: String(year) });
  const { file, path } = session;
  const prompt = prompts.programme['[].changes[].what'];
  const moment = now();
  const filled = {
    at: options['at'] ?? `${moscowDay(moment)}T${moscowTime(moment)}`,
    status: options['status'] ?? 'changed',
    what: { ru: options['what-ru'] ?? prompt.ru, en: options['what-en'] ?? prompt.en },
  };
  const item = (indent: string) => itemText(sessionChangeSchema, { filled, examples: {} }, indent);
  const there = read(file);
  const text = insertChange(file, there, Number(path[0]), item);
  return [{ file, text, linesThere: there.split('\n').length }];
};

/** Inserts a change below the last one of the session at an index; leaves the rest unchanged. */
function insertChange(
  file: string,
  text: string,
  index: number,
  item: (indent: string) => string,
): string {
  const document = parseDocument(text);
  const session = isSeq(document.contents) ? document.contents.items[index] : undefined;
  if (document.errors.length > 0 || !isMap(session)) throw new Refusal('brokenFile', { file });
  const changes = session.get('changes', true);
  if (session.flow === true || (isSeq(changes) && changes.flow === true))
    throw new Refusal('inBrackets', { file });
  const indentOf = (start = 0) => ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const indent = indentOf(session.range?.[0]);
  const added = isSeq(changes)
    ? item(indentOf(changes.range?.[0]))
    : `${indent}changes:\n${item(`${indent}  `)}`;
  const end = text.slice(0, (isSeq(changes) ? changes : session).range?.[1]).trimEnd().length;
  const lineEnd = text.indexOf('\n', end);
  const before = lineEnd === -1 ? `${text}\n` : text.slice(0, lineEnd + 1);
  const after = lineEnd === -1 ? '' : text.slice(lineEnd + 1);
  const newLine = text.includes('\r\n') ? '\r\n' : '\n';
  const longer = before + added.replaceAll('\n', newLine) + after;
  if (!isWithOneMore(document.toJS(), parseDocument(longer).toJS(), index))
    throw new Refusal('brokenFile', { file });
  return longer;
}

/** Whether a day is the same except for one more change of a session. */
function isWithOneMore(before: unknown, after: unknown, index: number): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const [old, changed] = [before, after].map((day: { changes?: unknown[] }[]) => day[index] ?? {});
  const { changes: told = [], ...rest } = changed ?? {};
  const { changes: earlier = [], ...oldRest } = old ?? {};
  const others = (day: unknown[]) => day.toSpliced(index, 1);
  return (
    isDeepStrictEqual(told.slice(0, -1), earlier) &&
    told.length === earlier.length + 1 &&
    isDeepStrictEqual(rest, oldRest) &&
    isDeepStrictEqual(others(before), others(after))
  );
}
