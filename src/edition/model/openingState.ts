/** States of the fair's hours at a moment (decision 025). */
export const openingStates = [
  // Earlier than the day before the first opening.
  'ahead',
  // At least one closed day of the fair is between this day and the next open one.
  'later',
  'tomorrow',
  'today',
  'open',
  // Open, but nobody is admitted any more.
  'entryClosed',
  // The evening of the last day.
  'closed',
  'past',
] as const;
export type OpeningState = (typeof openingStates)[number];

/**
 * A state and the moment it begins: `2026-04-02T14:05`, Moscow, or empty for the first. `day` and
 * `time` are when the fair opens next, or closes if it is open now.
 */
export type OpeningChange<Words> = {
  from: string;
  state: OpeningState;
  day?: string | undefined;
  time?: string | undefined;
  lastEntry?: string | undefined;
  who?: Words | undefined;
};

/**
 * Returns the opening state in force at a moment. `changes` are in order of time, and the first
 * begins before any moment (`from: ''`), so the result is undefined only for an empty list.
 */
export function changeAt<Change extends { readonly from: string }>(
  changes: readonly Change[],
  moscowTime: string,
): Change | undefined {
  return changes.filter(({ from }) => from <= moscowTime).at(-1);
}
