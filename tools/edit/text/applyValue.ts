import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isNode, isScalar, visit, type Document, type Node } from 'yaml';
import { parseAsSite, type FieldPath, readYaml } from '../../../src/site/check/files/yaml';
import type { Value } from '../protocol';
import { isFields } from '../ui/model/values';
import {
  readFileStyle,
  hasLines,
  inOrder,
  isBlockText,
  nodeOf,
  printed,
  textNode,
  type FileStyle,
  type KeysOf,
  type Position,
} from './newNodes';
import { matchItems } from './mergeValues';
import {
  isBlock,
  joinCollection,
  startOf,
  splitCollection,
  type SplitCollection,
  type Collection,
  type Part,
  type NewEntry,
} from './collections';
import { createRequire } from 'node:module';
import path from 'node:path';

type File = { text: string; document: Document; fileStyle: FileStyle };

/**
 * Returns a file's text with a new value; lines that the change does not touch stay unchanged.
 * `keysOf` gives the schema's order for new fields. Throws {@link ReadDifferently} if the text
 * would be read as something else.
 */
export function applyValue(text: string, value: Value, keysOf?: KeysOf): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const lineEnd = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
  const before = text.slice(mark.length).replaceAll('\r\n', '\n');
  const expected = asValue(value);
  let after = writeText(before, expected, keysOf);
  // The text after a changed value can affect how its last line is read; then a second pass
  // corrects that.
  if (!isReadAs(after, expected)) after = writeText(after, expected, keysOf);
  const result = mark + after.replaceAll('\n', lineEnd);
  if (!isReadAs(result, expected)) throw new ReadDifferently();
  return result;
}

function writeText(text: string, value: Value, keysOf?: KeysOf): string {
  const document = parseAsSite(text);
  const root: unknown = document.contents;
  const file = { text, document, fileStyle: readFileStyle(text, document, keysOf) };
  if (isLike(root, value)) {
    const collection = splitCollection(text, root, 0);
    const result = joinCollection(collection, entriesOf(file, root, collection, value, []));
    const rest = text.slice(collection.end);
    return result + (result === collection.open ? rest.trimStart() : rest);
  }
  // The file contains only comments, or brackets around all of its content.
  const position = { column: 0, isItem: Array.isArray(value) };
  const fields = new Map<string, Value>(Object.entries(value ?? {}));
  const entries = inOrder([...fields.keys()], keysOf?.([])).map((step) => {
    const node = nodeOf(
      file.fileStyle,
      fields.get(step) ?? null,
      [position.isItem ? Number(step) : step],
      false,
    );
    return `${printed(file.fileStyle, node, position, step)}\n`;
  });
  const above = isNode(root) ? text.slice(0, startOf(root)) : text;
  return above + (/[^\n]$/.test(above) ? '\n' : '') + entries.join('');
}

/** Whether a node is a block list or map with entries, and the value is of the same kind. */
const isLike = (node: unknown, value: Value): node is Collection =>
  isBlock(node) && (isMap(node) ? isFields(value) : Array.isArray(value));

/** Returns the entries of a collection for a value: unchanged, rewritten or new. */
function entriesOf(
  file: File,
  node: Collection,
  { parts, column }: SplitCollection,
  value: Value,
  path: FieldPath,
): NewEntry[] {
  const { text, document, fileStyle } = file;
  const position: Position = { column, isItem: Array.isArray(value) };
  const entry = (old: number | undefined, now: Value, step: string | number): NewEntry => {
    const part = parts[old ?? -1];
    const inside = [...path, step];
    if (part === undefined) {
      const fresh = nodeOf(fileStyle, now, inside, false);
      return { old: undefined, text: printed(fileStyle, fresh, position, `${step}`) };
    }
    const begin = text.slice(part.start, part.from);
    return { old, text: begin + rewritten(file, part, position, now, inside) };
  };
  if (Array.isArray(value)) {
    const matches = matchItems(asValue(node.toJS(document)) as Value[], value);
    return value.map((item, at) => entry(matches[at], item, at));
  }
  if (!isFields(value)) return [];
  const old = parts.map(({ key }) => key);
  const order = fileStyle.keysOf?.(path) ?? Object.keys(value);
  const keys = old.filter((key) => Object.hasOwn(value, key));
  for (const key of inOrder(Object.keys(value), order)) {
    if (keys.includes(key)) continue;
    const before = order.slice(0, order.indexOf(key));
    keys.splice(keys.findLastIndex((one) => before.includes(one)) + 1, 0, key);
  }
  return keys.map((key) =>
    entry(old.includes(key) ? old.indexOf(key) : undefined, value[key] ?? null, key),
  );
}

