import { graphql } from 'gatsby';
import { Row } from '../ui/Row';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import * as styles from './PeopleSection.module.css';

export function PeopleSection({ anchor, title, link, people }: Queries.PeopleSectionFragment) {
  return (
    <Row anchor={anchor} title={title} link={link}>
      <ul role="list" className={styles.people}>
        {people.map(({ name, role, email }) => (
          <li key={name} className={styles.person}>
            <h3 className={styles.name}>{name}</h3>
            <p>{withNoBreakSpaces(role)}</p>
            {email !== null && (
              <p>
                <Link to={`mailto:${email}`}>{email}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Row>
  );
}

export const fragment = graphql`
  fragment PeopleSection on PeopleSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    people {
      name(language: $language)
      role(language: $language)
      email
    }
  }
`;
