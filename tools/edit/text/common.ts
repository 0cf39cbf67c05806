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
