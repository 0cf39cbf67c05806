import type { DiffLine } from '../protocol';

/** Number of unchanged lines shown around a change. */
const contextLines = 3;

/** The changed lines of a text with three lines of context; `…` stands for omitted lines. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const all: DiffLine[] = [];
  let [from, to] = [0, 0];
  for (const [nextFrom, nextTo] of [...commonOf(old, now), [old.length, now.length] as const]) {
    all.push(...old.slice(from, nextFrom).map((text) => ({ sign: '-' as const, text })));
    all.push(...now.slice(to, nextTo).map((text) => ({ sign: '+' as const, text })));
    all.push(...old.slice(nextFrom, nextFrom + 1).map((text) => ({ sign: ' ' as const, text })));
    [from, to] = [nextFrom + 1, nextTo + 1];
  }
  const isNear = (_: DiffLine, at: number) =>
    all
      .slice(Math.max(0, at - contextLines), at + contextLines + 1)
      .some(({ sign }) => sign !== ' ');
  const near = all.map(isNear);
  return all.flatMap((line, at) => {
    if (near[at] === true) return [line];
    return near[at - 1] === true && near.includes(true, at) ? [{ sign: ' ', text: '…' }] : [];
  });
}

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));

/** The longest common subsequence as pairs of indexes; the rest was removed, added or moved. */
export function commonOf<Item>(
  before: readonly Item[],
  after: readonly Item[],
): [before: number, after: number][] {
  const lengths = before.map(() => new Array<number>(after.length + 1).fill(0));
  const lengthAt = (from: number, to: number) => lengths[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      (lengths[from] ?? [])[to] =
        before[from] === after[to]
          ? lengthAt(from + 1, to + 1) + 1
          : Math.max(lengthAt(from + 1, to), lengthAt(from, to + 1));
  const pairs: [number, number][] = [];
  for (let from = 0, to = 0; from < before.length && to < after.length;) {
    if (before[from] === after[to]) pairs.push([from++, to++]);
    else if (lengthAt(from + 1, to) >= lengthAt(from, to + 1)) from += 1;
    else to += 1;
  }
  return pairs;
}
