import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { clauseAnchor } from './model/clauseAnchor';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './ClausesSection.module.css';

/**
 * A legal text: numbered clauses, each with its own anchor, and a table of contents at the side
 * (spec §2, convention).
 */
export function ClausesSection({ anchor, title, link, clauses }: Queries.ClausesSectionFragment) {
  const addressed = clauses.map((clause, index) => ({
    ...clause,
    number: index + 1,
    id: clauseAnchor(anchor, index),
  }));
  const contents = (
    <nav aria-label={title}>
      <ol role="list" className={styles.contents}>
        {addressed.map((clause) => (
          <li key={clause.id}>
            <Link to={`#${clause.id}`}>
              {clause.number}. {clause.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <Row anchor={anchor} title={title} link={link} contents={contents}>
      {addressed.map((clause) => (
        <div key={clause.id} className={styles.clause}>
          <h3 id={clause.id} className={styles.title}>
            {clause.number}. {clause.title}
          </h3>
          <Prose text={clause.text} />
        </div>
      ))}
    </Row>
  );
}

export const fragment = graphql`
  fragment ClausesSection on ClausesSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    clauses {
      title(language: $language)
      text(language: $language)
    }
  }
`;
