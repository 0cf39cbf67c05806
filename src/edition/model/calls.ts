/**
 * The calls for participants that an edition can have (decision 049), besides exhibitors'
 * applications.
 */
export const callNames = ['volunteers', 'guides', 'media', 'partners'] as const;
export type CallName = (typeof callNames)[number];

/** States of a call, in order of time; `over` begins after the fair. */
export const callStates = ['ahead', 'open', 'closed', 'over'] as const;
export type CallState = (typeof callStates)[number];

/** ISO days of the Moscow calendar, both inclusive; null if there is no such limit. */
export type CallDays = {
  /** Whether the edition's file contains the call; a call without an entry is still to come. */
  readonly isKnown: boolean;
  readonly opens: string | null;
  readonly closes: string | null;
  /** The last day of the fair. */
  readonly lastDay: string;
};

export function callState({ isKnown, opens, closes, lastDay }: CallDays, day: string): CallState {
  if (day > lastDay) return 'over';
  if (!isKnown || (opens !== null && day < opens)) return 'ahead';
  return closes !== null && day > closes ? 'closed' : 'open';
}
