import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../../components/Row';
import { SpeakerList } from '../../components/SpeakerList';
import { StarButton } from '../../components/stars/StarButton';
import { Link } from '../../primitives/Link';
import * as styles from './SessionPeople.module.css';

/** The speakers, each under an arch; renders nothing if there are none. */
export function SessionSpeakers({
  speakers,
}: {
  speakers: readonly Queries.SpeakerListFragment[];
}) {
  const { t } = useTranslation('programme');
  if (speakers.length === 0) return null;
  return (
    <Row anchor="speakers" title={t('speakers')}>
      <SpeakerList speakers={speakers} />
    </Row>
  );
}

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
