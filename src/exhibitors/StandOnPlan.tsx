import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PlanMark } from '../plan/PlanMark';
import { Row } from '../ui/Row';
import { onMap, standAnchor } from '../plan/model/planAnchors';
import { Link } from '../ui/Link';
import * as styles from './StandOnPlan.module.css';

/** The edition's plan with the stand marked, linked to the map; nothing without a plan. */
export function StandOnPlan({ exhibitor }: { exhibitor: Queries.StandOnPlanFragment }) {
  const { t } = useTranslation('exhibitors');
  const { place, stand, year, isOnMap } = exhibitor;
  if (place === null) return null;
  const drawing = (
    <PlanMark
      year={year}
      planWidth={place.planWidth}
      planHeight={place.planHeight}
      place={place}
      label={t('standOnPlan', { code: stand, row: place.row })}
    />
  );
  // The map shows one edition only; there, the same stand can belong to another exhibitor.
  return (
    <Row anchor="stand" title={t('standCode', { code: stand })}>
      {isOnMap ? (
        <Link to={onMap(standAnchor(stand))} className={styles.link}>
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
