/** The phases of an edition, in order. */
export const phases = ['announced', 'applications-open', 'on-sale', 'running', 'over'] as const;
export type Phase = (typeof phases)[number];

/** What the phase depends on: ISO days of the Moscow calendar, all inclusive. */
export type EditionDays = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly applicationsOpen?: string | null | undefined;
  readonly applicationsClose?: string | null | undefined;
};

/**
 * The phase of an edition on a day. Tickets go on sale the day after applications close. Without a
 * first day for applications they are open from the start; without any such days the edition stays
 * announced until it runs.
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

/** The phase if an editor has fixed it, so that static pages can show it; otherwise undefined. */
export function pinnedPhase(phase: string | null): Phase | undefined {
  return phases.find((known) => known === phase);
}
