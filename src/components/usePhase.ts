import { graphql } from 'gatsby';
import { phaseOf, pinnedPhase, type EditionDays, type Phase } from '../domain/phase';
import { moscowDay, now } from '../lib/clock';
import { useMounted } from '../primitives/useMounted';

/** Days of an edition, and its phase where an editor has pinned it. */
export type PhasedEdition = EditionDays & { readonly phase: string | null };

/** The edition's phase: pinned, it stands in static HTML; by the clock, it is known after mount only (design §3). */
export function usePhase(edition: PhasedEdition): Phase | undefined {
  const isMounted = useMounted();
  const pinned = pinnedPhase(edition.phase);
  if (pinned !== undefined) return pinned;
  return isMounted ? phaseOf(edition, moscowDay(now())) : undefined;
}

export const fragment = graphql`
  fragment PhasedEdition on Edition {
    firstDay
    lastDay
    applicationsOpen
    applicationsClose
    phase
  }
`;
