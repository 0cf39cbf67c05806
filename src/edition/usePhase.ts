import { graphql } from 'gatsby';
import { phaseOn, type Phase, type PinnedEdition } from './model/phase';
import { useDay } from './useDay';

/** Days of an edition, its phase if an editor has fixed it, and the day of the build. */
export type PhasedEdition = PinnedEdition & { readonly buildDay: string };

/**
 * The edition's phase on the day, which is the build's in static HTML (design §3).
 */
export function usePhase(edition: PhasedEdition): Phase {
  return phaseOn(edition, useDay(edition.buildDay));
}

/** Whether an edition is over on the day; one that is not written yet is not. */
export function useIsOver(edition: PhasedEdition | null): boolean {
  const day = useDay(edition?.buildDay ?? '');
  return edition !== null && phaseOn(edition, day) === 'over';
}

/** What to show of the fair to come: of the next edition once this one is over, if it is known. */
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
