import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Row } from '../../components/Row';
import { Link } from '../../primitives/Link';
import * as styles from './StandOnPlan.module.css';

/**
 * Where the stand is: the edition's plan with the stand marked, a link to the map; nothing without
 * a plan.
 */
export function StandOnPlan({ exhibitor }: { exhibitor: Queries.StandOnPlanFragment }) {
  const { t } = useTranslation('exhibitors');
  const { place, stand, year, isOnMap } = exhibitor;
  if (place === null) return null;
  const drawing = (
    <svg
      viewBox={`0 0 ${place.planWidth} ${place.planHeight}`}
      role="img"
      aria-label={t('standOnPlan', { code: stand, row: place.row })}
      className={styles.plan}
    >
      <use href={`/plans/${year}.svg#plan`} />
      <rect
        x={place.x}
        y={place.y}
        width={place.width}
        height={place.height}
        className={styles.stand}
      />
    </svg>
  );
  // The map shows one edition; a stand of another would be found there under somebody else's name.
  return (
    <Row anchor="stand" title={t('standCode', { code: stand })}>
      {isOnMap ? (
        <Link to={`/map/?stand=${stand}`} className={styles.link}>
          {drawing}
          <span>
            {place.row}, {t('onTheMap')}
          </span>
        </Link>
      ) : (
        <div className={styles.link}>
          {drawing}
          <span>{place.row}</span>
        </div>
      )}
    </Row>
  );
}

export const fragment = graphql`
  fragment StandOnPlan on Exhibitor {
    year
    stand
    isOnMap
    place {
      row(language: $language)
      x
      y
      width
      height
      planWidth
      planHeight
    }
  }
`;
