import { graphql } from 'gatsby';
import { phaseOn, type Phase, type PinnedEdition } from './model/phase';
import { useDay } from './useDay';

/** The days of an edition, the phase set in its file, if any, and the day of the build. */
export type PhasedEdition = PinnedEdition & { readonly buildDay: string };

/** Returns the edition's phase today; in static HTML, on the day of the build (design §3). */
export function usePhase(edition: PhasedEdition): Phase {
  return phaseOn(edition, useDay(edition.buildDay));
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

export const fragment = graphql`
  fragment PhasedEdition on Edition {
    firstDay
    lastDay
    applicationsOpen
    applicationsClose
    phase
    buildDay
  }
`;
