import { graphql } from 'gatsby';
import { Arch } from '../primitives/Arch';
import { Link } from '../primitives/Link';
import * as styles from './SpeakerList.module.css';

/** Speakers side by side, each under an arch; one without a portrait by name alone. */
export function SpeakerList({ speakers }: { speakers: readonly Queries.SpeakerListFragment[] }) {
  return (
    <ul role="list" className={styles.speakers}>
      {speakers.map(({ name, role, year, slug, portrait }) => {
        const image = portrait?.picture.gatsbyImageData;
        return (
          <li key={`${year}/${slug}`}>
            <Link to={`/speakers/${year}/${slug}/`} className={styles.speaker}>
              {image && <Arch image={image} alt="" focus="top" />}
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{role}</span>
            </Link>
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
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360], sizes: "(min-width: 1024px) 16vw, 45vw")
      }
    }
  }
`;
