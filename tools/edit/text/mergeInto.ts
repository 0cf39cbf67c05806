import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isPair, isScalar, isSeq, Pair, Scalar } from 'yaml';
import { stringify, visit, YAMLMap, YAMLSeq, type Document, type Node } from 'yaml';
import type { FieldPath } from '../../../src/site/check/files/values';
import type { Value } from '../protocol';
import { commonOf } from './common';
import { matchItems } from './matchItems';
import { asValue } from './reading';

/** Names of the fields at a path, in the order of the schema. */
export type KeysOf = (path: FieldPath) => readonly string[];
type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** Whether a value has fields, and is no list. */
export const isFields = (value: unknown): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a text of several lines is in a value. */
export const hasLines = (value: Value): boolean =>
  typeof value === 'string'
    ? value.includes('\n')
    : typeof value === 'object' && value !== null && Object.values(value).some(hasLines);

/**
 * The root of a document with a value in it: nodes of what is the same stay, with their comments,
 * and new ones are in the style of their siblings.
 */
export function mergeInto(document: Document, value: Value, keysOf?: KeysOf): Node {
  const styles = stylesOf(document);
  const merge = (node: Node | null, now: Value, path: FieldPath): Node => {
    const old = asValue(node?.toJS(document) ?? null);
    if (node && isDeepStrictEqual(old, now)) return node;
    if (isScalar(node) && (typeof now !== 'object' || now === null)) return styled(node, now);
    const isFull = isCollection(node) && node.items.length > 0 && Object.keys(now ?? {}).length > 0;
    if (isFull && isMap(node) ? isFields(now) : isSeq(node) && Array.isArray(now) && isFull) {
      const there = node as Collection;
      // A text of several lines has no room in brackets.
      if (hasLines(now) && !hasLines(old)) there.flow = false;
      settleFirstNote(there, path.length === 0);
      const before = [...there.items];
      const items = isMap(there)
        ? fieldsOf(there, now as { [key: string]: Value }, path)
        : itemsOf(there as YAMLSeq<Node>, old as Value[], now as Value[], path);
      keepNotes(there, before, items);
      there.items = items as typeof there.items;
      return there;
    }
    const made = styles.nodeOf(now, path);
    // The comments of a file stay even where nothing else is left in it.
    const { comment, commentBefore, spaceBefore } = node ?? {};
    if (node) node.commentBefore = null;
    // What stood on lines of its own below a block does so below what is there instead.
    const isBelow = comment != null && isCollection(node) && node.flow !== true && isScalar(made);
    return Object.assign(made, {
      comment: isBelow ? `\n${comment}` : comment,
      commentBefore,
      spaceBefore,
    });
  };
  const itemsOf = (node: YAMLSeq<Node>, old: Value[], now: Value[], path: FieldPath) => {
    const matches = matchItems(old, now);
    return now.map((item, at) => {
      const inside = [...path, at];
      const match = node.items[matches[at] ?? -1];
      return match ? merge(match, item, inside) : styles.nodeOf(item, inside);
    });
  };
  const fieldsOf = (
    node: YAMLMap<Node, Node | null>,
    now: { [key: string]: Value },
    path: FieldPath,
  ) => {
    const order = keysOf?.(path) ?? Object.keys(now);
    const pairs = node.items.filter(({ key }) => Object.hasOwn(now, String(key)));
    for (const pair of pairs)
      pair.value = merge(pair.value, now[String(pair.key)] ?? null, [...path, String(pair.key)]);
    const rank = (key: string) => order.indexOf(key) >>> 0;
    for (const key of Object.keys(now).toSorted((one, other) => rank(one) - rank(other))) {
      if (pairs.some((pair) => String(pair.key) === key)) continue;
      const before = order.slice(0, order.indexOf(key));
      const at = pairs.findLastIndex((pair) => before.includes(String(pair.key))) + 1;
      pairs.splice(
        at,
        0,
        new Pair<Node, Node>(
          styled(new Scalar(key), key),
          styles.nodeOf(now[key] ?? null, [...path, key]),
        ),
      );
    }
    return pairs;
  };
  return merge(document.contents, value, []);
}

type Entry = Node | Pair<Node, Node | null>;
/** What holds the comments above an entry. */
const headOf = (entry: Entry) => (isPair(entry) ? entry.key : entry);

/** The comment above the first item of a list is the item's; where a file begins, the file's. */
function settleFirstNote(node: Collection, isRoot: boolean): void {
  const [first] = (node.items as Entry[]).map(headOf);
  if (first === undefined || node.flow === true) return;
  if (isRoot && !node.commentBefore) {
    node.commentBefore = first.commentBefore ?? null;
    first.commentBefore = null;
  } else if (!isRoot && isSeq(node)) {
    first.commentBefore ??= node.commentBefore ?? null;
    node.commentBefore = null;
  }
}

