import type { Sheets } from './documents';

const none: Sheets = { doors: [], stands: [], labels: [] };

/** Returns the sheets that differ from `then`, and the names of the sheets that no longer exist. */
export function changedSheets(
  then: Sheets = none,
  now: Sheets,
): { changed: Sheets; gone: string[] } {
  const doors = changesBetween(then.doors, now.doors);
  const stands = changesBetween(then.stands, now.stands);
  const labels = changesBetween(then.labels, now.labels);
  return {
    changed: { doors: doors.changed, stands: stands.changed, labels: labels.changed },
    gone: [...doors.gone, ...stands.gone, ...labels.gone].map(({ name }) => name),
  };
}

/** Any printed sheet: its key stays the same while its words change. */
type Keyed = { readonly key: string };

/** The sheets whose printed text differs from before, and the sheets that no longer exist. */
export type Changes<Sheet> = { changed: Sheet[]; gone: Sheet[] };

/**
 * Compares what would be printed now with what would have been printed then. New sheets count as
 * changed; other content of the same files does not count.
 */
export function changesBetween<Sheet extends Keyed>(
  then: readonly Sheet[],
  now: readonly Sheet[],
): Changes<Sheet> {
  const before = new Map(then.map((sheet) => [sheet.key, JSON.stringify(sheet)]));
  const presentKeys = new Set(now.map(({ key }) => key));
  return {
    changed: now.filter((sheet) => before.get(sheet.key) !== JSON.stringify(sheet)),
    gone: then.filter(({ key }) => !presentKeys.has(key)),
  };
}
