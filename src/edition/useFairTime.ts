import { graphql } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { onReturn } from '../browser/window';
import { laterDay, moscowDay, moscowTime, now } from '../lib/time/clock';
import { changeAt } from './model/openingState';
import { phaseOn, seasonPhaseOn, type Phase, type PinnedEdition } from './model/phase';

/**
 * Returns the day in Moscow, ISO: the day of the build in static HTML and in the first render, then
 * the visitor's day, but never a day before the build. A page that is still open on a later day
 * notices it when the visitor returns.
 */
export function useDay(buildDay: string): string {
  const today = useSyncExternalStore(
    onReturn,
    () => moscowDay(now()),
    () => '',
  );
  return laterDay(buildDay, today);
}

/** Interval of reading the clock, ms: short, so that a new minute is noticed soon. */
const readIntervalMs = 10_000;

const watch = (notice: () => void) => {
  const timer = setInterval(notice, readIntervalMs);
  // A phone stops the timers of a hidden page.
  const stop = onReturn(notice);
  return () => {
    clearInterval(timer);
    stop();
  };
};
const nothing = () => undefined;

/**
 * Returns the time in Moscow as `2026-04-02T14:05`; undefined in static HTML and in the first
 * render.
 */
export function useMoscowTime(): string | undefined {
  return useSyncExternalStore<string | undefined>(watch, () => moscowTime(now()), nothing);
}

/** The days of an edition, the phase set in its file, if any, and the day of the build. */
export type PhasedEdition = PinnedEdition & { readonly buildDay: string };

/** Returns the edition's phase today; in static HTML, on the day of the build (design §3). */
export function usePhase(edition: PhasedEdition): Phase {
  return phaseOn(edition, useDay(edition.buildDay));
}

/** Returns today's phase for menus and the home page (`seasonPhaseOn`). */
export function useSeasonPhase(edition: PhasedEdition, next: PinnedEdition | null): Phase {
  return seasonPhaseOn(edition, next, useDay(edition.buildDay));
}

/** Whether an edition is over today; false if its file does not exist yet. */
export function useIsOver(edition: PhasedEdition | null): boolean {
  const day = useDay(edition?.buildDay ?? '');
  return edition !== null && phaseOn(edition, day) === 'over';
}

/**
 * Returns the facts of the coming fair: the next edition's once this edition is over, if they are
 * known.
 */
export function useFairToCome<Fair>(edition: PhasedEdition & Fair, next: Fair | null): Fair {
  return (useIsOver(edition) && next) || edition;
}

type Change = Queries.OpeningChangesFragment['openingChanges'][number];

/**
 * Returns the current state of the fair's hours; undefined in static HTML, in the first render and
 * without hours (decision 025).
 */
export function useOpening(changes: readonly Change[]): Change | undefined {
  const time = useMoscowTime();
  return time === undefined ? undefined : changeAt(changes, time);
}

export const fragment = graphql`
  fragment PhasedEdition on Edition {
    firstDay
    lastDay
    applicationsOpen
    applicationsClose
    phase
    buildDay
  }
  fragment OpeningChanges on Edition {
    year
    openingChanges(language: $language) {
      from
      state
      day
      time
      lastEntry
      who
    }
  }
`;
