import { useStars } from '../stars/useStars';
import { starKey } from '../stars/model/stars';
import * as styles from './HallPlan.module.css';

/** Ten corners around the middle, in metres: 1.5 to a point, 0.6 to a notch. */
const corners = Array.from({ length: 10 }, (_, index) => {
  const turn = (index * Math.PI) / 5;
  const reach = index % 2 === 0 ? 1.5 : 0.6;
  return `${(Math.sin(turn) * reach).toFixed(2)} ${(-Math.cos(turn) * reach).toFixed(2)}`;
});

/**
 * A star on the corner of each stand that the visitor has starred. Only seen: the list of stands
 * says it to all.
 */
export function PlanStars({ plan }: { plan: Queries.HallPlanFragment }) {
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
