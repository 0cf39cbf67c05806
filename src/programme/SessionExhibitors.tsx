import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { StarButton } from '../stars/StarButton';
import { Link } from '../ui/Link';
import * as styles from './SessionExhibitors.module.css';

/** The exhibitors the session is about, with their stands; renders nothing if there are none. */
export function SessionExhibitors({
  exhibitors,
}: {
  exhibitors: readonly Queries.SessionExhibitorFragment[];
}) {
  const { t } = useTranslation('programme');
  if (exhibitors.length === 0) return null;
  return (
    <Row anchor="exhibitors" title={t('exhibitors')}>
      <ul role="list">
        {exhibitors.map(({ name, year, slug, stand }) => (
          <li key={`${year}/${slug}`} className={styles.item}>
            <Link to={`/exhibitors/${year}/${slug}/`} className={styles.exhibitor}>
              <span className={styles.name}>{name}</span>
              <span className={styles.stand}>{t('stand', { code: stand, year })}</span>
            </Link>
            <StarButton kind="stand" year={year} slug={slug} name={name} />
          </li>
        ))}
      </ul>
    </Row>
  );
}

export const fragment = graphql`
  fragment SessionExhibitor on Exhibitor {
    name(language: $language)
    year
    slug
    stand
  }
`;
