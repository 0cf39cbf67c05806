/** The calls of an edition besides the applications of exhibitors. */
export const callNames = ['volunteers', 'guides', 'media', 'partners'] as const;
export type CallName = (typeof callNames)[number];

/** Where a call stands, in order of time; `over` with the fair. */
export const callStates = ['ahead', 'open', 'closed', 'over'] as const;
export type CallState = (typeof callStates)[number];

/** ISO days of the Moscow calendar, both inclusive; null where there is no such limit. */
export type CallDays = {
  /** Whether the edition names the call; one that is not named is still to come. */
  readonly isKnown: boolean;
  readonly opens: string | null;
  readonly closes: string | null;
  /** The last day of the fair. */
  readonly lastDay: string;
};

/** Where a call stands on a day. */
export function callState({ isKnown, opens, closes, lastDay }: CallDays, day: string): CallState {
  if (day > lastDay) return 'over';
  if (!isKnown || (opens !== null && day < opens)) return 'ahead';
  return closes !== null && day > closes ? 'closed' : 'open';
}
