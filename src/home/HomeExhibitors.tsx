import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { StarButton } from '../stars/StarButton';
import { indexLetter } from '../lib/names';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './HomeExhibitors.module.css';

/**
 * One exhibitor for each letter of the newest list, with its year, and a link to the whole list.
 * Like every section of records, it hides its text and link while it has no records.
 */
export function HomeExhibitors({
  anchor,
  title,
  lead,
  year,
  count,
  exhibitors,
}: Queries.ExhibitorsSectionFragment) {
  const { t } = useTranslation('exhibitors');
  const all = { label: t('allOfYear', { count, year }), to: `/exhibitors/${year}/` };
  return (
    <Row anchor={anchor} title={title} link={count === 0 ? undefined : all}>
      {count === 0 && <p>{t('toCome')}</p>}
      {count > 0 && lead !== null && <Prose text={lead} className={styles.lead} />}
      {count > 0 && (
        <ul role="list" className={styles.names}>
          {exhibitors.map(({ name, slug, stand }) => (
            <li key={slug} className={styles.item}>
              <Link to={`/exhibitors/${year}/${slug}/`} className={styles.entry}>
                <span className={styles.letter} aria-hidden="true">
                  {indexLetter(name)}
                </span>
                <span className={styles.name}>{name}</span>
                <span className={styles.stand}>{stand}</span>
              </Link>
              <StarButton kind="stand" year={year} slug={slug} name={name} />
            </li>
          ))}
        </ul>
      )}
    </Row>
  );
}

export const fragment = graphql`
  fragment ExhibitorsSection on ExhibitorsSection {
    anchor
    title(language: $language)
    lead: text(language: $language)
    year
    count
    exhibitors(language: $language) {
      name(language: $language)
      slug
      stand
    }
  }
`;
