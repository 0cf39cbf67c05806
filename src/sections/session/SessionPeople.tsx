import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../../components/Row';
import { Arch } from '../../primitives/Arch';
import { Link } from '../../primitives/Link';
import * as styles from './SessionPeople.module.css';

/** Who speaks, each under an arch; nothing where nobody does. */
export function SessionSpeakers({ speakers }: { speakers: readonly Queries.SessionSpeakerFragment[] }) {
  const { t } = useTranslation('programme');
  if (speakers.length === 0) return null;
  return (
    <Row anchor="speakers" title={t('speakers')}>
      <ul role="list" className={styles.speakers}>
        {speakers.map(({ name, role, year, slug, portrait }) => {
          const image = portrait?.picture.childImageSharp?.gatsbyImageData;
          return (
            <li key={`${year}/${slug}`}>
              <Link to={`/speakers/${year}/${slug}/`} className={styles.speaker}>
                {image && <Arch image={image} alt="" focus="top" />}
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{role}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Row>
  );
}

/** Whose stands or works it is about, with their stands; nothing where there are none. */
export function SessionExhibitors({ exhibitors }: { exhibitors: readonly Queries.SessionExhibitorFragment[] }) {
  const { t } = useTranslation('programme');
  if (exhibitors.length === 0) return null;
  return (
    <Row anchor="exhibitors" title={t('exhibitors')}>
      <ul role="list">
        {exhibitors.map(({ name, year, slug, stand }) => (
          <li key={`${year}/${slug}`}>
            <Link to={`/exhibitors/${year}/${slug}/`} className={styles.exhibitor}>
              <span className={styles.large}>{name}</span>
              <span className={styles.stand}>{t('stand', { code: stand, year })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}

export const fragments = graphql`
  fragment SessionSpeaker on Speaker {
    name(language: $language)
    role(language: $language)
    year
    slug
    portrait {
      picture {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360], sizes: "(min-width: 1024px) 16vw, 45vw")
        }
      }
    }
  }
  fragment SessionExhibitor on Exhibitor {
    name(language: $language)
    year
    slug
    stand
  }
`;
