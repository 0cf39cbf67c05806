import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { usePhase, type PhasedEdition } from '../edition/useFairTime';
import { pinnedPhase } from '../edition/model/phase';
import { StateWords } from '../sections/StateWords';

type Props = Queries.PhasesSectionFragment & {
  edition: PhasedEdition;
  /** Shows the text in one or two lines above the page's main content (decision 024). */
  isSlim?: boolean;
};

/** The text of an edition's current phase, and its button. */
export function PhasesSection({ anchor, title, link, phases, edition, isSlim = false }: Props) {
  const phase = usePhase(edition);
  // A phase set in edition.yaml can be followed only by `over`.
  const pinned = pinnedPhase(edition.phase);
  const possiblePhases = phases.filter(
    (one) => pinned === undefined || [pinned, 'over', phase].includes(one.phase),
  );
  return (
    <Row anchor={anchor} title={title} link={link} isSlim={isSlim}>
      <StateWords
        words={possiblePhases.map(({ phase: state, ...words }) => ({ ...words, state }))}
        now={phase}
        of="phase"
      />
    </Row>
  );
}

export const fragment = graphql`
  fragment PhasesSection on PhasesSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    phases {
      phase
      text(language: $language)
      button {
        ...SectionLink
      }
    }
  }
`;
