import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseOn } from '../edition/model/phase';
import type { PhasedEdition } from '../edition/useFairTime';
import { withNoBreakSpaces } from '../lib/text';
import { Arch } from '../ui/Arch';
import { Link } from '../ui/Link';
import { hundredths, type ShownWidths } from '../ui/Picture';
import * as styles from './HomeHero.module.css';
import { nameScale } from './nameScale';

type Props = {
  title: string;
  /** The fair in a sentence or two. */
  about: string | null;
  edition: PhasedEdition & Queries.HomeHeroFragment;
  /** The edition after `edition`, if its days are known. */
  next: Queries.HomeHeroPlaceFragment | null;
  /**
   * Whether the fair is over: then the hero shows days and place of the next fair, without hours.
   */
  isOver: boolean;
  page: Queries.HomeArcadeFragment;
  /** Photographs that the arches show instead of their own pictures, the largest arch first. */
  photographs: readonly Queries.HomePhotographFragment[];
  /** The text and the buttons of the current phase (HomeMoment). */
  children: ReactNode;
};

/**
 * Widths of the arches relative to each other; phones show the last four (HomeHero.module.css).
 * Fewer arches get the last of these widths.
 */
const shares = [1, 1.25, 1.6, 2.05, 2.8, 3.85, 5.3];
const sharesOnPhones = [0, 0, 0, 2.3, 2.7, 3.4, 4.4];
/** Ratio of width to height of the arches. */
const box = 0.62;

/** Phones show only the largest arches, because more would be too narrow to touch. */
const archesOnPhones = 4;

/**
 * The first screen of the home page: the giant name, place and dates, the part that depends on the
 * moment, and the arcade, whose growing arches are the page's first navigation (look: the arcade).
 */
export function HomeHero({
  title,
  about,
  edition,
  next,
  isOver,
  page,
  photographs,
  children,
}: Props) {
  const { daysInFigures, venue } = (isOver && next) || edition;
  const arches = page.arcade ?? [];
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title} data-scale={nameScale(title)}>
          {title}
        </h1>
        <p className={styles.when}>
          {daysInFigures}
          <br />
          {venue.address}
        </p>
      </div>
      {children && <div className={styles.moment}>{children}</div>}
      <ul role="list" className={styles.arcade}>
        {arches.map(({ label, to, picture }, index) => {
          const photograph = photographs[arches.length - 1 - index];
          const image = (photograph?.file ?? picture).gatsbyImageData;
          const shownOnPhones = index >= arches.length - archesOnPhones;
          return (
            <li
              key={to}
              className={shownOnPhones ? styles.item : `${styles.item} ${styles.wideOnly}`}
            >
              <Link to={to} className={styles.link}>
                {image && (
                  <Arch
                    image={image}
                    alt=""
                    widths={archWidths(shares.length - arches.length + index)}
                    box={box}
                    className={styles.arch}
                    loading={index === arches.length - 1 ? 'eager' : 'lazy'}
                  />
                )}
                <span className={styles.label}>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {about !== null && <p className={styles.about}>{withNoBreakSpaces(about)}</p>}
      <HomeHours edition={edition} isOver={isOver} />
    </header>
  );
}

/**
 * The hours of each day; nothing without hours, or in the HTML of a build after the fair. If the
 * fair ends between two builds, the hours keep their space, so that nothing moves.
 */
function HomeHours({ edition, isOver }: Pick<Props, 'edition' | 'isOver'>) {
  const { t } = useTranslation('pages');
  const wasOver = phaseOn(edition, edition.buildDay) === 'over';
  if (edition.openingHours.length === 0 || wasOver) return null;
  return (
    <ul role="list" className={styles.hours} data-over={isOver || undefined}>
      {edition.openingHours.map(({ days, opens, closes, isClosed, who }) => (
        <li key={days}>
          {days} {isClosed ? t('hoursClosed') : `${opens}–${closes}`}
          {who !== null && `, ${who}`}
        </li>
      ))}
    </ul>
  );
}

/** Returns the width of an arch, without the gaps, as its share of the row. */
function archWidths(index: number): ShownWidths {
  const share = (shares[index] ?? 0) / 17.85;
  const onPhones = (sharesOnPhones[index] ?? 0) / 12.8;
  return {
    0: `${hundredths(onPhones * 100)}vw - ${hundredths(onPhones * 56)}px`,
    640: `${hundredths(share * 90.8)}vw`,
  };
}

export const fragment = graphql`
  fragment HomeHeroPlace on Edition {
    daysInFigures
    venue {
      address(language: $language)
    }
  }
  fragment HomeHero on Edition {
    ...HomeHeroPlace
    openingHours(language: $language) {
      days
      opens
      closes
      isClosed
      who
    }
  }
  fragment HomePhotograph on Photo {
    alt(language: $language)
    file {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [64, 110, 190, 330, 570, 960, 1600, 2560])
    }
  }
  fragment HomeArcade on Page {
    arcade {
      label(language: $language)
      to
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [64, 110, 190, 330, 570, 960, 1600, 2560])
      }
    }
  }
`;
