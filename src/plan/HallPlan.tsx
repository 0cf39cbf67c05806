import { graphql } from 'gatsby';
import { memo, useContext, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hallAnchor, standAnchor } from './model/planAnchors';
import type { Directions } from './model/directions';
import { labelOfHall, placeOfCode, sign } from './model/planDrawing';
import { localizedPath } from '../i18n/paths';
import { LinkContext } from '../ui/Link';
import * as styles from './HallPlan.module.css';
import { viewBoxOf } from './PlanStage';
import { useServiceWord } from './PlanSigns';
import { useStars } from '../stars/browser/starStore';
import { starKey } from '../stars/model/stars';

/**
 * The size of the sign of a service that is found or chosen, m; HallPlan.module.css scales it by
 * the same factor.
 */
export const markedSign = 1.5 * sign;

type Props = {
  plan: Queries.HallPlanFragment;
  /**
   * Anchors of the places that the search found; undefined without a search, when all look alike.
   */
  found?: ReadonlySet<string>;
  /** Anchor of the chosen place. */
  marked: string;
  /** Anchor of the place where the visitor is. */
  from: string;
  /** The route from there (`from`) to the chosen place. */
  directions: Directions | undefined;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/**
 * The plan as a drawing: halls, stands as links to their exhibitors, step-free routes, icons of
 * services.
 */
export const HallPlan = memo(function HallPlan(props: Props) {
  const { plan, found, marked, from, directions, onChoose } = props;
  const { t } = useTranslation('map');
  const serviceWord = useServiceWord();
  const { locale } = useContext(LinkContext);
  const { year, size, halls, stands, services, stepFreeRoutes, exhibitors } = plan;
  const look = (anchor: string) => ({
    id: anchor,
    'data-found': found?.has(anchor),
    'data-marked': marked === anchor || undefined,
    'data-from': from === anchor || undefined,
  });
  // These links are not stops of the Tab key, because the list has the same links.
  const link = (anchor: string) => ({
    ...look(anchor),
    href: `#${anchor}`,
    tabIndex: -1,
    onClick: onChoose(anchor),
  });
  const holders = new Map(exhibitors.map((exhibitor) => [exhibitor.stand, exhibitor]));
  return (
    <svg
      viewBox={viewBoxOf(size)}
      role="group"
      aria-label={t('plan', { year })}
      className={styles.plan}
    >
      <rect width={size.width} height={size.height} className={styles.walls} />
      {halls.map((hall) => (
        <a key={hall.id} {...link(hallAnchor(hall.id))} className={styles.hall}>
          <rect x={hall.x} y={hall.y} width={hall.width} height={hall.height} />
          <HallName label={labelOfHall(hall, stands)} />
        </a>
      ))}
      {stepFreeRoutes?.map(({ name, points }) => (
        <polyline key={name} points={pointsOf(points)} className={styles.route}>
          <title>{t('routeNamed', { name })}</title>
        </polyline>
      ))}
      {stands.map(({ code, x, y, width, height }) => {
        const holder = holders.get(code);
        const shape = (
          <>
            <title>{holder ? `${code}, ${holder.name}` : t('freeStand', { code })}</title>
            <rect x={x} y={y} width={width} height={height} />
            <text {...placeOfCode({ x, y, width, height })} dy=".36em">
              {code}
            </text>
          </>
        );
        const anchor = standAnchor(code);
        if (holder === undefined) {
          return (
            <g key={code} {...look(anchor)} className={styles.stand}>
              {shape}
            </g>
          );
        }
        // Not `Link`, which would prefetch the pages of all visible stands at once.
        return (
          <a
            key={code}
            {...look(anchor)}
            className={styles.stand}
            href={localizedPath(`/exhibitors/${year}/${holder.slug}/`, locale)}
            aria-current={marked === anchor ? 'true' : undefined}
            onClick={onChoose(anchor)}
          >
            {shape}
          </a>
        );
      })}
      <PlanStars plan={plan} />
      {directions && (
        <g aria-hidden="true" className={styles.ways}>
          {typeof directions.stepFree === 'object' && (
            <polyline points={pointsOf(directions.stepFree.line)} className={styles.stepFreeWay} />
          )}
          <polyline points={pointsOf(directions.line)} className={styles.wayEdge} />
          <polyline points={pointsOf(directions.line)} className={styles.way} />
          <circle cx={directions.line[0]?.x} cy={directions.line[0]?.y} r="1.1" />
          {/* Names are drawn a second time, above the route, which can cross them. */}
          {halls.map((hall) => (
            <HallName key={hall.id} label={labelOfHall(hall, stands)} />
          ))}
        </g>
      )}
      {services.map(({ kind, name, anchor, x, y }) => (
        <g key={anchor} transform={`translate(${x} ${y})`}>
          <a {...link(anchor)} className={styles.service}>
            <title>{name ?? serviceWord(kind)}</title>
            <g className={styles.sign}>
              <use href={`#sign-${kind}`} x={-sign / 2} y={-sign / 2} width={sign} height={sign} />
            </g>
          </a>
        </g>
      ))}
    </svg>
  );
});

const pointsOf = (line: readonly { x: number; y: number }[]) =>
  line.map(({ x, y }) => `${x},${y}`).join(' ');

function HallName({ label: { x, isAtStart, lines } }: { label: ReturnType<typeof labelOfHall> }) {
  return (
    <text className={isAtStart ? styles.rowName : styles.hallName}>
      {lines.map(({ words, y }) => (
        <tspan key={words} x={x} y={y} dy=".36em">
          {words}
        </tspan>
      ))}
    </text>
  );
}

/** Ten corners around the middle; the radius is 1.5 m at a point and 0.6 m at a notch. */
const corners = Array.from({ length: 10 }, (_, index) => {
  const turn = (index * Math.PI) / 5;
  const reach = index % 2 === 0 ? 1.5 : 0.6;
  return `${(Math.sin(turn) * reach).toFixed(2)} ${(-Math.cos(turn) * reach).toFixed(2)}`;
});

/**
 * A star on the corner of each stand that the visitor has starred. It is only visual, because the
 * list of stands has it as text.
 */
function PlanStars({ plan }: { plan: Queries.HallPlanFragment }) {
  const starred = new Set(useStars().map(({ key }) => key));
  const { year, stands, exhibitors } = plan;
  return (
    <g aria-hidden="true">
      {exhibitors
        .filter(({ slug }) => starred.has(starKey('stand', year, slug)))
        .map(({ stand }) => stands.find(({ code }) => code === stand))
        .map(
          (shape) =>
            shape && (
              <path
                key={shape.code}
                d={`M${corners.join('L')}z`}
                transform={`translate(${shape.x + shape.width - 0.4} ${shape.y + 0.4})`}
                className={styles.star}
              />
            ),
        )}
    </g>
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
      anchor
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
