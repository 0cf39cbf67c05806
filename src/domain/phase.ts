/** Where an edition stands, in the order in which it comes to pass. */
export const phases = ['announced', 'applications-open', 'on-sale', 'running', 'over'] as const;
export type Phase = (typeof phases)[number];

/** What the phase is worked out from: ISO days of the Moscow calendar, all inclusive. */
export type EditionDays = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly applicationsOpen?: string | null | undefined;
  readonly applicationsClose?: string | null | undefined;
};

/**
 * The phase of an edition on a day. Tickets go on sale on the day after applications close; an
 * edition that names no day of opening takes applications from the start, one that names no days of
 * applications is announced until it runs.
 */
export function phaseOf(
  { firstDay, lastDay, applicationsOpen, applicationsClose }: EditionDays,
  day: string,
): Phase {
  if (day > lastDay) return 'over';
  if (day >= firstDay) return 'running';
  if (applicationsClose != null && day > applicationsClose) return 'on-sale';
  if (applicationsOpen != null) return day >= applicationsOpen ? 'applications-open' : 'announced';
  return applicationsClose != null ? 'applications-open' : 'announced';
}

/**
 * The phase by content alone, so that static pages may show it: only where an editor has pinned it.
 */
export function pinnedPhase(phase: string | null): Phase | undefined {
  return phases.find((known) => known === phase);
}
