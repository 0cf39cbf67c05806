import { graphql } from 'gatsby';
import { Arch } from '../ui/Arch';
import { Link } from '../ui/Link';
import * as styles from './SpeakerList.module.css';
import { StarButton } from '../stars/StarButton';

/** Widths of the list's columns (SpeakerList.module.css). */
const widths = {
  0: '50vw - 24px',
  592: '30.4vw',
  786: '22.4vw',
  1024: '19.7vw',
  1233: '14.3vw',
  1573: '12rem',
};

/** Three columns below 480 px. */
const tightWidths = { ...widths, 0: '33.3vw - 22px', 480: '50vw - 24px' };

/** Widths next to a session's text: two columns, three, then more of at most that width. */
const smallWidths = {
  0: '50vw - 24px',
  376: '33.3vw - 22px',
  496: '8.5rem',
  768: '16vw',
  1280: '10.5vw',
  1600: '9rem',
};

const widthsBySize = { wide: widths, tight: tightWidths, small: smallWidths };

type Props = {
  speakers: readonly Queries.SpeakerListFragment[];
  /** `small`: next to a session's text; `tight`: three columns on a phone. */
  size?: keyof typeof widthsBySize;
};

/** Speakers side by side, each in an arch; speakers without a portrait are listed by name only. */
export function SpeakerList({ speakers, size = 'wide' }: Props) {
  return (
    <ul role="list" className={styles.speakers} data-size={size}>
      {speakers.map(({ name, role, year, slug, portrait }) => {
        const image = portrait?.picture.gatsbyImageData;
        return (
          <li key={`${year}/${slug}`} className={styles.item}>
            <Link to={`/speakers/${year}/${slug}/`} className={styles.speaker}>
              {image && <Arch image={image} alt="" widths={widthsBySize[size]} focus="top" />}
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
