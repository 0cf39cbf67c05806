/** What can be said of the fair's hours at a moment (decision 025). */
export const openingStates = [
  // More than a day before the first opening.
  'ahead',
  // Between two open days, at least one day of the fair is closed.
  'later',
  'tomorrow',
  'today',
  'open',
  // Open, but nobody is let in any more.
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
 * The change in force at a moment; undefined only without changes, which are in order of time.
 */
export function changeAt<Change extends { readonly from: string }>(
  changes: readonly Change[],
  moscowTime: string,
): Change | undefined {
  return changes.filter(({ from }) => from <= moscowTime).at(-1);
}
