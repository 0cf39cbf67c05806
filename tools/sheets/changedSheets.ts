import { changesBetween } from './model/changed';
import type { Sheets } from './documents';

const none: Sheets = { doors: [], stands: [], labels: [] };

/** Returns the sheets that differ from `then`, and the names of those that no longer exist. */
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
