import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { Prose } from '../ui/Prose';
import * as styles from './FactsSection.module.css';

/** Pairs of label and value, in large type. */
export function FactsSection({ anchor, title, link, facts }: Queries.FactsSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <dl>
        {facts.map(({ label, value, figure }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <Prose text={value} />
            </dd>
            {figure !== null && <dd className={styles.figure}>{figure}</dd>}
          </div>
        ))}
      </dl>
    </Row>
  );
}

export const fragment = graphql`
  fragment FactsSection on FactsSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    facts {
      label(language: $language)
      value(language: $language)
      figure(language: $language)
    }
  }
`;
