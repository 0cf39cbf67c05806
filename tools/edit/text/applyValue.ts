import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isNode, isScalar, type Document } from 'yaml';
import { parseAsSite, type FieldPath } from '../../../src/site/check/files/yamlSource';
import type { Value } from '../protocol';
import { commonOf } from './common';
import {
  handOf,
  hasLines,
  inOrder,
  isBlockText,
  nodeOf,
  printed,
  textNode,
  type Hand,
  type KeysOf,
  type Spot,
} from './fresh';
import { matchItems } from './matchItems';
import {
  putTogether,
  startOf,
  takeApart,
  type Apart,
  type Collection,
  type Part,
  type Wanted,
} from './parts';
import { asValue, isReadAs, Unfaithful } from './reading';

type File = { text: string; document: Document; hand: Hand };

/**
 * A file's text with a value in it: lines that the change does not touch stay as they are. `keysOf`
 * is the schema's order, for new fields. Throws {@link Unfaithful} if the text would be read as
 * something else.
 */
export function applyValue(text: string, value: Value, keysOf?: KeysOf): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const old = text.slice(mark.length).split('\n');
  const before = old.map((line) => line.replace(/\r$/, '')).join('\n');
  const meant = asValue(value);
  let after = written(before, meant, keysOf);
  // What follows a text may decide how its last line ends: then that text is written anew.
  if (!isReadAs(after, meant)) after = written(after, meant, keysOf);
  const result = mark + withLineEnds(old, after);
  if (!isReadAs(result, meant)) throw new Unfaithful();
  return result;
}

/** New lines end as the first does, the others as they did. */
function withLineEnds(old: readonly string[], after: string): string {
  const end = old[0]?.endsWith('\r') ? '\r' : '';
  const [lines, texts] = [after.split('\n'), old.map((line) => line.replace(/\r$/, ''))];
  if (texts.every((text, at) => text === old[at])) return after;
  // The last line has no end, which it may get.
  const pairs = commonOf(texts.slice(0, -1), lines.slice(0, -1));
  const kept = new Map(pairs.map(([from, to]) => [to, old[from]]));
  const ended = lines.slice(0, -1).map((line, at) => `${kept.get(at) ?? line + end}\n`);
  return ended.join('') + (lines.at(-1) ?? '');
}

function written(text: string, value: Value, keysOf?: KeysOf): string {
  const document = parseAsSite(text);
  const root: unknown = document.contents;
  const file = { text, document, hand: handOf(text, document, keysOf) };
  if (isLike(root, value)) {
    const apart = takeApart(text, root, 0);
    const result = putTogether(apart, entriesOf(file, root, apart, value, []));
    const rest = text.slice(apart.end);
    return result === apart.open && !apart.isFlow ? result + rest.trimStart() : result + rest;
  }
  // Nothing is written yet but comments, or empty brackets.
  const spot = { column: 0, isFlow: false, isItem: Array.isArray(value) };
  const entries = Object.entries(value ?? {}).map(([step, item]: [string, Value]) => {
    const key = spot.isItem ? Number(step) : step;
    return `${printed(file.hand, nodeOf(file.hand, item, [key], false), spot, step)}\n`;
  });
  const above = isNode(root) ? text.slice(0, startOf(root)) : text;
  return above + (/[^\n]$/.test(above) ? '\n' : '') + entries.join('');
}

const isFields = (value: Value): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a node is a list, or fields, that is not empty, and a value is of its kind. */
const isLike = (node: unknown, value: Value): node is Collection =>
  isCollection(node) &&
  node.items.length > 0 &&
  (isMap(node) ? isFields(value) : Array.isArray(value));

