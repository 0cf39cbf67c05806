import { isDeepStrictEqual } from 'node:util';
import { Document, isMap, isScalar, isSeq, visit, type ToStringOptions } from 'yaml';
import { parseAsSite } from '../../../src/site/check/files/yamlSource';
import type { Value } from '../protocol';
import { commonOf } from './common';
import { isFields, mergeInto, styled, textOf, type KeysOf } from './mergeInto';
import { matchItems } from './matchItems';
import { asValue, isReadAs, Unfaithful } from './reading';

/**
 * A file's text with a value in it: lines that the change does not touch stay as they are. `keysOf`
 * is the schema's order, for new fields. Throws {@link Unfaithful} if the text would be read as
 * something else.
 */
export function applyValue(text: string, value: Value, keysOf?: KeysOf): string {
  const [, mark = '', body = ''] = /^(\uFEFF?)([^]*)$/.exec(text) ?? [];
  const plain = body.replaceAll('\r\n', '\n');
  const meant = asValue(value);
  for (const write of [patched, merged]) {
    const after = write(plain, meant, keysOf);
    const result = after && mark + laidOver(body, after.before, after.now);
    if (result !== undefined && isReadAs(result, meant)) return result;
    if (after && isReadAs(after.now, meant)) return after.now;
  }
  throw new Unfaithful();
}

/** A text before and after a change. */
type Written = { before: string; now: string };

/** Where nothing but scalars on one line has changed, these are written in their places. */
function patched(text: string, value: Value): Written | undefined {
  const document = parseAsSite(text);
  const changes: { range: readonly number[]; text: string }[] = [];
  const isDone = (node: unknown, now: Value, isFlow: boolean): boolean => {
    if (isMap(node) && isFields(now))
      return (
        node.items.length === Object.keys(now).length &&
        node.items.every(({ key, value: inner }) => {
          const next = now[String(key)];
          return next !== undefined && isDone(inner, next, isFlow || node.flow === true);
        })
      );
    if (isSeq(node) && Array.isArray(now))
      return (
        matchItems(asValue(node.toJS(document)) as Value[], now).every((old, at) => old === at) &&
        node.items.length === now.length &&
        now.every((next, at) => isDone(node.items[at], next, isFlow || node.flow === true))
      );
    if (!isScalar(node) || node.range == null || typeof now === 'object') return false;
    if (isDeepStrictEqual(asValue(node.value), now)) return true;
    const [from, to] = node.range;
    styled(node, now);
    const next = textOf(node, isFlow);
    changes.push({ range: [from, to], text: next });
    return !`${text.slice(from, to)}${next}${now}`.includes('\n') && from < to;
  };
  if (!isDone(document.contents, value, false)) return undefined;
  let now = text;
  for (const { range, text: next } of changes.toReversed())
    now = now.slice(0, range[0]) + next + now.slice(range[1]);
  return { before: text, now };
}

/** The value in the document, which is written as a whole; `before` as it is without the change. */
function merged(text: string, value: Value, keysOf?: KeysOf): Written {
  const document = parseAsSite(text);
  visit(document, {
    Scalar: (_, node) => {
      const [, end = 0, next = 0] = node.range ?? [];
      // A comment on a line of its own stays on one.
      if (node.comment && /^\s*\n/.test(text.slice(end, next))) node.comment = `\n${node.comment}`;
    },
  });
  const spaces = spacesOf(text, document);
  const before = printed(document, spaces);
  const isEmpty = (one: unknown) => Object.keys(one ?? {}).length === 0;
  if (!isEmpty(value) && !isEmpty(document.toJS())) {
    document.contents = mergeInto(document, value, keysOf) as typeof document.contents;
    return { before, now: printed(document, spaces) };
  }
  // Nothing but comments is written yet, or is left.
  const [start = text.length] = document.contents?.range ?? [];
  const above = text.slice(0, start).replace(/(?<=[^\n])$/, '\n');
  const entries = isEmpty(value) ? '' : printed(new Document(mergeInto(document, value)), spaces);
  return { before: text, now: above + entries };
}

