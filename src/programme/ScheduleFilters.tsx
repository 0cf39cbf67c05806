import { useTranslation } from 'react-i18next';
import { useKindWord } from './useKindWord';
import { filterKeys, queryWith, type FilterKey, type FilterOptions } from './model/programmeFilter';
import type { Filter } from '../lists/model/facets';
import { Fold } from '../ui/Fold';
import { changeAddressSearch } from '../browser/address';
import { onPlainClick } from '../browser/navigation';
import * as filters from '../lists/Filters.module.css';
import * as styles from './ScheduleFilters.module.css';

type Props = {
  options: FilterOptions;
  halls: readonly { id: string; name: string }[];
  filter: Filter<FilterKey>;
  /** The number of sessions that pass the filter, out of `count`. */
  found: number;
  count: number;
  /** Removes all filters. */
  onShowAll: () => void;
};

type Choice = { value: string; label: string };

/**
 * Filters by kind, hall, audience and language as links that change the query, folded into one line
 * with the current choice; no line if there is nothing to choose from. Without JavaScript the
 * filter by kind works by its hash, and the others are hidden.
 */
export function ScheduleFilters({ options, halls, filter, found, count, onShowAll }: Props) {
  const { t } = useTranslation('programme');
  const kindWord = useKindWord();
  const choices: Record<FilterKey, readonly Choice[]> = {
    kind: options.kind.map((value) => ({ value, label: kindWord(value) })),
    hall: (halls.length > 1 ? halls : []).map(({ id, name }) => ({ value: id, label: name })),
    audience: options.audience.map((value) => ({ value, label: t(`audiences.${value}`) })),
    language: options.language.map((value) => ({ value, label: t(`languages.${value}`) })),
  };
  const keys = filterKeys.filter((key) => choices[key].length > 0);
  const chosen = keys.flatMap((key) =>
    choices[key].filter(({ value }) => value === filter[key]).map(({ label }) => label),
  );
  const link = (key: FilterKey, value: string | undefined, label: string) => {
    const anchor = key === 'kind' && value ? `kind-${value}` : undefined;
    return (
      <li key={value ?? ''}>
        <a
          id={anchor}
          href={queryWith(filter, key, value) + (anchor ? `#${anchor}` : '')}
          aria-current={filter[key] === value ? 'true' : undefined}
          onClick={onPlainClick(() =>
            changeAddressSearch((search) => (value ? search.set(key, value) : search.delete(key))),
          )}
        >
          {label}
        </a>
      </li>
    );
  };
  return (
    <div className={`${filters.filters} ${styles.filters}`}>
      {keys.length > 0 && (
        <Fold line={t('filters')} chosen={`: ${chosen.join(', ') || t('everything')}`}>
          <nav aria-label={t('filters')} className={filters.keys}>
            {keys.map((key) => (
              <div key={key} className={filters.key} data-key={key}>
                <p id={`filter-${key}`}>{t(`filter.${key}`)}</p>
                <ul role="list" aria-labelledby={`filter-${key}`}>
                  {link(key, undefined, t('all'))}
                  {choices[key].map(({ value, label }) => link(key, value, label))}
                </ul>
              </div>
            ))}
            {chosen.length > 0 && found > 0 && (
              <a href="?" className={styles.showAll} onClick={onPlainClick(onShowAll)}>
                {t('showAll')}
              </a>
            )}
          </nav>
        </Fold>
      )}
      <p role="status" className={filters.found}>
        {t('found', { found, count })}
      </p>
    </div>
  );
}
