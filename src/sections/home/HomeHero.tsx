import { graphql } from 'gatsby';
import { withNoBreakSpaces } from '../../lib/noBreakSpaces';
import { Arch } from '../../primitives/Arch';
import { Link } from '../../primitives/Link';
import * as styles from './HomeHero.module.css';

type Props = {
  title: string;
  /** What the fair is, in a sentence or two. */
  about: string | null;
  edition: Queries.HomeHeroFragment;
  page: Queries.HomeArcadeFragment;
};

/** The largest ones; more would be too narrow to touch. */
const archesOnPhones = 4;

/**
 * The first screen of the home page: the giant name, when and where, and the arcade, whose growing arches are the
 * page's first navigation (look: the arcade).
 */
export function HomeHero({ title, about, edition, page }: Props) {
  const { daysInFigures, venue } = edition;
  const arches = page.arcade ?? [];
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.when}>
          {daysInFigures}
          <br />
          {venue.address}
        </p>
      </div>
      {about !== null && <p className={styles.about}>{withNoBreakSpaces(about)}</p>}
      <ul role="list" className={styles.arcade}>
        {arches.map(({ label, to, picture }, index) => {
          const image = picture.gatsbyImageData;
          const shownOnPhones = index >= arches.length - archesOnPhones;
          return (
            <li key={to} className={shownOnPhones ? styles.item : `${styles.item} ${styles.wideOnly}`}>
              <Link to={to} className={styles.link}>
                {image && (
                  <Arch image={image} alt="" className={styles.arch} loading={index === arches.length - 1 ? 'eager' : 'lazy'} />
                )}
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </header>
  );
}

export const fragment = graphql`
  fragment HomeHero on Edition {
    daysInFigures
    venue {
      address(language: $language)
    }
  }
  fragment HomeArcade on Page {
    arcade {
      label(language: $language)
      to
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 640, 1024], sizes: "(min-width: 640px) 31vw, 40vw")
      }
    }
  }
`;