/** Entries of a collection as a value has them: as they stood, rewritten or new. */
function entriesOf(
  file: File,
  node: Collection,
  { parts, indent, isFlow }: Apart,
  value: Value,
  path: FieldPath,
): Wanted[] {
  const { text, document, hand } = file;
  const spot: Spot = { column: indent.length, isFlow, isItem: Array.isArray(value) };
  const fresh = (now: Value, step: string | number): Wanted => {
    const inside = nodeOf(hand, now, [...path, step], isFlow);
    return { old: undefined, text: printed(hand, inside, spot, `${step}`), after: '' };
  };
  const entry = (old: number | undefined, now: Value, step: string | number): Wanted => {
    const part = parts[old ?? -1];
    if (part === undefined) return fresh(now, step);
    // In brackets what follows is first of all a comma.
    const [inside, after] = isFlow ? [{ ...part, after: '' }, part.after] : [part, ''];
    const begin = text.slice(part.start, part.from);
    return { old, text: begin + rewritten(file, inside, spot, now, [...path, step]), after };
  };
  if (Array.isArray(value)) {
    const matches = matchItems(asValue(node.toJS(document)) as Value[], value);
    return value.map((item, at) => entry(matches[at], item, at));
  }
  if (!isFields(value)) return [];
  const order = hand.keysOf?.(path) ?? Object.keys(value);
  const keys = parts.map(({ key }) => key).filter((key) => Object.hasOwn(value, key));
  for (const key of inOrder(Object.keys(value), order)) {
    if (keys.includes(key)) continue;
    const before = order.slice(0, order.indexOf(key));
    keys.splice(keys.findLastIndex((one) => before.includes(one)) + 1, 0, key);
  }
  const old = (key: string) => parts.findIndex((part) => part.key === key);
  return keys.map((key) => entry(old(key) < 0 ? undefined : old(key), value[key] ?? null, key));
}

/** The text of a value from after its colon or dash, with what follows it. */
function rewritten(file: File, part: Part, spot: Spot, value: Value, path: FieldPath): string {
  const { text, document } = file;
  const { node, from, end, after } = part;
  const source = text.slice(from, end);
  if (isDeepStrictEqual(asValue(node?.toJS(document) ?? null), value)) return source + after;
  // A text of several lines has no room in brackets.
  const hasRoom =
    !isCollection(node) ||
    node.flow !== true ||
    spot.isFlow ||
    !hasLines(value) ||
    /\s#/.test(source);
  if (!isLike(node, value) || !hasRoom || Object.keys(value ?? {}).length === 0)
    return replaced(file, part, spot, value, path);
  const apart = takeApart(text, node, from);
  return putTogether(apart, entriesOf(file, node, apart, value, path)) + after;
}

function replaced(
  { text, hand }: File,
  { node, from, end, after }: Part,
  spot: Spot,
  value: Value,
  path: FieldPath,
): string {
  const old = isScalar(node) ? node : undefined;
  const style = typeof old?.value === 'string' ? old.type : undefined;
  const fresh =
    typeof value === 'string' && old !== undefined
      ? textNode(value, spot.isFlow, style)
      : nodeOf(hand, value, path, spot.isFlow);
  const source = text.slice(from, end);
  const spaces = { ...hand.spaces };
  if (isBlockText(old)) {
    fresh.comment = old.comment;
    spaces.indent = Math.max(1, (/\n( *)\S/.exec(source)?.[1]?.length ?? 0) - spot.column);
  }
  // A text that was broken into lines is so again, not longer than they were.
  if (old !== undefined && source.includes('\n'))
    spaces.lineWidth = Math.max(...source.split('\n').map(({ length }) => length)) - spot.column;
  const now = printed({ ...hand, spaces }, fresh, spot, 'k').slice(
    spot.isItem ? (spot.isFlow ? 0 : 1) : 2,
  );
  const lead =
    isCollection(node) && node.flow !== true ? '' : text.slice(from, Math.max(from, startOf(node)));
  const opens =
    /^ [|>]/.test(now) || (isCollection(fresh) && fresh.flow !== true && now.includes('\n'));
  if (!opens) return (lead === '' ? now : lead + now.trimStart()) + after;
  // What stood after the value stands after the first line now; so do comments below it, where they
  // would be read as lines of the text.
  const below = isCollection(fresh) || isBlockText(old) ? after.indexOf('\n') : -1;
  const [note, rest] = below < 0 ? [after, ''] : [after.slice(0, below), after.slice(below)];
  const notes = `${lead}\n${note}`.trim().replace(/\s*\n\s*/g, ' ');
  return (notes === '' ? now : now.replace('\n', ` ${notes}\n`)) + rest;
}
