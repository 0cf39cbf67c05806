import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import * as styles from './LinksSection.module.css';

/** Links in large type, each with an optional note. */
export function LinksSection({ anchor, title, link, links }: Queries.LinksSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <ul role="list">
        {links.map(({ label, to, note }) => (
          <li key={label} className={styles.item}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
            {note !== null && <p className={styles.note}>{withNoBreakSpaces(note)}</p>}
          </li>
        ))}
      </ul>
    </Row>
  );
}

export const fragment = graphql`
  fragment LinksSection on LinksSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    links {
      label(language: $language)
      to
      note(language: $language)
    }
  }
`;
