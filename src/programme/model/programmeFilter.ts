import { localeCodes, type Locale } from '../../i18n/locales';
import { hasAll, occurring, type Facets, type Filter } from '../../lists/model/facets';
import { audiences, sessionKinds, type Audience, type SessionKind } from './sessionKinds';

/** What the programme can be filtered by: keys of the address's query. */
export const filterKeys = ['kind', 'hall', 'audience', 'language'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The values that occur in the programme, in the order shown. */
export type FilterOptions = {
  readonly kind: readonly SessionKind[];
  readonly hall: readonly string[];
  readonly audience: readonly Audience[];
  readonly language: readonly Locale[];
};

type Filtered = {
  kind: string;
  hall: { id: string };
  audience: string;
  spokenLanguages: readonly string[];
};

/** A session in two languages has either. */
const valuesOf: Facets<FilterKey, Filtered> = {
  kind: ({ kind }) => [kind],
  hall: ({ hall }) => [hall.id],
  audience: ({ audience }) => [audience],
  language: ({ spokenLanguages }) => spokenLanguages,
};

/** The filters for these sessions. */
export function optionsOf(
  sessions: readonly Filtered[],
  halls: readonly { id: string }[],
): FilterOptions {
  return {
    kind: occurring(sessions, sessionKinds, valuesOf.kind),
    hall: occurring(
      sessions,
      halls.map(({ id }) => id),
      valuesOf.hall,
    ),
    audience: occurring(sessions, audiences, valuesOf.audience),
    language: occurring(sessions, localeCodes, valuesOf.language),
  };
}

/** Whether a session passes the filter. */
export const passes = (session: Filtered, filter: Filter<FilterKey>): boolean =>
  hasAll(valuesOf, session, filter);

/**
 * The query with one key of the filter changed: `?kind=talk&hall=atrium`; without a value the key
 * is removed.
 */
export function queryWith(
  filter: Filter<FilterKey>,
  key: FilterKey,
  value: string | undefined,
): string {
  const changed = { ...filter, [key]: value };
  const kept = filterKeys.filter((known) => changed[known]);
  return `?${kept.map((known) => `${known}=${changed[known]}`).join('&')}`;
}
