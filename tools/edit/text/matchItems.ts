import { isDeepStrictEqual } from 'node:util';
import { isKeyed } from '../../../src/lib/isKeyed';
import type { Value } from '../protocol';

/** Fields that identify an item of a list, the most reliable first. */
const naming = ['slug', 'id', 'code', 'anchor', 'picture', 'at', 'day', 'phase', 'name', 'network'];

/** For each new item of a list: the index of the old one; undefined for an added item. */
type Matches = (number | undefined)[];

/** Matches items by equal value, otherwise by the field that identifies them. */
export function matchNamed(old: readonly Value[], now: readonly Value[]): Matches {
  const matches: Matches = now.map(() => undefined);
  take(matches, old, (from, at) => isDeepStrictEqual(old[from], now[at]));
  const [oldNames, names] = [old.map(nameOf), now.map(nameOf)];
  take(matches, old, (from, at) => names[at] !== undefined && names[at] === oldNames[from]);
  return matches;
}

/** Like {@link matchNamed}; then matches the rest by position next to a matched item. */
export function matchItems(old: readonly Value[], now: readonly Value[]): Matches {
  const matches = matchNamed(old, now);
  take(matches, old, (from, at) => (at === 0 ? -1 : matches[at - 1]) === from - 1);
  const next = (at: number) => (at === now.length - 1 ? old.length : matches[at + 1]);
  take(matches, old, (from, at) => next(at) === from + 1);
  return matches;
}

/** Matches each unmatched item to the first free old one that is the same. */
function take(
  matches: Matches,
  old: readonly Value[],
  isSame: (from: number, at: number) => boolean,
): void {
  const free = new Set(old.keys());
  for (const match of matches) if (match !== undefined) free.delete(match);
  for (const at of matches.keys()) {
    if (matches[at] !== undefined) continue;
    matches[at] = [...free].find((from) => isSame(from, at));
    free.delete(matches[at] ?? -1);
  }
}

function nameOf(item: Value): string | undefined {
  const key = isKeyed(item) ? naming.find((name) => typeof item[name] === 'string') : undefined;
  return key && isKeyed(item) ? `${key} ${String(item[key])}` : undefined;
}
