import { memo, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closeFold, watchFold } from './browser/wall';
import { ArtistChoice, type ArtistName } from './ArtistChoice';
import type { FacetKey } from './model/filterKeys';
import { toggled, type WorksFilter } from './model/worksFilter';
import { worksSorts, type WorksSort } from './model/worksOrder';
import { PriceBounds } from './PriceBounds';
import { QueryLink } from './QueryLink';
import type { Choices } from './useChoices';
import type { Counts } from '../lists/model/choiceCounts';
import { Fold } from '../ui/Fold';
import { useMounted } from '../ui/useMounted';
import { WallWidth } from './WallWidth';
import * as filters from '../lists/Filters.module.css';
import * as styles from './WorksFilters.module.css';

type Props = {
  choices: Choices;
  counts: Counts<FacetKey>;
  /** Limits for the price, in roubles. */
  prices: readonly number[];
  /** Artists in any order. */
  artists: readonly ArtistName[];
  filter: WorksFilter;
  sort: WorksSort;
  /** How many works are shown. */
  found: number;
  /** Called when another choice has been made. */
  onChosen: () => void;
};

/**
 * Filters and sort order as links that change the query, each with the number of works it would
 * show. Several values of a filter can be chosen. The panel covers the wall, so that nothing moves.
 * Hidden without JavaScript.
 */
export const WorksFilters = memo(function WorksFilters({
  choices,
  counts,
  prices,
  artists,
  filter,
  sort,
  found,
  onChosen,
}: Props) {
  const { t } = useTranslation('works');
  const isMounted = useMounted();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : watchFold(box.current)), []);
  const row = (key: keyof Choices | 'sort', name: string, links: ReactNode) => (
    <div key={key} className={filters.key}>
      <p id={`filter-${key}`}>{name}</p>
      <ul role="list" aria-labelledby={`filter-${key}`}>
        {links}
      </ul>
    </div>
  );
  const choice = (key: keyof Choices, value: string | undefined, label: string) => {
    const count = value === undefined ? counts[key].all : (counts[key].of.get(value) ?? 0);
    const chosen = filter.facets[key];
    const isChosen = value === undefined ? chosen === undefined : chosen?.includes(value) === true;
    // The static page has no numbers of works.
    const words = (
      <>
        {label}
        {isMounted && <sup>{` ${count}`}</sup>}
      </>
    );
    return (
      <li key={value ?? ''}>
        {count > 0 || isChosen ? (
          <QueryLink
            at={key}
            values={value === undefined ? [] : toggled(filter, key, value)}
            isChosen={isChosen}
            onChosen={onChosen}
          >
            {words}
          </QueryLink>
        ) : (
          <span>{words}</span>
        )}
      </li>
    );
  };
  const facet = (key: keyof Choices) =>
    choices[key].length > 0 &&
    row(key, t(`filter.${key}`), [
      choice(key, undefined, t('all')),
      ...choices[key].map(({ value, label }) => choice(key, value, label)),
    ]);
  return (
    <div ref={box} className={`${filters.filters} ${styles.filters}`}>
      <Fold line={t('filters')}>
        <nav aria-label={t('filters')} className={`${filters.keys} ${styles.panel}`}>
          {facet('technique')}
          {facet('size')}
          {choices.size.length > 0 && <WallWidth width={filter.bounds.wall} onChosen={onChosen} />}
          {facet('colour')}
          {prices.length > 0 && (
            <PriceBounds steps={prices} filter={filter} onChosen={onChosen}>
              {choices.price.map(({ value, label }) => choice('price', value, label))}
            </PriceBounds>
          )}
          {facet('availability')}
          {facet('type')}
          {artists.length > 1 && (
            <ArtistChoice
              artists={artists}
              chosen={filter.facets.artist?.[0]}
              counts={counts.artist.of}
              onChosen={onChosen}
            />
          )}
          {row(
            'sort',
            t('sort'),
            worksSorts.map((value) => (
              <li key={value}>
                <QueryLink
                  at="sort"
                  values={value === 'row' ? [] : [value]}
                  isChosen={sort === value}
                  onChosen={onChosen}
                >
                  {t(`sorts.${value}`)}
                </QueryLink>
              </li>
            )),
          )}
          <button type="button" className={styles.done} onClick={() => closeFold(box.current)}>
            {t('showFound', { count: found })}
          </button>
        </nav>
      </Fold>
    </div>
  );
});
