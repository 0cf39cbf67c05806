import { useTranslation } from 'react-i18next';
import { useKindWord } from './useKindWord';
import { type Filter, hasAll, type Facets } from '../lists/model/facets';
import { Fold } from '../ui/Fold';
import { changeAddressSearch } from '../browser/address';
import { onPlainClick } from '../browser/navigation';
import * as filters from '../lists/Filters.module.css';
import * as styles from './ScheduleFilters.module.css';
import type { Locale } from '../i18n/locales';
import type { Audience } from './schema';

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

/** The keys of the address's query that filter the programme. */
const filterKeys = ['kind', 'hall', 'audience', 'language'] as const;
type FilterKey = (typeof filterKeys)[number];

type Filtered = {
  kind: string;
  hall: { id: string };
  audience: Audience;
  spokenLanguages: readonly Locale[];
};

/** A bilingual session matches either language. */
const valuesOf = {
  kind: ({ kind }) => [kind],
  hall: ({ hall }) => [hall.id],
  audience: ({ audience }) => [audience],
  language: ({ spokenLanguages }) => spokenLanguages,
} satisfies Facets<FilterKey, Filtered>;

/**
 * Returns the values that occur in the programme, in its order; a key with only one value gets an
 * empty list, because there is nothing to choose.
 */
export const optionsOf = (sessions: readonly Filtered[]) => ({
  kind: choices(sessions.flatMap(valuesOf.kind)),
  hall: choices(sessions.flatMap(valuesOf.hall)),
  audience: choices(sessions.flatMap(valuesOf.audience)),
  language: choices(sessions.flatMap(valuesOf.language)),
});

type FilterOptions = ReturnType<typeof optionsOf>;

function choices<Value extends string>(values: readonly Value[]): readonly Value[] {
  const distinct = [...new Set(values)];
  return distinct.length > 1 ? distinct : [];
}

export const passes = (session: Filtered, filter: Filter<FilterKey>): boolean =>
  hasAll(valuesOf, session, filter);

/**
 * Returns the query with one key of the filter changed: `?kind=talk&hall=atrium`; without a value
 * the key is removed.
 */
export function queryWith(
  filter: Filter<FilterKey>,
  key: FilterKey,
  value: string | undefined,
): string {
  const changed = { ...filter, [key]: value };
  const usedKeys = filterKeys.filter((known) => changed[known]);
  return `?${usedKeys.map((known) => `${known}=${changed[known]}`).join('&')}`;
}
