import type { PlanRectangle } from './model/planPlaces';
import * as styles from './PlanMark.module.css';

type Props = {
  /** The edition of the plan. */
  year: number;
  /** Metres. */
  planWidth: number;
  planHeight: number;
  /** The marked stand or hall. */
  place: PlanRectangle;
  label: string;
};

/** An edition's plan, fetched once for all pages, with one place marked. */
export function PlanMark({ year, planWidth, planHeight, place, label }: Props) {
  const { x, y, width, height } = place;
  return (
    <svg
      viewBox={`0 0 ${planWidth} ${planHeight}`}
      role="img"
      aria-label={label}
      className={styles.plan}
    >
      <use href={`/plans/${year}.svg#plan`} />
      <rect x={x} y={y} width={width} height={height} className={styles.mark} />
    </svg>
  );
}