/** Comments that stand alone above an entry, and its place's empty line, stay when it goes. */
function keepNotes(node: Collection, before: readonly Entry[], after: readonly Entry[]): void {
  const [old, now] = [before.map(headOf), after.map(headOf)];
  const [first] = old;
  const hasSpace = old.at(-1)?.spaceBefore === true && old.length > 1;
  const stays = new Set(commonOf(old, now).map(([at]) => at));
  let alone = '';
  for (const [at, head] of old.entries()) {
    const [, free = '', own = ''] =
      /^([^]*\n(?:\n|$))?([^]*)$/.exec(head.commentBefore ?? '') ?? [];
    if (stays.has(at)) {
      if (alone !== '') head.commentBefore = `${alone.trimEnd()}\n\n${head.commentBefore ?? ''}`;
      alone = '';
    } else {
      alone += free;
      head.commentBefore = own || null;
    }
  }
  if (alone !== '') node.comment = [alone.trimEnd(), node.comment].filter(Boolean).join('\n');
  for (const [at, head] of now.entries())
    if (at === 0) head.spaceBefore = first?.spaceBefore === true;
    else if (!old.includes(head) || head === first) head.spaceBefore = hasSpace;
}

/** How new values are written in a document: in brackets where their siblings are. */
function stylesOf(document: Document) {
  const flows = new Map<string, boolean>();
  const keyOf = (path: readonly unknown[], isList: boolean) =>
    `${path.filter((step) => typeof step === 'string').join()} ${isList}`;
  const shapeOf = (value: Value) =>
    isFields(value) ? Object.keys(value).toSorted().join() : 'list';
  visit(document, {
    Collection: (_, node, above) => {
      if (node.items.length === 0) return;
      const path = above.flatMap((one) => (isPair(one) ? [String(one.key)] : []));
      for (const key of [keyOf(path, isSeq(node)), shapeOf(asValue(node.toJS(document)))])
        flows.set(key, flows.get(key) ?? node.flow === true);
    },
  });
  const isShort = (value: Value, path: FieldPath) => {
    if (hasLines(value)) return false;
    const inner = Object.values(value ?? {});
    const isFlat = inner.every((item) => typeof item !== 'object');
    const alike = flows.get(keyOf(path, Array.isArray(value)));
    if (alike !== undefined || inner.length === 0) return alike ?? true;
    return (
      JSON.stringify(value).length < 100 &&
      (flows.get(shapeOf(value)) ?? (isFlat && path.some((step) => typeof step === 'string')))
    );
  };
  const nodeOf = (value: Value, path: FieldPath): Node => {
    if (typeof value !== 'object' || value === null) return styled(new Scalar(value), value);
    const inside = (step: string | number) =>
      nodeOf((value as { [key: string]: Value })[step] ?? null, [...path, step]);
    const node = Array.isArray(value) ? new YAMLSeq() : new YAMLMap();
    node.items = Array.isArray(value)
      ? value.map((_, at) => inside(at))
      : Object.keys(value).map((key) => new Pair(styled(new Scalar(key), key), inside(key)));
    node.flow = isShort(value, path) || node.items.length === 0;
    return node;
  };
  return { nodeOf };
}

// What a double quote alone can write: signs that nobody sees, or spaces where lines begin.
const unseen = /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}|^\s|^$/u;

/** A scalar with another value, in its own style as far as that can write it. */
export function styled(node: Scalar, value: string | number | boolean | null): Scalar {
  const { type } = node;
  node.value = value;
  delete node.source;
  delete node.format;
  if (typeof value !== 'string') node.type = Scalar.PLAIN;
  else if (unseen.test(value)) node.type = Scalar.QUOTE_DOUBLE;
  else if (value.includes('\n') && node.comment?.includes('\n') === true)
    // Comments on lines of their own have no room beside a block.
    node.type = Scalar.QUOTE_DOUBLE;
  else if (type?.startsWith('BLOCK') !== true)
    if (value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    else if (type?.startsWith('QUOTE') !== true)
      node.type = isPlain(value) ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE;
  return node;
}

/** Whether YAML 1.1 and 1.2 read a text without quotes as it is, and no sign begins it. */
const isPlain = (value: string) =>
  !/^[-+.~=<]/.test(value) &&
  stringify(value, { compat: 'yaml-1.1', customTags: ['timestamp'], lineWidth: 0 }) ===
    `${value}\n`;

/** A scalar as it is written inside a line. */
export function textOf(node: Scalar, isFlow: boolean): string {
  const { value, type } = node;
  const list = new YAMLSeq();
  list.flow = isFlow;
  list.items = [Object.assign(new Scalar(value), { type })];
  const text = stringify(list, { flowCollectionPadding: false, lineWidth: 0 });
  return text.trimEnd().slice(isFlow ? 1 : 2, isFlow ? -1 : undefined);
}
