import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { usePhase, type PhasedEdition } from '../edition/usePhase';
import { pinnedPhase } from '../edition/model/phase';
import { Button } from '../ui/Button';
import { Prose } from '../ui/Prose';
import * as styles from './PhasesSection.module.css';

type Props = Queries.PhasesSectionFragment & {
  edition: PhasedEdition;
  /** A line or two above the page's main content (decision 024). */
  isSlim?: boolean;
};

/**
 * The text of the current phase, and one action. The phase appears after mount if it depends on the
 * clock; the texts of all phases share one place, whose height is that of the tallest.
 */
export function PhasesSection({ anchor, title, link, phases, edition, isSlim = false }: Props) {
  const phase = usePhase(edition);
  // A fixed phase can only be replaced by one: the fair is over.
  const pinned = pinnedPhase(edition.phase);
  const laid = phases.filter(
    (one) => pinned === undefined || [pinned, 'over', phase].includes(one.phase),
  );
  return (
    <Row anchor={anchor} title={title} link={link} isSlim={isSlim}>
      <div className={styles.place} data-slim={isSlim || undefined}>
        {laid.map((one) => (
          <div
            key={one.phase}
            className={styles.text}
            data-phase={one.phase}
            data-shown={one.phase === phase}
          >
            <Prose text={one.text} className={styles.words} />
            {one.button !== null && <Button to={one.button.to}>{one.button.label}</Button>}
          </div>
        ))}
      </div>
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
