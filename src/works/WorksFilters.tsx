import { useTranslation } from 'react-i18next';
import { filterKeys, type FilterKey, type FilterOptions } from './model/worksFilter';
import { worksSorts, type WorksSort } from './model/worksOrder';
import type { Filter } from '../lists/model/facets';
import type { Locale } from '../i18n/locales';
import { surnameOf } from '../lib/names/surname';
import { Fold } from '../ui/Fold';
import { useMounted } from '../ui/useMounted';
import { changeAddressSearch, readAddressSearch } from '../browser/address/addressSearch';
import { onPlainClick } from '../browser/address/isPlainClick';
import * as filters from '../lists/Filters.module.css';
import * as styles from './WorksFilters.module.css';

type Type = 'gallery' | 'artist' | 'photographer' | 'sculptor';
type Props = {
  options: FilterOptions<Type>;
  /** Addresses and names of artists, in any order. */
  artists: readonly (readonly [slug: string, name: string])[];
  filter: Filter<FilterKey>;
  sort: WorksSort;
  /** How many works are shown, of how many. */
  found: number;
  count: number;
  locale: Locale;
  /** Whether the fair of these works is over: what could be had then may be gone. */
  isOver: boolean;
};

/**
 * Filters and order as links that change the query, and artists, of whom there are hundreds, to be
 * chosen from a list. Folded into one line that says what is chosen; hidden without JavaScript.
 */
export function WorksFilters({
  options,
  artists,
  filter,
  sort,
  found,
  count,
  locale,
  isOver,
}: Props) {
  const { t } = useTranslation('works');
  const isMounted = useMounted();
  const choices = {
    type: options.type.map((value) => ({ value, label: t(`type.${value}`) })),
    technique: options.technique.map((value) => ({ value, label: t(`technique.${value}`) })),
    price: options.price.map((value) => ({ value, label: t(`price.${value}`) })),
    availability: options.availability.map((value) => ({
      value,
      label: t(`availability.${value === 'available' && isOver ? 'wasAvailable' : value}`),
    })),
  };
  const nameOf = new Map(artists).get(filter.artist ?? '');
  const chosen = filterKeys.flatMap((key) =>
    key === 'artist'
      ? (nameOf ?? [])
      : (choices[key].find(({ value }) => value === filter[key])?.label ?? []),
  );
  const put = (key: FilterKey | 'sort', value: string | undefined) =>
    changeAddressSearch((search) =>
      value === undefined ? search.delete(key) : search.set(key, value),
    );
  const link = (
    key: FilterKey | 'sort',
    value: string | undefined,
    label: string,
    isChosen: boolean,
  ) => (
    <li key={value ?? ''}>
      <a
        href={hrefWith(isMounted, key, value)}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onPlainClick(() => put(key, value))}
      >
        {label}
      </a>
    </li>
  );
  return (
    <div className={`${filters.filters} ${styles.filters}`}>
      <Fold
        line={t('filters')}
        chosen={`: ${[...(chosen.length > 0 ? chosen : [t('everything')]), t(`sorts.${sort}`)].join(', ')}`}
      >
        <nav aria-label={t('filters')} className={filters.keys}>
          {(['type', 'technique', 'price', 'availability'] as const).map(
            (key) =>
              choices[key].length > 0 && (
                <div key={key} className={filters.key}>
                  <p id={`filter-${key}`}>{t(`filter.${key}`)}</p>
                  <ul role="list" aria-labelledby={`filter-${key}`}>
                    {link(key, undefined, t('all'), filter[key] === undefined)}
                    {choices[key].map(({ value, label }) =>
                      link(key, value, label, filter[key] === value),
                    )}
                  </ul>
                </div>
              ),
          )}
          {options.artist.length > 0 && (
            <label className={filters.key}>
              <span>{t('filter.artist')}</span>
              <select
                value={filter.artist ?? ''}
                onChange={({ target }) => put('artist', target.value || undefined)}
              >
                <option value="">{t('all')}</option>
                {isMounted &&
                  [...artists]
                    .sort(
                      ([, one], [, two]) =>
                        surnameOf(one).localeCompare(surnameOf(two), locale) ||
                        one.localeCompare(two, locale),
                    )
                    .map(([slug, name]) => (
                      <option key={slug} value={slug}>
                        {name}
                      </option>
                    ))}
              </select>
            </label>
          )}
          <div className={filters.key}>
            <p id="filter-sort">{t('sort')}</p>
            <ul role="list" aria-labelledby="filter-sort">
              {worksSorts.map((value) =>
                link(
                  'sort',
                  value === 'row' ? undefined : value,
                  t(`sorts.${value}`),
                  sort === value,
                ),
              )}
            </ul>
          </div>
        </nav>
      </Fold>
      <p role="status" className={filters.found}>
        {t('found', { found, count })}
      </p>
    </div>
  );
}

/** The query with one key changed; before mounting nobody knows the others. */
function hrefWith(isMounted: boolean, key: string, value: string | undefined): string {
  const search = new URLSearchParams(isMounted ? readAddressSearch() : '');
  if (value === undefined) search.delete(key);
  else search.set(key, value);
  return `?${search.toString()}`;
}
