import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isNode, isScalar, type Document } from 'yaml';
import { parseAsSite, type FieldPath, readYaml } from '../../../src/site/check/files/yaml';
import type { Value } from '../protocol';
import { isFields } from '../ui/model/values';
import { commonOf } from './diffLines';
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
import { matchItems } from './mergeValues';
import {
  putTogether,
  startOf,
  takeApart,
  type Apart,
  type Collection,
  type Part,
  type Wanted,
} from './parts';
import { createRequire } from 'node:module';
import path from 'node:path';

type File = { text: string; document: Document; hand: Hand };

/**
 * Returns a file's text with a new value; lines that the change does not touch stay unchanged.
 * `keysOf` gives the schema's order for new fields. Throws {@link Unfaithful} if the text would be
 * read as something else.
 */
export function applyValue(text: string, value: Value, keysOf?: KeysOf): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const old = text.slice(mark.length).split('\n');
  const before = old.map((line) => line.replace(/\r$/, '')).join('\n');
  const meant = asValue(value);
  let after = written(before, meant, keysOf);
  // The text that follows can affect how a value's last line ends; then everything is rewritten.
  if (!isReadAs(after, meant)) after = written(after, meant, keysOf);
  const result = mark + withLineEnds(old, after);
  if (!isReadAs(result, meant)) throw new Unfaithful();
  return result;
}

/** Gives new lines the line end of the first; others keep theirs. */
function withLineEnds(old: readonly string[], after: string): string {
  const end = old[0]?.endsWith('\r') ? '\r' : '';
  const [lines, texts] = [after.split('\n'), old.map((line) => line.replace(/\r$/, ''))];
  if (texts.every((text, at) => text === old[at])) return after;
  // The last line has no line end yet, but can get one.
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
  // Only comments or empty brackets so far.
  const spot = { column: 0, isFlow: false, isItem: Array.isArray(value) };
  const fields = new Map<string, Value>(Object.entries(value ?? {}));
  const entries = inOrder([...fields.keys()], keysOf?.([])).map((step) => {
    const node = nodeOf(
      file.hand,
      fields.get(step) ?? null,
      [spot.isItem ? Number(step) : step],
      false,
    );
    return `${printed(file.hand, node, spot, step)}\n`;
  });
  const above = isNode(root) ? text.slice(0, startOf(root)) : text;
  return above + (/[^\n]$/.test(above) ? '\n' : '') + entries.join('');
}

/** Whether a node is a non-empty list or map, and the value is of the same kind. */
const isLike = (node: unknown, value: Value): node is Collection =>
  isCollection(node) &&
  node.items.length > 0 &&
  (isMap(node) ? isFields(value) : Array.isArray(value));

/** Returns the entries of a collection for a value: unchanged, rewritten or new. */
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
    // In brackets, an entry is followed by a comma.
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

/** Returns the text of a value from after its colon or dash, with the text that follows it. */
function rewritten(file: File, part: Part, spot: Spot, value: Value, path: FieldPath): string {
  const { text, document } = file;
  const { node, from, end, after } = part;
  const source = text.slice(from, end);
  if (isDeepStrictEqual(asValue(node?.toJS(document) ?? null), value)) return source + after;
  // Brackets have no room for a text of several lines.
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
  // A wrapped text is wrapped again, no wider than before.
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
  // What followed the value now follows its first line; so do comments below it that would
  // otherwise be read as part of the text.
  const below = isCollection(fresh) || isBlockText(old) ? after.indexOf('\n') : -1;
  const [note, rest] = below < 0 ? [after, ''] : [after.slice(0, below), after.slice(below)];
  const notes = `${lead}\n${note}`.trim().replace(/\s*\n\s*/g, ' ');
  if (notes === '') return now + rest;
  // The check takes a comment behind a plain text for a part of it.
  const behindText = isCollection(fresh) && !/^\s*\n/.test(now);
  return now.replace(/\n( *)/, behindText ? `\n$1${notes}\n$1` : ` ${notes}\n$1`) + rest;
}

/** Thrown if a text would be read as something other than its value. */
export class Unfaithful extends Error {}

/** The parser of gatsby-transformer-yaml, which the build uses. */
const { load } = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby-transformer-yaml'),
)('js-yaml') as { load: (text: string) => unknown };

/** Whether check and build both read this value from the text; empty is an empty list. */
export function isReadAs(text: string, value: Value): boolean {
  const { problems, value: checked } = readYaml('', new TextEncoder().encode(text));
  const isSame = (read: unknown) => isDeepStrictEqual(asValue(read ?? []), value);
  try {
    return problems.length === 0 && isSame(checked) && isSame(load(text));
  } catch {
    return false;
  }
}

/** Converts a value to JSON: a day becomes text, undefined keys disappear. */
export const asValue = (value: unknown): Value => JSON.parse(JSON.stringify(value)) as Value;
