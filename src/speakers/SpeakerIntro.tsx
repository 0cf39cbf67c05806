import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { StarButton } from '../stars/StarButton';
import { Arch } from '../ui/Arch';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './SpeakerIntro.module.css';

/** The full width, then five of twelve columns. */
const widths = { 0: '100vw - 2rem', 728: '95.6vw', 768: '39vw' };

export function SpeakerIntro({ speaker }: { speaker: Queries.SpeakerIntroFragment }) {
  const { t } = useTranslation('speakers');
  const { portrait, biography, topics, links, year, slug, name } = speaker;
  const image = portrait?.picture.gatsbyImageData;
  return (
    <div className={styles.intro}>
      {image && (
        <Arch image={image} alt={portrait.alt} widths={widths} loading="eager" focus="top" />
      )}
      <div className={styles.words}>
        <p>
          <StarButton kind="speaker" year={year} slug={slug} name={name} withWords />
        </p>
        <Prose text={biography} className={styles.biography} />
        {topics !== null && topics.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('topics')}</h2>
            <ul role="list" className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic}>{topic}</li>
              ))}
            </ul>
          </section>
        )}
        {links !== null && links.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('links')}</h2>
            <ul role="list">
              {links.map(({ label, url }) => (
                <li key={url}>
                  <Link to={url}>{label}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment SpeakerIntro on Speaker {
    year
    slug
    name(language: $language)
    biography(language: $language)
    topics(language: $language)
    links {
      label(language: $language)
      url
    }
    portrait {
      alt(language: $language)
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868, 1520])
      }
    }
  }
`;
