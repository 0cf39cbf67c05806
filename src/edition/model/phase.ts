/** The phases of an edition, in order. */
export const phases = ['announced', 'applications-open', 'on-sale', 'running', 'over'] as const;
export type Phase = (typeof phases)[number];

/** Whether tickets are sold in a phase. */
export function isSelling(phase: Phase): boolean {
  return phase === 'on-sale' || phase === 'running';
}

/** The days that decide the phase: ISO days of the Moscow calendar, all inclusive. */
export type EditionDays = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly applicationsOpen?: string | null | undefined;
  readonly applicationsClose?: string | null | undefined;
};

/**
 * Returns the phase of an edition on a day by its days. Tickets go on sale the day after
 * applications close. Without a first day for applications, they are open from the start; without
 * any days for them, the edition stays announced until it runs.
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

/** An edition's days, and the phase set in edition.yaml, if any. */
export type PinnedEdition = EditionDays & { readonly phase: string | null };

/**
 * Returns the phase of an edition on a day: the phase set in edition.yaml, else the phase by its
 * days. After the last day the fair is over, whatever phase is set.
 */
export function phaseOn(edition: PinnedEdition, day: string): Phase {
  if (day > edition.lastDay) return 'over';
  return pinnedPhase(edition.phase) ?? phaseOf(edition, day);
}

/**
 * Returns the phase that menus and the home page follow on a day: the edition's own or, once it is
 * over, that of the next edition while people apply to it.
 */
export function seasonPhaseOn(
  edition: PinnedEdition,
  next: PinnedEdition | null,
  day: string,
): Phase {
  const phase = phaseOn(edition, day);
  const isApplying = next !== null && phaseOn(next, day) === 'applications-open';
  return phase === 'over' && isApplying ? 'applications-open' : phase;
}

/**
 * Returns the phase set in edition.yaml (`phase`), or undefined. `phaseOn` ignores it after the
 * last day.
 */
export function pinnedPhase(phase: string | null): Phase | undefined {
  return phases.find((known) => known === phase);
}
