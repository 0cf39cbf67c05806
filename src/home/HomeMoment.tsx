import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpeningNow } from '../edition/OpeningNow';
import { useSeasonPhase, type PhasedEdition } from '../edition/useFairTime';
import { Arch } from '../ui/Arch';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import type * as now from './HomeNow';
import * as styles from './HomeMoment.module.css';

type Props = {
  moment: Queries.HomeMomentFragment;
  edition: PhasedEdition & Queries.OpeningChangesFragment;
  /** The edition after `edition`, if its days are known. */
  next: PhasedEdition | null;
  programme: Queries.HomeProgrammeNowFragment | null;
  /** A photograph of the fair, which phones show next to the text once the fair is over. */
  photograph: Queries.HomePhotographFragment | undefined;
};

/**
 * Maximum number of letters of a text that phones show in larger letters. The longest text sets the
 * height of the place, so a short text in small letters would leave much of it empty.
 */
const briefLength = 110;

/**
 * The part of the first screen that depends on the moment: hours, a sentence, on days of the fair
 * the sessions that are on and next, and the phase's buttons. The texts of all phases share one
 * place, so the tallest sets its height and nothing moves when the phase changes.
 */
export function HomeMoment({ moment, edition, next, programme, photograph }: Props) {
  const { t } = useTranslation('pages');
  const phase = useSeasonPhase(edition, next);
  const [Now, setNow] = useState<typeof now.HomeNow>();
  useEffect(() => {
    if (phase === 'running') void import('./HomeNow').then(({ HomeNow }) => setNow(() => HomeNow));
  }, [phase]);
  return (
    <section id={moment.anchor} aria-label={moment.title} className={styles.moment}>
      <OpeningNow edition={edition} />
      <div className={styles.place}>
        {moment.phases.map((one) => {
          const isBrief = one.phase !== 'over' && one.text.length <= briefLength;
          const words = (
            <Prose text={one.text} className={isBrief ? styles.briefWords : styles.words} />
          );
          return (
            <div
              key={one.phase}
              className={styles.phase}
              data-phase={one.phase}
              data-shown={one.phase === phase}
            >
              {one.phase === 'over' && photograph && (
                <div className={styles.photograph}>
                  {phase === 'over' && (
                    <Arch
                      image={photograph.file.gatsbyImageData}
                      alt={photograph.alt ?? ''}
                      widths={{ 0: '6.5rem' }}
                      box={0.62}
                      className={styles.arch}
                    />
                  )}
                </div>
              )}
              {one.phase === 'running' && Now && programme ? (
                <Now programme={programme}>{words}</Now>
              ) : (
                words
              )}
              <div className={styles.actions}>
                {one.button !== null && <Button to={one.button.to}>{one.button.label}</Button>}
                {one.phase === 'on-sale' && moment.priceFrom !== null && (
                  <span>{t('moment.priceFrom', { price: moment.priceFrom })}</span>
                )}
                {one.links?.map(({ label, to }) => (
                  <Link key={to} to={to}>
                    {label}
                  </Link>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment HomeMoment on PhasesSection {
    anchor
    title(language: $language)
    priceFrom(language: $language)
    phases {
      phase
      text(language: $language)
      button {
        ...SectionLink
      }
      links {
        ...SectionLink
      }
    }
  }
  fragment HomeProgrammeNow on Programme {
    edition {
      firstDay
      lastDay
    }
    days {
      date
      weekday(language: $language)
      sessions {
        year
        slug
        date
        start
        end
        status
        title(language: $language)
        spokenLanguages
        hall {
          name(language: $language)
        }
      }
    }
  }
`;
