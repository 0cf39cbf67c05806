import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../lib/text';
import { Fold } from '../ui/Fold';
import { PlaceSign } from './PlanSigns';
import * as styles from './StandList.module.css';
import type { NamedPlace } from './usePlanPlaces';

export type PlaceSectionProps = {
  /** `metres` on foot from the place `from`. */
  places: readonly (NamedPlace & { metres?: number | undefined })[];
  isFound: boolean;
  /** The name of the place where the visitor is, or else of the chosen stand. */
  from?: string;
  /** Anchor of the chosen place. */
  marked: string;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/** Halls and services in the list of the plan, as links to their places on the drawing. */
export function PlaceSection({ places, isFound, from, marked, onChoose }: PlaceSectionProps) {
  const { t } = useTranslation('map');
  if (places.length === 0) return null;
  return (
    <section aria-label={t('places')}>
      <h3 className={styles.row}>{t('places')}</h3>
      <Fold level={3} line={`${t('places')}, ${places.length}`} isOpen={isFound} untilWide>
        <ul role="list">
          {places.map(({ anchor, sign, name, notes, metres }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                aria-current={marked === anchor ? 'true' : undefined}
                className={styles.stand}
                onClick={onChoose(anchor)}
              >
                <PlaceSign kind={sign} className={styles.sign} />
                <span>
                  {name}
                  <span className={styles.notes}>
                    {withNoBreakSpaces(
                      [
                        ...notes,
                        ...(metres === undefined
                          ? []
                          : [t('metres', { metres: Math.round(metres / 10) * 10, place: from })]),
                      ].join(', '),
                    )}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}
