import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRoubles } from '../lib/roubles';
import { useMounted } from '../ui/useMounted';
import type { WorksFilter } from './model/worksFilter';
import { putInAddress } from './QueryLink';
import * as filters from '../lists/Filters.module.css';
import * as styles from './WorksFilters.module.css';

type Props = {
  /** The limits offered, in roubles. */
  steps: readonly number[];
  filter: WorksFilter;
  onChosen: () => void;
  /** Further choices, as list items. */
  children: ReactNode;
};

/**
 * Two optional selects, for the lowest and the highest price; neither offers a limit beyond the
 * other. Their options are added after mounting.
 */
export function PriceBounds({ steps, filter: { bounds }, onChosen, children }: Props) {
  const { t, i18n } = useTranslation('works');
  const isMounted = useMounted();
  const { 'price-from': from, 'price-to': to } = bounds;
  const select = (side: 'from' | 'to', any: string, isOffered: (price: number) => boolean) => {
    const key = `price-${side}` as const;
    const chosen = bounds[key];
    // A limit from the address can be a number that is not a step.
    const prices = [...new Set([...steps, ...(chosen === undefined ? [] : [chosen])])]
      .filter((price) => price === chosen || isOffered(price))
      .sort((one, two) => one - two);
    return (
      <select
        aria-label={t(side === 'from' ? 'priceFrom' : 'priceTo')}
        value={chosen ?? ''}
        onChange={({ target }) => {
          putInAddress(key, target.value === '' ? [] : [target.value]);
          onChosen();
        }}
      >
        <option value="">{any}</option>
        {isMounted &&
          prices.map((price) => (
            <option key={price} value={price}>
              {t(`price.${side}`, { price: formatRoubles(price, i18n.language) })}
            </option>
          ))}
      </select>
    );
  };
  return (
    <div className={filters.key}>
      <p id="filter-price">{t('filter.price')}</p>
      <div className={styles.bounds}>
        {select('from', t('price.anyFrom'), (price) => to === undefined || price < to)}
        {select('to', t('price.anyTo'), (price) => from === undefined || price > from)}
        <ul role="list" aria-labelledby="filter-price">
          {children}
        </ul>
      </div>
    </div>
  );
}
