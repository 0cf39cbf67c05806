import { graphql } from 'gatsby';
import { memo, useContext, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedPath } from '../../i18n/paths';
import { wrapLabel } from '../../lib/wrapLabel';
import { LinkContext } from '../../primitives/LinkContext';
import * as styles from './HallPlan.module.css';
import { viewBoxOf } from './PlanStage';
import { PlanStars } from './PlanStars';
import { useServiceWord } from './useServiceWord';

/**
 * All lengths in metres: a code's letters are 1.9 m high, so that three of them fit into a stand 4
 * m deep.
 */
const narrowStand = 4;
const sign = 3.2;
/** How many letters of a hall's name fit in a metre, and how far apart its lines are. */
const lettersPerMetre = 0.72;
const nameLine = 2.7;

type Props = {
  plan: Queries.HallPlanFragment;
  /** Codes of the stands found by the search; without a search all are shown alike. */
  found?: ReadonlySet<string>;
  /** Code of the selected stand. */
  marked?: string;
  onChoose: (code: string) => (event: MouseEvent) => void;
};

/**
 * The plan as a drawing: halls, stands as links to their exhibitors, step-free routes, icons of
 * services.
 */
export const HallPlan = memo(function HallPlan({ plan, found, marked, onChoose }: Props) {
  const { t } = useTranslation('map');
  const serviceWord = useServiceWord();
  const { locale } = useContext(LinkContext);
  const { year, size, halls, stands, services, stepFreeRoutes, exhibitors } = plan;
  const holders = new Map(exhibitors.map((exhibitor) => [exhibitor.stand, exhibitor]));
  return (
    <svg
      viewBox={viewBoxOf(size)}
      role="group"
      aria-label={t('plan', { year })}
      className={styles.plan}
    >
      <rect width={size.width} height={size.height} className={styles.walls} />
      {halls.map(({ id, name, use, x, y, width, height }) => (
        <g key={id} className={styles.hall}>
          <rect x={x} y={y} width={width} height={height} />
          <HallName
            name={name}
            x={x + (use === 'stands' ? 1.5 : width / 2)}
            y={y + height / 2}
            width={width}
            atStart={use === 'stands'}
          />
        </g>
      ))}
      {stepFreeRoutes?.map(({ name, points }) => (
        <polyline
          key={name}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          className={styles.route}
        >
          <title>{t('routeNamed', { name })}</title>
        </polyline>
      ))}
      {stands.map(({ code, x, y, width, height }) => {
        const holder = holders.get(code);
        const middle = { x: x + width / 2, y: y + height / 2 };
        const shape = (
          <>
            <title>{holder ? `${code}, ${holder.name}` : t('freeStand', { code })}</title>
            <rect x={x} y={y} width={width} height={height} />
            <text
              {...middle}
              dy=".36em"
              transform={width < narrowStand ? `rotate(-90 ${middle.x} ${middle.y})` : undefined}
            >
              {code}
            </text>
          </>
        );
        const look = {
          className: styles.stand,
          'data-found': found?.has(code),
          'data-marked': marked === code || undefined,
        };
        if (holder === undefined) {
          return (
            <g key={code} {...look}>
              {shape}
            </g>
          );
        }
        // Not `Link`, which would prefetch the page of every visible stand, here all of them at
        // once.
        return (
          <a
            key={code}
            {...look}
            href={localizedPath(`/exhibitors/${year}/${holder.slug}/`, locale)}
            aria-current={marked === code ? 'true' : undefined}
            onClick={onChoose(code)}
          >
            {shape}
          </a>
        );
      })}
      <PlanStars plan={plan} />
      {services.map(({ kind, name, x, y }, index) => (
        <svg
          key={index}
          x={x - sign / 2}
          y={y - sign / 2}
          width={sign}
          height={sign}
          viewBox="0 0 24 24"
          role="img"
          className={styles.sign}
        >
          <title>{name ?? serviceWord(kind)}</title>
          <use href={`#sign-${kind}`} />
        </svg>
      ))}
    </svg>
  );
});

type HallNameProps = { name: string; x: number; y: number; width: number; atStart: boolean };

function HallName({ name, x, y, width, atStart }: HallNameProps) {
  const lines = wrapLabel(name, Math.floor(width * lettersPerMetre));
  return (
    <text x={x} y={y} className={atStart ? styles.rowName : styles.hallName}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + (index - (lines.length - 1) / 2) * nameLine} dy=".36em">
          {line}
        </tspan>
      ))}
    </text>
  );
}

export const fragment = graphql`
  fragment HallPlan on Plan {
    year
    size {
      width
      height
    }
    halls {
      id
      name(language: $language)
      use
      x
      y
      width
      height
    }
    stands {
      code
      x
      y
      width
      height
    }
    services {
      kind
      name(language: $language)
      x
      y
    }
    stepFreeRoutes {
      name(language: $language)
      points {
        x
        y
      }
    }
    exhibitors {
      name(language: $language)
      slug
      stand
    }
  }
`;
