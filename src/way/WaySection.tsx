import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import type { WayPointKind } from './schema';
import type { MapApp } from '../lib/place';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import { WayDrawing } from './WayDrawing';
import * as styles from './WaySection.module.css';

/**
 * How to get there (spec §2): a sketch of the way, its points in words, links that open the
 * entrance in a map app, and step-by-step directions. All of it is in the HTML.
 */
export function WaySection({ anchor, title, link, way, steps }: Queries.WaySectionFragment) {
  const { t } = useTranslation('way');
  // GraphQL types the kind as a string, because its enum values allow no hyphens or leading digits;
  // the content check rejects other kinds.
  const kindWord = (kind: string) => t(`kinds.${kind as WayPointKind}`);
  const appWord = (app: string) => t(`apps.${app as MapApp}`);
  return (
    <Row anchor={anchor} title={title} link={link}>
      <figure className={styles.figure}>
        <WayDrawing way={way} label={t('map', { venue: way.venue })} />
        <figcaption className={styles.caption}>
          <span>{withNoBreakSpaces(t('scheme'))}</span>
          <LineSign stepFree={false} label={t('walk')} />
          <LineSign stepFree label={t('stepFreeWalk')} />
        </figcaption>
      </figure>
      <h3 className={styles.title}>{t('points')}</h3>
      <ol role="list" className={styles.points}>
        {way.points.map(({ kind, name, note, walks }, index) => (
          <li key={index}>
            <span className={styles.number} data-kind={kind}>
              {index + 1}
            </span>
            <div>
              <p>{withNoBreakSpaces(name)}</p>
              <p className={styles.note}>
                {[
                  kindWord(kind),
                  ...walks.map(({ to, ...walk }) =>
                    withNoBreakSpaces(
                      wordsOf(walk, to === 1 ? undefined : t('to', { number: to })),
                    ),
                  ),
                ].join('. ')}
              </p>
              {note !== null && <p className={styles.note}>{withNoBreakSpaces(note)}</p>}
            </div>
          </li>
        ))}
      </ol>
      <h3 className={styles.title}>{t('open')}</h3>
      <ul role="list" className={styles.apps}>
        {way.apps.map(({ app, to }) => (
          <li key={app}>
            <Link to={to}>{appWord(app)}</Link>
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>{t('inWords')}</h3>
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index}>
            <h4>{step.title}</h4>
            <Prose text={step.text} />
          </li>
        ))}
      </ol>
    </Row>
  );

  /** Describes a walk in words: minutes, metres, and whether it has steps. */
  function wordsOf(
    {
      minutes,
      metres,
      stepFree,
    }: Omit<Queries.WaySectionFragment['way']['points'][number]['walks'][number], 'to'>,
    end?: string,
  ): string {
    return [
      t('minutes', { count: minutes }),
      t('metres', { metres }),
      t(stepFree ? 'stepFree' : 'withSteps'),
      end,
    ]
      .filter(Boolean)
      .join(', ');
  }
}

/** A line of the sketch with its meaning, for the legend. */
function LineSign({ stepFree, label }: { stepFree: boolean; label: string }) {
  return (
    <span className={styles.sign}>
      <svg viewBox="0 0 40 10" width="40" height="10" aria-hidden="true">
        <path d="M0 5h40" className={stepFree ? styles.stepFree : styles.walk} />
      </svg>
      {label}
    </span>
  );
}

export const fragment = graphql`
  fragment WaySection on WaySection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    steps {
      title(language: $language)
      text(language: $language)
    }
    way(language: $language) {
      venue
      points {
        kind
        name
        note
        walks {
          to
          minutes
          metres
          stepFree
        }
      }
      apps {
        app
        to
      }
      ...WayDrawing
    }
  }
`;
