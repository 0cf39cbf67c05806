import { useTranslation } from 'react-i18next';
import { worksViews, type WorksView } from './model/worksOrder';
import { QueryLink } from './QueryLink';
import * as styles from './WorksWall.module.css';

/** Links to the wall's views: large, middle, small; hidden without JavaScript. */
export function WorksViews({ view }: { view: WorksView }) {
  const { t } = useTranslation('works');
  return (
    <nav aria-label={t('view')} className={styles.views}>
      <ul role="list">
        {worksViews.map((one) => (
          <li key={one}>
            <QueryLink at="view" values={one === 'middle' ? [] : [one]} isChosen={one === view}>
              {t(`views.${one}`)}
            </QueryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
