import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import type { WayPointKind } from './schema';
import type { MapApp } from '../lib/place';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './WaySection.module.css';
import * as drawingStyles from './WayDrawing.module.css';

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

/** Line height of a label, and width of an icon's square, in em. */
const lineHeight = 1.1;
const square = 1.7;

/**
 * The way to the venue as a drawing. Blocks, streets and walks scale with it. Text and numbers are
 * placed over it in per cent and keep the text size, so that they stay readable on a phone.
 */
function WayDrawing({ way, label }: { way: Queries.WayDrawingFragment; label: string }) {
  const { width, height, blocks, streets, walks, labels, points } = way;
  return (
    <div className={drawingStyles.way}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        className={drawingStyles.ground}
      >
        {streets.map((path) => (
          <path key={path} d={path} className={drawingStyles.street} />
        ))}
        {blocks.map(({ path, isVenue }) => (
          <path
            key={path}
            d={path}
            className={isVenue ? drawingStyles.venue : drawingStyles.block}
          />
        ))}
        {walks.map(({ path, stepFree }) => (
          <path
            key={path}
            d={path}
            className={stepFree ? drawingStyles.stepFree : drawingStyles.walk}
          />
        ))}
      </svg>
      <svg width="100%" height="100%" aria-hidden="true" className={drawingStyles.words}>
        {labels.map(({ lines, x, y, angle, isNarrow }, index) => (
          <svg
            key={index}
            x={`${x}%`}
            y={`${y}%`}
            overflow="visible"
            className={isNarrow ? undefined : drawingStyles.wide}
          >
            <text
              transform={angle === 0 ? undefined : `rotate(${angle})`}
              className={angle === 0 ? drawingStyles.blockName : undefined}
            >
              {lines.map((line, row) => (
                <tspan
                  key={row}
                  x="0"
                  y={
                    angle === 0
                      ? `${(row - (lines.length - 1) / 2) * lineHeight + 0.35}em`
                      : '-.45em'
                  }
                >
                  {line}
                </tspan>
              ))}
            </text>
          </svg>
        ))}
        {points.map(({ kind, x, y }, index) => (
          <svg
            key={index}
            x={`${x}%`}
            y={`${y}%`}
            overflow="visible"
            data-kind={kind}
            className={drawingStyles.point}
          >
            <rect
              x={`${-square / 2}em`}
              y={`${-square / 2}em`}
              width={`${square}em`}
              height={`${square}em`}
            />
            <text dy=".36em">{index + 1}</text>
          </svg>
        ))}
      </svg>
    </div>
  );
}

export const fragments = graphql`
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
  fragment WayDrawing on DrawnWay {
    width
    height
    blocks {
      path
      isVenue
    }
    streets
    walks {
      path
      stepFree
    }
    labels {
      lines
      x
      y
      angle
      isNarrow
    }
    points {
      kind
      x
      y
    }
  }
`;
