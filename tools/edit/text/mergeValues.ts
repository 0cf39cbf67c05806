import { isDeepStrictEqual } from 'node:util';
import { writeFieldPath, type FieldPath } from '../../../src/site/check/files/schemaProblems';
import type { Value } from '../protocol';
import { isFields } from '../ui/model/values';
import { isKeyed } from '../../../src/lib/isKeyed';

/** The value of a field, or undefined if it is not written. */
type Written = Value | undefined;
type Sides = { base: Written; mine: Written; theirs: Written };

/**
 * Merges two changes of one value. `conflicts` are the paths, as `works[0].title.en`, of fields
 * that both sides have changed differently; there `theirs` wins, except at the paths in `keep`.
 */
export function mergeValues(
  base: Value,
  mine: Value,
  theirs: Value,
  keep: readonly string[] = [],
): { merged: Value; conflicts: string[] } {
  const conflicts: string[] = [];
  const merge = (sides: Sides, path: FieldPath): Written => {
    const { base, mine, theirs } = sides;
    if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(mine, base)) return theirs;
    if (isDeepStrictEqual(theirs, base)) return mine;
    if (isFields(mine) && isFields(theirs)) {
      const old = isFields(base) ? base : {};
      const keys = Object.keys({ ...theirs, ...mine });
      const merged: { [key: string]: Value } = {};
      for (const key of keys) {
        const field = { base: old[key], mine: mine[key], theirs: theirs[key] };
        const now = merge(field, [...path, key]);
        if (now !== undefined) merged[key] = now;
      }
      return merged;
    }
    if (Array.isArray(mine) && Array.isArray(theirs)) {
      const rows = rowsOf(Array.isArray(base) ? base : [], mine, theirs);
      const merged: Value[] = [];
      for (const row of rows) {
        // An item that they have removed has no place in their list, so its conflict is reported at
        // the list.
        const item = merge(row, row.theirs === undefined ? path : [...path, merged.length]);
        if (item !== undefined) merged.push(item);
      }
      return merged;
    }
    const field = writeFieldPath(path);
    conflicts.push(field);
    return keep.includes(field) ? mine : theirs;
  };
  const merged = merge({ base, mine, theirs }, []) ?? theirs;
  return { merged, conflicts: [...new Set(conflicts)] };
}

/** Merges three lists into one order; if both sides have reordered the items, into theirs. */
function rowsOf(base: Value[], mine: Value[], theirs: Value[]): Sides[] {
  const [myBase, theirBase] = [matchItems(base, mine), matchItems(base, theirs)];
  // Items with the same name that both sides added are one item.
  const isNew = (bases: typeof myBase) => (_: Value, at: number) => bases[at] === undefined;
  const theirNew = theirs.filter(isNew(theirBase));
  const pairs = matchNamed(theirNew, mine.filter(isNew(myBase)));
  let [myCount, theirCount] = [0, 0];
  const theirIds = theirBase.map((from) =>
    from === undefined ? `new ${theirCount++}` : `${from}`,
  );
  const myIds = myBase.map((from) => {
    if (from !== undefined) return `${from}`;
    const twin = pairs[myCount++];
    return twin === undefined ? `my ${myCount}` : `new ${twin}`;
  });
  const isMoved = (ids: string[]) => {
    const old = ids.filter((id) => /^\d/.test(id));
    return old.some((id, at) => Number(id) < Number(old[at - 1] ?? 0));
  };
  const leads = isMoved(myIds) && !isMoved(theirIds) ? [myIds, theirIds] : [theirIds, myIds];
  const [order, others] = [[...(leads[0] ?? [])], leads[1] ?? []];
  for (const [at, id] of others.entries())
    if (!order.includes(id)) order.splice(order.indexOf(others[at - 1] ?? '') + 1, 0, id);
  return order.map((id) => ({
    base: base[Number(id)],
    mine: mine[myIds.indexOf(id)],
    theirs: theirs[theirIds.indexOf(id)],
  }));
}

/** Fields that identify an item of a list, the most reliable first. */
const naming = ['slug', 'id', 'code', 'anchor', 'picture', 'at', 'day', 'phase', 'name', 'network'];

/** For each new item of a list: the index of the matching old item; undefined for an added item. */
type Matches = (number | undefined)[];

/** Matches items by equal value, otherwise by the field that identifies them. */
function matchNamed(old: readonly Value[], now: readonly Value[]): Matches {
  const matches: Matches = now.map(() => undefined);
  matchFree(matches, old, (from, at) => isDeepStrictEqual(old[from], now[at]));
  const [oldNames, names] = [old.map(nameOf), now.map(nameOf)];
  matchFree(matches, old, (from, at) => names[at] !== undefined && names[at] === oldNames[from]);
  return matches;
}

/**
 * Matches items as {@link matchNamed} does, then the remaining ones by position next to a matched
 * item.
 */
export function matchItems(old: readonly Value[], now: readonly Value[]): Matches {
  const matches = matchNamed(old, now);
  matchFree(matches, old, (from, at) => (at === 0 ? -1 : matches[at - 1]) === from - 1);
  const next = (at: number) => (at === now.length - 1 ? old.length : matches[at + 1]);
  matchFree(matches, old, (from, at) => next(at) === from + 1);
  return matches;
}

/** Matches each unmatched item to the first free old one that is the same. */
function matchFree(
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
