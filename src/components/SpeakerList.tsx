import { graphql } from 'gatsby';
import { Arch } from '../primitives/Arch';
import { Link } from '../primitives/Link';
import * as styles from './SpeakerList.module.css';
import { StarButton } from './stars/StarButton';

/** Widths of the list's columns (SpeakerList.module.css) in a row of the page, as many as fit. */
const widths = {
  0: '50vw - 24px',
  592: '30.4vw',
  786: '22.4vw',
  1024: '19.7vw',
  1233: '14.3vw',
  1573: '12rem',
};

/** Speakers side by side, each under an arch; those without a portrait by name only. */
export function SpeakerList({ speakers }: { speakers: readonly Queries.SpeakerListFragment[] }) {
  return (
    <ul role="list" className={styles.speakers}>
      {speakers.map(({ name, role, year, slug, portrait }) => {
        const image = portrait?.picture.gatsbyImageData;
        return (
          <li key={`${year}/${slug}`} className={styles.item}>
            <Link to={`/speakers/${year}/${slug}/`} className={styles.speaker}>
              {image && <Arch image={image} alt="" widths={widths} focus="top" />}
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{role}</span>
            </Link>
            <StarButton kind="speaker" year={year} slug={slug} name={name} />
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment SpeakerList on Speaker {
    name(language: $language)
    role(language: $language)
    year
    slug
    portrait {
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868])
      }
    }
  }
`;