/** Returns the text of a value from after its colon or dash, with the text that follows it. */
function rewritten(
  file: File,
  part: Part,
  position: Position,
  value: Value,
  path: FieldPath,
): string {
  const { text, document } = file;
  const { node, from, end, after } = part;
  if (isDeepStrictEqual(asValue(node?.toJS(document) ?? null), value))
    return text.slice(from, end) + after;
  if (!isLike(node, value) || Object.keys(value ?? {}).length === 0)
    return replaced(file, part, position, value, path);
  const collection = splitCollection(text, node, from);
  return joinCollection(collection, entriesOf(file, node, collection, value, path)) + after;
}

/** Whether there are comments between the brackets of a value. */
export function hasComments(text: string, value: Node): boolean {
  const inside = text.slice(startOf(value), value.range?.[1]);
  const all: (string | null | undefined)[] = [];
  visit(value, { Node: (_, node) => void all.push(node.comment, node.commentBefore) });
  return all.some((comment) => comment && inside.includes(`#${comment.split('\n')[0]}`));
}

function replaced(
  { text, fileStyle }: File,
  { node, from, end, after }: Part,
  position: Position,
  value: Value,
  path: FieldPath,
): string {
  const old = isScalar(node) ? node : undefined;
  const style = typeof old?.value === 'string' ? old.type : undefined;
  const isInBrackets = isCollection(node) && node.flow === true;
  // Brackets are written again as a whole, without their comments.
  if (isInBrackets && hasComments(text, node)) throw new ReadDifferently();
  const fresh =
    typeof value === 'string' && old !== undefined
      ? textNode(value, false, style)
      : nodeOf(fileStyle, value, path, isInBrackets && !hasLines(value));
  const source = text.slice(from, end);
  const spaces = { ...fileStyle.spaces };
  if (isBlockText(old)) {
    fresh.comment = old.comment;
    spaces.indent = Math.max(1, (/\n( *)\S/.exec(source)?.[1]?.length ?? 0) - position.column);
  }
  // A wrapped text is wrapped again, no wider than before.
  if (old !== undefined && source.includes('\n'))
    spaces.lineWidth =
      Math.max(...source.split('\n').map(({ length }) => length)) - position.column;
  const now = printed({ ...fileStyle, spaces }, fresh, position, 'k').slice(
    position.isItem ? 1 : 2,
  );
  const lead =
    isCollection(node) && node.flow !== true ? '' : text.slice(from, Math.max(from, startOf(node)));
  const opens =
    /^ [|>]/.test(now) || (isCollection(fresh) && fresh.flow !== true && now.includes('\n'));
  if (!opens) return (lead === '' ? now : lead + now.trimStart()) + after;
  // Moves the comment after the value to the end of its first line, with any comments below it that
  // would otherwise become part of the text.
  const below = isCollection(fresh) || isBlockText(old) ? after.indexOf('\n') : -1;
  const [note, rest] = below < 0 ? [after, ''] : [after.slice(0, below), after.slice(below)];
  const notes = `${lead}\n${note}`.trim().replace(/\s*\n\s*/g, ' ');
  if (notes === '') return now + rest;
  // If a value begins on the first line, the comment gets a line of its own: after a plain value,
  // the content check could take it for a # that is meant as text.
  const firstLine = now.slice(0, now.indexOf('\n'));
  const isAfterText = !/(?:^|:|[|>][-+\d]*) *$/.test(firstLine);
  return now.replace(/\n( *)/, isAfterText ? `\n$1${notes}\n$1` : ` ${notes}\n$1`) + rest;
}

/** Thrown if a text would be read as something other than its value. */
export class ReadDifferently extends Error {}

/** The parser of gatsby-transformer-yaml, which the build uses. */
const { load } = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby-transformer-yaml'),
)('js-yaml') as { load: (text: string) => unknown };

/**
 * Whether check and build both read this value from the text; an empty text counts as an empty
 * list.
 */
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
