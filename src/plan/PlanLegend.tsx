import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../lib/text';
import { Fold } from '../ui/Fold';
import * as hall from './HallPlan.module.css';
import * as styles from './PlanLegend.module.css';
import { PlaceSign, useServiceWord } from './PlanSigns';

type Props = Pick<Queries.PlanLegendFragment, 'services'> & {
  routes: NonNullable<Queries.PlanLegendFragment['stepFreeRoutes']>;
};

/** The meaning of the plan's icons and lines, and which services can be reached without steps. */
export function PlanLegend({ services, routes }: Props) {
  const { t } = useTranslation('map');
  const serviceWord = useServiceWord();
  const kinds = [...new Set(services.map(({ kind }) => kind))];
  return (
    <div className={styles.legend}>
      <h3 className={styles.title}>{t('legend')}</h3>
      <Fold level={3} line={t('legend')} untilWide>
        <ul role="list" className={styles.signs}>
          {kinds.map((kind) => (
            <li key={kind}>
              <PlaceSign kind={kind} className={styles.sign} />
              <div>
                {serviceWord(kind)}
                {services
                  .filter((service) => service.kind === kind)
                  .map(({ name, stepFree }, index) => (
                    <p key={index} className={styles.note}>
                      {withNoBreakSpaces(
                        [name, stepFree !== null && t(stepFree ? 'withoutSteps' : 'withSteps')]
                          .filter(Boolean)
                          .join(', '),
                      )}
                    </p>
                  ))}
              </div>
            </li>
          ))}
          {routes.length > 0 && (
            <li>
              <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
                <path d="M0 12h24" className={hall.route} />
              </svg>
              <div>
                {t('routes')}
                {routes.map(({ name }) => (
                  <p key={name} className={styles.note}>
                    {withNoBreakSpaces(name)}
                  </p>
                ))}
              </div>
            </li>
          )}
        </ul>
      </Fold>
    </div>
  );
}

export const fragment = graphql`
  fragment PlanLegend on Plan {
    services {
      kind
      name(language: $language)
      stepFree
    }
    stepFreeRoutes {
      name(language: $language)
    }
  }
`;
