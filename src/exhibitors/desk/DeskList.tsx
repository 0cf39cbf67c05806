import { graphql } from 'gatsby';
import { Link } from '../../ui/Link';
import * as styles from './DeskList.module.css';
import { deskPath } from './model/deskPaths';

/** The exhibitors of the current edition by name, each with a link to its desk. */
export function DeskList({ exhibitors }: { exhibitors: readonly Queries.DeskListFragment[] }) {
  return (
    <ul role="list" className={styles.names}>
      {exhibitors.map(({ year, slug, name, stand }) => (
        <li key={slug}>
          <Link to={deskPath(year, slug)}>{name}</Link>
          <span className={styles.stand}>{stand}</span>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment DeskList on Exhibitor {
    year
    slug
    name(language: $language)
    stand
  }
`;
