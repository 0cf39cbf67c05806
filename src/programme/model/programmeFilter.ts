import type { Locale } from '../../i18n/locales';
import { hasAll, type Facets, type Filter } from '../../lists/model/facets';
import type { Audience } from '../schema';

/** The keys of the address's query that filter the programme. */
export const filterKeys = ['kind', 'hall', 'audience', 'language'] as const;
export type FilterKey = (typeof filterKeys)[number];

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

export type FilterOptions = ReturnType<typeof optionsOf>;

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
