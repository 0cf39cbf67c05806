import {
  isCollection,
  isPair,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { commonOf } from './diffLines';

export type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** An entry of a list or map, with the text around it. Positions are offsets in the text. */
export type Part = {
  /** The text between the previous entry and this one: a line end and empty lines. */
  space: string;
  /** Standalone comments above, which stay when the entry is moved. */
  free: string;
  /** The comments directly above the entry, which move with it, and the entry's indent. */
  own: string;
  /**
   * Offsets of the entry's key or dash, of the place where its value can begin, and of its value's
   * end.
   */
  start: number;
  from: number;
  end: number;
  /** A comment on the entry's line, and the comments below it that are indented further. */
  after: string;
  key: string;
  node: Node | null;
};

/**
 * A list or map split into pieces of the file's text: `open` is the text before the first entry;
 * the pieces together are the collection's text.
 */
export type SplitCollection = { open: string; parts: Part[]; column: number; end: number };

/** An entry of the new collection: its text, and the index of its old part. */
export type NewEntry = { old: number | undefined; text: string };

export const startOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;
export const columnOf = (text: string, at: number): number =>
  at - text.lastIndexOf('\n', at - 1) - 1;
/** Whether a node is a list or map with entries on their own lines, rather than in brackets. */
export const isBlock = (node: unknown): node is Collection =>
  isCollection(node) && node.flow !== true && node.items.length > 0;

/** Returns the end of a value that begins at `from` or later, including comments inside it. */
function endOf(text: string, node: Node | null, from: number): number {
  if (isBlock(node)) return splitCollection(text, node, from).end;
  const end = node?.range?.[1] ?? from;
  const source = text.slice(from, end);
  // A block text that keeps its trailing empty lines ends with the last of them.
  const isKept = isScalar(node) && /^[|>]\d?\+/.test(text.slice(startOf(node), end));
  return isKept ? end - (source.endsWith('\n') ? 1 : 0) : from + source.trimEnd().length;
}

/** Splits a block collection that begins at `from` or later, after a colon or dash. */
export function splitCollection(
  text: string,
  collection: Collection,
  from: number,
): SplitCollection {
  const column = columnOf(text, startOf(collection));
  // Comments at the start of a file belong to the file rather than to its first entry.
  const begin = from === 0 ? (/^(?:[ \t]*#.*\n)*/.exec(text)?.[0].length ?? 0) : from;
  const parts: Part[] = [];
  let [at, open] = [begin, text.slice(from, begin)];
  for (const item of collection.items) {
    const place = placeOf(text, item, at);
    const between = splitBetween(text.slice(at, place.start), column);
    const previous = parts.at(-1);
    if (previous === undefined) open += between.after;
    else previous.after = between.after;
    parts.push({ ...place, ...between, after: '' });
    at = place.end;
  }
  const { after } = splitBetween(`${commentsAt(text, at)}\n`, column);
  const last = parts.at(-1);
  if (last !== undefined) last.after = after;
  return { open, parts, column, end: at + after.length };
}

/** Returns the rest of a line, and the empty and comment lines below it. */
function commentsAt(text: string, at: number): string {
  const lines = /.*(?:\n[ \t]*(?:#.*)?(?=\n|$))*/y;
  lines.lastIndex = at;
  return lines.exec(text)?.[0] ?? '';
}

type Place = Pick<Part, 'start' | 'from' | 'end' | 'key' | 'node'>;

function placeOf(text: string, item: Node | Pair<Node, Node | null>, at: number): Place {
  if (isPair(item)) {
    const from = text.indexOf(':', item.key.range?.[1]) + 1;
    const key = isScalar(item.key) ? String(item.key.value) : '';
    return {
      start: startOf(item.key),
      from,
      end: endOf(text, item.value, from),
      key,
      node: item.value,
    };
  }
  const start = at + text.slice(at).search(/(?<=^[ \t]*)-/m);
  return { start, from: start + 1, end: endOf(text, item, start + 1), key: '', node: item };
}

const marksOf = (line = '') => /^\s*(#+)/.exec(line)?.[1];

/**
 * Splits the text between two entries into the parts that belong to each; `column` is the second
 * entry's.
 */
function splitBetween(
  between: string,
  column: number,
): Pick<Part, 'after' | 'space' | 'free' | 'own'> {
  const lines = between.split('\n');
  if (lines.length === 1) return { after: '', space: between, free: '', own: '' };
  const indentOf = (line: string) => line.search(/\S/);
  // `npm run new` writes help as ##, examples as #: neighbouring lines of one kind belong together.
  const marks = marksOf(lines.at(-2));
  let own = lines.length - 1;
  const isOwn = (line = '') => marksOf(line) === marks && indentOf(line) <= column;
  while (own > 1 && marks !== undefined && isOwn(lines[own - 1])) own -= 1;
  const notes = lines.map((line, at) =>
    at > 0 && at < own && marksOf(line) ? indentOf(line) : -1,
  );
  const outer = notes.findIndex((indent) => indent >= 0 && indent <= column);
  const inner = notes.slice(0, outer < 0 ? own : outer);
  const after =
    Math.max(
      0,
      inner.findLastIndex((indent) => indent > column),
    ) + 1;
  const alone = lines.slice(after, own).findIndex((line) => marksOf(line) !== undefined);
  const free = alone < 0 ? own : after + alone;
  const linesBetween = (from: number, to: number) =>
    lines
      .slice(from, to)
      .map((line) => `${line}\n`)
      .join('');
  return {
    after: lines.slice(0, after).join('\n'),
    space: `\n${linesBetween(after, free)}`,
    free: linesBetween(free, own),
    own: lines.slice(own).join('\n'),
  };
}

/** Joins a collection with its new entries, of which there is at least one. */
export function joinCollection(
  { open, parts, column }: SplitCollection,
  entries: NewEntry[],
): string {
  const order = entries.map(({ old }) => old ?? -1);
  const stays = new Set(commonOf([...parts.keys()], order).map(([old]) => old));
  const first = parts[0]?.space ?? '';
  const usual = (parts.length > 1 && parts.at(-1)?.space) || '\n';
  let [result, passed] = [open, 0];
  /** Returns the standalone comments above the entries up to `end`, each once. */
  const commentsUpTo = (end: number) => {
    const free = parts.slice(passed, end).map((part) => part.free);
    passed = Math.max(passed, end);
    return free.join('');
  };
  for (const [at, { old, text }] of entries.entries()) {
    const part = parts[old ?? -1];
    const isStaying = old !== undefined && stays.has(old);
    const comments = isStaying ? parts.slice(passed, old + 1) : [];
    const nearest = comments.find(({ free }) => free !== '') ?? part;
    const space = at === 0 ? first : (isStaying && old > 0 && nearest?.space) || usual;
    const isOnLine = space.includes('\n');
    const own = part?.own || (isOnLine ? ' '.repeat(column) : '');
    const above = (isStaying ? commentsUpTo(old + 1) : '') + own;
    result += space + (isOnLine ? above : above.trimStart()) + text;
  }
  const rest = commentsUpTo(parts.length).trimEnd();
  return rest === '' ? result : `${result}\n${rest}`;
}
