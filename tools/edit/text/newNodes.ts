import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  Pair,
  Scalar,
  YAMLMap,
  YAMLSeq,
  type Node,
  type ToStringOptions,
} from 'yaml';
import { isKeyed } from '../../../src/lib/isKeyed';
import { writeFieldPath, type FieldPath } from '../../../src/site/check/files/schemaProblems';
import type { Value } from '../protocol';
import { columnOf, startOf } from './collections';

/** Returns the names of the fields at a path, in the schema's order. */
export type KeysOf = (path: FieldPath) => readonly string[];
/**
 * The style in which a file is written: a sample node for each field and each shape of value, and
 * its spacing.
 */
export type FileStyle = {
  models: Map<string, Node>;
  spaces: ToStringOptions;
  keysOf: KeysOf | undefined;
};
/** The place of an entry: the column of its key, or of its dash in a list. */
export type Position = { column: number; isItem: boolean };

/** Turns `works[0].title` into `works[].title`, which all items of a list have in common. */
const patternOf = (path: FieldPath) => writeFieldPath(path).replace(/\[\d+\]/g, '[]');
const shapeOf = (value: object) =>
  Array.isArray(value)
    ? `list of ${isKeyed(value[0]) && !isScalar(value[0]) ? 'parts' : 'words'}`
    : `fields ${Object.keys(value).sort().join()}`;

/** Reads the style of a file, so that new parts look like the rest. */
export function readFileStyle(text: string, document: Document, keysOf?: KeysOf): FileStyle {
  const models = new Map<string, Node>();
  const spaces: ToStringOptions = {
    indent: 2,
    indentSeq: true,
    flowCollectionPadding: false,
    lineWidth: 0,
  };
  const addModel = (key: string, node: Node) => models.set(key, models.get(key) ?? node);
  const walk = (node: unknown, path: FieldPath, under?: Node) => {
    if (!isNode(node)) return;
    addModel(patternOf(path), node);
    if (!isCollection(node) || node.items.length === 0) return;
    addModel(shapeOf(isMap(node) ? node.toJS(document) : node.items), node);
    const step = columnOf(text, startOf(node)) - columnOf(text, startOf(under));
    if (node.flow === true) spaces.flowCollectionPadding = text[startOf(node) + 1] === ' ';
    else if (under !== undefined)
      Object.assign(spaces, isMap(node) ? { indent: step } : { indentSeq: step > 0 });
    for (const [at, item] of node.items.entries())
      if (item instanceof Pair)
        walk(item.value, [...path, String(item.key)], isNode(item.key) ? item.key : undefined);
      else walk(item, [...path, at]);
  };
  walk(document.contents, []);
  return { models, spaces, keysOf };
}

export const hasLines = (value: Value): boolean =>
  typeof value === 'string'
    ? value.includes('\n')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLines);

/** Creates a node for a new value, in the style of its siblings. */
export function nodeOf(fileStyle: FileStyle, value: Value, path: FieldPath, isFlow: boolean): Node {
  const model = fileStyle.models.get(patternOf(path));
  if (typeof value === 'string')
    return textNode(value, isFlow, isScalar(model) && isBlockText(model) ? model.type : undefined);
  if (typeof value !== 'object' || value === null) return new Scalar(value);
  const node = Array.isArray(value) ? new YAMLSeq() : new YAMLMap();
  node.flow = isFlow || isShort(fileStyle, value, path) || Object.keys(value).length === 0;
  const inside = (item: Value, step: string | number) =>
    nodeOf(fileStyle, item, [...path, step], node.flow === true);
  node.items = Array.isArray(value)
    ? value.map(inside)
    : inOrder(Object.keys(value), fileStyle.keysOf?.(path)).map(
        (key) => new Pair(new Scalar(key), inside(value[key] ?? null, key)),
      );
  return node;
}

/** Whether to write a new value in brackets, `{ru: …, en: …}`. */
function isShort({ models }: FileStyle, value: object, path: FieldPath): boolean {
  if (hasLines(value as Value)) return false;
  const model = models.get(patternOf(path));
  if (isCollection(model) && model.items.length > 0) return model.flow === true;
  const alike = models.get(shapeOf(value));
  const isInside = path.length > 1 || typeof path[0] === 'string';
  const isFlat = Object.values(value).every((item) => typeof item !== 'object');
  return (
    JSON.stringify(value).length < 100 &&
    (isCollection(alike) ? alike.flow === true : isInside && isFlat)
  );
}

/** Sorts keys in a given order; unknown keys stay last. */
export function inOrder(keys: readonly string[], order: readonly string[] = []): string[] {
  const rank = (key: string) => order.indexOf(key) >>> 0;
  return keys.toSorted((one, other) => rank(one) - rank(other));
}

export const isBlockText = (node: unknown): node is Scalar =>
  isScalar(node) && /^BLOCK/.test(node.type ?? '');
// Characters that are written as escapes, because they are invisible or the build rejects them.
const hidden = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Creates a node for a text in a style, if YAML can write it so. */
export function textNode(value: string, isFlow: boolean, style?: Scalar.Type | null): Scalar {
  const node = new Scalar(value);
  const isBlock = value.includes('\n') || /^BLOCK/.test(style ?? '');
  if (value.search(hidden) >= 0 || value.trim() === '') node.type = Scalar.QUOTE_DOUBLE;
  else if (isBlock && !isFlow)
    node.type = style === Scalar.BLOCK_FOLDED ? style : Scalar.BLOCK_LITERAL;
  else if (value.includes('\n') || /^[-+.~=<]/.test(value)) node.type = Scalar.QUOTE_DOUBLE;
  else if (/^QUOTE/.test(style ?? '')) node.type = style ?? undefined;
  return node;
}

/** Returns an entry's text, `key: …` or `- …`. */
export function printed(
  fileStyle: FileStyle,
  node: Node,
  { column, isItem }: Position,
  key: string,
): string {
  // The options quote texts that YAML 1.1 reads as another type, and texts that look like a day.
  const document = new Document(isItem ? [node] : { [key]: node }, {
    compat: 'yaml-1.1',
    customTags: ['timestamp'],
  });
  const lines = { ...fileStyle.spaces, doubleQuotedMinMultiLineLength: Infinity };
  const wide = document.toString(lines);
  // The library indents a text with a leading space correctly only by two columns.
  const text = (/ [|>]2[-+]?\n/.test(wide) ? document.toString({ ...lines, indent: 2 }) : wide)
    .slice(0, -1)
    // YAML 1.1 reads `y` as true, but neither parser does so for a key; focal points have the key
    // `y`.
    .replace(/(?<=[{ ]|^)"y": /gm, 'y: ')
    .replace(hidden, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`);
}