// Signs that are written by their number, since nobody sees them or the build refuses them.
const hidden = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/gu;
const printed = (document: Document, spaces: ToStringOptions) =>
  document
    .toString({ ...spaces, doubleQuotedMinMultiLineLength: Infinity })
    .replace(hidden, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The spaces with which a document is written most like its text. */
function spacesOf(text: string, document: Document): ToStringOptions {
  const lines = text.split('\n');
  let [best, most] = [{}, -1];
  for (const lineWidth of new Set([0, widthOf(text, document)]))
    for (const indentSeq of [true, false])
      for (const indent of [2, 4])
        for (const flowCollectionPadding of [false, true]) {
          const widths = { lineWidth, minContentWidth: 0 };
          const spaces = { ...widths, indent, indentSeq, flowCollectionPadding };
          const now = printed(document, spaces);
          if (now === text) return spaces;
          const alike = commonOf(lines, now.split('\n')).length;
          if (alike > most) [best, most] = [spaces, alike];
        }
  return best;
}

/** The longest line of what was broken into lines by hand, in letters; 0 where nothing was. */
function widthOf(text: string, document: Document): number {
  let width = 0;
  visit(document, {
    Value: (_, node) => {
      const [from = 0, to = 0] = node.range ?? [];
      const lines = text.slice(from, to).trimEnd().split('\n');
      const isBroken = isScalar(node) ? node.type !== 'BLOCK_LITERAL' : node.flow === true;
      if (isBroken && lines.length > 1) width = Math.max(width, ...lines.map((one) => one.length));
    },
  });
  return width;
}

/** A change of a text made in the text as it was laid out by hand: what is kept is taken of it. */
function laidOver(text: string, before: string, after: string): string {
  // A comment at the end of a file has a line of its own.
  const isEnded = /(?:^|\n)[ \t]*(?:#.*)?$/.test(text);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const linesOf = (one: string) => one.split(/(?<=\n)/);
  const [lines, old, now] = [
    linesOf(text.replace(/(?<=[^\n])$/, end)),
    linesOf(before),
    linesOf(after),
  ];
  const kept = new Map(commonOf(old, now));
  const blocks = blocksOf(old, lines);
  let [result, done] = ['', 0];
  for (const [index, [from, start]] of blocks.entries()) {
    const [to, stop] = blocks[index + 1] ?? [from, lines.length];
    const at = from === to ? done : (kept.get(from) ?? -1);
    const isKept = old.slice(from, to).every((_, step) => kept.get(from + step) === at + step);
    if (at < 0 || !isKept) continue;
    result += now.slice(done, at).join('').replaceAll('\n', end);
    result += lines.slice(start, stop).join('');
    done = at + to - from;
  }
  result += now.slice(done).join('').replaceAll('\n', end);
  return isEnded ? result : result.slice(0, -end.length);
}

/** Where lines of two layouts of one text begin at the same word. */
function blocksOf(old: readonly string[], lines: readonly string[]): [number, number][] {
  const [was, is] = [old, lines].map((all) => all.map((line) => line.replace(/\s+/g, '')));
  const blocks: [number, number][] = [[0, 0]];
  if (was === undefined || is === undefined) return blocks;
  const indentOf = (line = '') => /^ */.exec(line)?.[0];
  const isAligned = (at: number, place: number) =>
    is[place]?.startsWith('#') === true || indentOf(old[at]) === indentOf(lines[place]);
  // Empty lines are too much alike to go by.
  const same = commonOf(was, is).filter(([at, place]) => was[at] !== '' && isAligned(at, place));
  for (const [to, stop] of [...same, [was.length, is.length] as const]) {
    let [at, place] = blocks.at(-1) ?? [0, 0];
    for (let [mine, other] = ['', '']; at < to && place < stop && mine.startsWith(other);) {
      other += is[place++];
      while (mine.length < other.length && at < to) mine += was[at++];
      if (mine === other && mine !== '') {
        if (isAligned(at, place)) blocks.push([at, place]);
        [mine, other] = ['', ''];
      }
    }
    blocks.push([to, stop]);
    if (isAligned(to + 1, stop + 1)) blocks.push([to + 1, stop + 1]);
  }
  return blocks.filter(([at]) => at <= was.length);
}
