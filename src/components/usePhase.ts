import { graphql } from 'gatsby';
import { phaseOf, pinnedPhase, type EditionDays, type Phase } from '../domain/phase';
import { useDay } from './useDay';

/** Days of an edition, its phase if an editor has fixed it, and the day of the build. */
export type PhasedEdition = EditionDays & {
  readonly phase: string | null;
  readonly buildDay: string;
};

/**
 * The edition's phase: as fixed by an editor, or derived from the day, which is the build's in
 * static HTML (design §3).
 */
export function usePhase(edition: PhasedEdition): Phase {
  const day = useDay(edition.buildDay);
  return pinnedPhase(edition.phase) ?? phaseOf(edition, day);
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
