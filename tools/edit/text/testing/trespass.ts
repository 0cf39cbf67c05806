import { isCollection, isNode, isPair, isScalar, type Node } from 'yaml';
import { parseAsSite, type FieldPath } from '../../../../src/site/check/files/yaml';
import { commonOf } from '../diffLines';
import { hasLines } from '../newNodes';
import type { Edit } from './edits';

type Lines = { first: number; last: number };

/** Returns the changes of a text beyond the intended edit; empty if there are none. */
export function trespass(
  kind: string,
  before: string,
  after: string,
  { value, path }: Edit,
): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const expected = expectedLines(kind, old.join('\n'), path, hasLines(value));
  const unchanged = new Set(commonOf(old, now).map(([at]) => at));
  const gone = [...old.keys()].filter((at) => !unchanged.has(at) && old[at]?.trim() !== '');
  // If lines are equal, any of them can count as the removed line.
  const equals = new Set(old.slice(expected.first, expected.last + 1));
  const wrong: string[] = [];
  const isExpected = (at: number) => at >= expected.first && at <= expected.last;
  if (kind === 'an item moved') {
    if (!expected.isFlow && sorted(old) !== sorted(now)) wrong.push('other lines than before');
  } else
    wrong.push(
      ...gone
        .filter((at) => !isExpected(at) && !equals.has(old[at] ?? ''))
        .map((at) => `lost line ${at + 1}: ${old[at]}`),
    );
  const goes = /removed|type/.test(kind);
  const notes = old.flatMap((line, at) =>
    goes && isExpected(at)
      ? []
      : [...line.matchAll(/# (?:note|line|end|in) \d+/g)].map(([note]) => note),
  );
  const result = now.join('\n');
  for (const note of notes)
    if (result.split(new RegExp(`${note}\\b`)).length !== 2) wrong.push(`comment ${note}`);
  return wrong;
}

const linesOf = (text: string) => text.replaceAll('\r\n', '\n').split('\n');
const sorted = (lines: string[]) =>
  lines
    .map((line) => line.trim().replace(/^- /, ''))
    .filter((line) => line !== '' && line !== '-')
    .sort()
    .join('\n');

/** Returns the lines that an edit may change. */
function expectedLines(
  kind: string,
  text: string,
  path: FieldPath,
  becomesLong: boolean,
): Lines & { isFlow: boolean } {
  const document = parseAsSite(text);
  const lines = text.split('\n');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const span = (start: number, node: unknown): Lines => {
    const end = isNode(node) ? (node.range?.[1] ?? start) : start;
    return {
      first: lineAt(start),
      last: lineAt(Math.max(start, start + text.slice(start, end).trimEnd().length - 1)),
    };
  };
  let [node, flow, around]: [unknown, Node | undefined, Node | undefined] = [
    document.contents,
    undefined,
    undefined,
  ];
  let lineRange: Lines = { first: 0, last: 0 };
  let [first, isFirst] = [0, false];
  for (const step of path) {
    if (!isCollection(node)) break;
    around = node;
    if (node.flow === true) flow ??= node;
    const index =
      typeof step === 'number'
        ? step
        : node.items.findIndex(
            (one) => isPair(one) && isScalar(one.key) && String(one.key.value) === step,
          );
    const item: unknown = node.items[index];
    isFirst = index === 0;
    const start = isPair(item) ? item.key : item;
    const inner: unknown = isPair(item) ? item.value : item;
    first = isNode(start) ? (start.range?.[0] ?? 0) : 0;
    lineRange = span(first, inner);
    node = inner;
  }
  if (!/removed/.test(kind) && isCollection(node) && node.flow === true) flow ??= node;
  const isWhole = /added|item moved/.test(kind);
  if (flow !== undefined) return { ...span(flow.range?.[0] ?? 0, flow), isFlow: true };
  if (isWhole) {
    if (kind === 'an item moved') return { first: 0, last: -1, isFlow: false };
    const line = isNode(node) ? lineAt(node.range?.[0] ?? 0) : 0;
    return { first: line, last: line, isFlow: false };
  }
  if (/removed/.test(kind)) {
    const isItem = typeof path.at(-1) === 'number';
    const indent = isItem
      ? (lines[lineRange.first]?.search(/\S/) ?? 0)
      : first - text.lastIndexOf('\n', first - 1) - 1;
    const isAlone = isCollection(around) && around.items.length === 1;
    // An entry's dash can be on a line above it, and the key of an emptied value gets brackets.
    while (/^\s*(#|-\s*(#|$))/.test(lines[lineRange.first - 1] ?? '')) lineRange.first -= 1;
    if (isAlone)
      do lineRange.first -= 1;
      while (/^\s*(#|$)/.test(lines[lineRange.first] ?? ''));
    const isBelow = (line = '') =>
      line.trim() === '' || (/^\s*#/.test(line) && line.search(/\S/) > indent);
    while (lineRange.last < lines.length && isBelow(lines[lineRange.last + 1])) lineRange.last += 1;
    // The line that becomes the first one changes, too.
    if (isFirst && !isItem)
      while (lineRange.last < lines.length && /^\s*(#|$)/.test(lines[(lineRange.last += 1)] ?? ''));
  }
  // Comments within a text move to its first line when it becomes several lines.
  if (becomesLong) while (/^\s+#|^\s*$/.test(lines[lineRange.last + 1] ?? 'x')) lineRange.last += 1;
  return { ...lineRange, isFlow: flow !== undefined };
}
