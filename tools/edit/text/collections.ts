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
  /** Separates it from the previous entry: a line end, empty lines, or a space in brackets. */
  space: string;
  /** Standalone comments above, which stay when the entry is moved. */
  free: string;
  /** Comments directly above, which move with it, and its indent. */
  own: string;
  /** Offsets of its key or dash, of the place where its value can begin, and of its value's end. */
  start: number;
  from: number;
  end: number;
  /** A comment on its line and those below that are indented further; in brackets, its comma. */
  after: string;
  key: string;
  node: Node | null;
};

/** A collection split up: its text is `open`, the parts, each a piece of the file, and `close`. */
export type SplitCollection = {
  open: string;
  parts: Part[];
  close: string;
  indent: string;
  isFlow: boolean;
  end: number;
};

/** A new entry: its text, the text after it, and the index of its old part. */
export type NewEntry = { old: number | undefined; text: string; after: string };

export const startOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;
export const columnOf = (text: string, at: number): number =>
  at - text.lastIndexOf('\n', at - 1) - 1;
const isBlock = (node: unknown): node is Collection =>
  isCollection(node) && node.flow !== true && node.items.length > 0;

/** Returns where a value ends that begins at `from` or later, including comments inside it. */
function endOf(text: string, node: Node | null, from: number): number {
  if (isBlock(node)) return splitCollection(text, node, from).end;
  const end = node?.range?.[1] ?? from;
  const source = text.slice(from, end);
  // A block text that keeps its trailing empty lines ends with the last of them.
  const isKept = isScalar(node) && /^[|>]\d?\+/.test(text.slice(startOf(node), end));
  return isKept ? end - (source.endsWith('\n') ? 1 : 0) : from + source.trimEnd().length;
}

/** Splits a collection that begins at `from` or later, after a colon or dash; 0 at the root. */
export function splitCollection(
  text: string,
  collection: Collection,
  from: number,
): SplitCollection {
  const isFlow = collection.flow === true;
  const column = isFlow ? Infinity : columnOf(text, startOf(collection));
  // Comments at the start of a file belong to the file rather than to its first entry.
  const header = from === 0 ? (/^(?:[ \t]*#.*\n)*/.exec(text)?.[0].length ?? 0) : from;
  const begin = isFlow ? startOf(collection) + 1 : header;
  const parts: Part[] = [];
  let [at, open] = [begin, text.slice(from, begin)];
  for (const item of collection.items) {
    const place = placeOf(text, collection, item, at);
    const between = splitBetween(text.slice(at, place.start), column);
    const previous = parts.at(-1);
    if (previous === undefined) open += between.after;
    else previous.after = between.after;
    parts.push({ ...place, ...between, after: '' });
    at = place.end;
  }
  const end = isFlow ? (collection.range?.[1] ?? at) - 1 : at;
  const rest = isFlow ? text.slice(at, end) : `${commentsAt(text, at)}\n`;
  const { after } = splitBetween(rest, column);
  const last = parts.at(-1);
  if (last !== undefined) last.after = after;
  return {
    open,
    parts,
    close: isFlow ? `${rest.slice(after.length)}${text.slice(end, end + 1)}` : '',
    indent: isFlow ? (last?.own.split('\n').at(-1) ?? '') : ' '.repeat(column),
    isFlow,
    end: isFlow ? end + 1 : at + after.length,
  };
}

/** Returns the rest of a line, and the empty and comment lines below it. */
function commentsAt(text: string, at: number): string {
  const lines = /.*(?:\n[ \t]*(?:#.*)?(?=\n|$))*/y;
  lines.lastIndex = at;
  return lines.exec(text)?.[0] ?? '';
}

type Place = Pick<Part, 'start' | 'from' | 'end' | 'key' | 'node'>;

function placeOf(
  text: string,
  collection: Collection,
  item: Node | Pair<Node, Node | null>,
  at: number,
): Place {
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
  const start =
    collection.flow === true ? startOf(item) : at + text.slice(at).search(/(?<=^[ \t]*)-/m);
  const from = collection.flow === true ? start : start + 1;
  return { start, from, end: endOf(text, item, from), key: '', node: item };
}

/** Matches up to the comma between two entries in brackets, including comments. */
const toComma = /^(?:\s|#.*(?=\n|$))*,/;
const marksOf = (line = '') => /^\s*(#+)/.exec(line)?.[1];

/** Splits the text between two entries into what belongs to each; `column` is the second one's. */
function splitBetween(
  between: string,
  column: number,
): Pick<Part, 'after' | 'space' | 'free' | 'own'> {
  const comma = toComma.exec(between)?.[0] ?? '';
  const lines = between.slice(comma.length).split('\n');
  if (lines.length === 1) return { after: comma, space: lines.join(''), free: '', own: '' };
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
    after: comma + lines.slice(0, after).join('\n'),
    space: `\n${linesBetween(after, free)}`,
    free: linesBetween(free, own),
    own: lines.slice(own).join('\n'),
  };
}

/** Joins a collection with its new entries, of which there is at least one. */
export function joinCollection(
  { open, parts, close, indent, isFlow }: SplitCollection,
  entries: NewEntry[],
): string {
  const order = entries.map(({ old }) => old ?? -1);
  const stays = new Set(commonOf([...parts.keys()], order).map(([old]) => old));
  const first = parts[0]?.space ?? '';
  const single = isFlow ? first || ' ' : '\n';
  const usual = parts.length > 1 ? (parts.at(-1)?.space ?? single) : single;
  const endsWithComma = toComma.test(parts.at(-1)?.after ?? '');
  let [result, passed, isNoted] = [open, 0, false];
  /** Returns the standalone comments above the entries up to `end`, each once. */
  const commentsUpTo = (end: number) => {
    const free = parts.slice(passed, end).map((part) => part.free);
    passed = Math.max(passed, end);
    return free.join('');
  };
  for (const [at, { old, text, after }] of entries.entries()) {
    const part = parts[old ?? -1];
    const isStaying = old !== undefined && stays.has(old);
    const comments = isStaying ? parts.slice(passed, old + 1) : [];
    const nearest = comments.find(({ free }) => free !== '') ?? part;
    const space = at === 0 ? first : (isStaying && old > 0 && nearest?.space) || usual;
    const alone = isStaying ? commentsUpTo(old + 1) : '';
    const isOnLine = space.includes('\n');
    const above = alone + (part?.own || (isOnLine ? indent : ''));
    const isCommaDue = at < entries.length - 1 || endsWithComma;
    const [comma = ''] = toComma.exec(after) ?? [];
    const note =
      isFlow && isCommaDue === (comma === '')
        ? `${isCommaDue ? ',' : ''}${comma.slice(0, -1)}${after.slice(comma.length)}`
        : after;
    result += isNoted && !isOnLine ? `\n${indent}` : space;
    result += (isOnLine ? above : above.trimStart()) + text + note;
    isNoted = isFlow && note.includes('#');
  }
  const rest = commentsUpTo(parts.length).trimEnd();
  if (rest !== '') result += `\n${rest}`;
  return result + ((rest !== '' || isNoted) && isFlow && !close.includes('\n') ? '\n' : '') + close;
}
