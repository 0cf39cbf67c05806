import { localeCodes, type Locale } from '../../i18n/locales';
import { audiences, sessionKinds, type Audience, type SessionKind } from './sessionKinds';

/** What the programme can be filtered by: keys of the address's query. */
export const filterKeys = ['kind', 'hall', 'audience', 'language'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** The chosen values; a key that is left out does not filter. */
export type ProgrammeFilter = Partial<Record<FilterKey, string>>;

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

/**
 * The filters for these sessions. A key with only one value would filter nothing, so it gets no
 * options.
 */
export function optionsOf(
  sessions: readonly Filtered[],
  halls: readonly { id: string }[],
): FilterOptions {
  const found = <Value extends string>(
    all: readonly Value[],
    has: (value: Value, session: Filtered) => boolean,
  ) => {
    const values = all.filter((value) => sessions.some((session) => has(value, session)));
    return values.length > 1 ? values : [];
  };
  return {
    kind: found(sessionKinds, (value, { kind }) => kind === value),
    hall: found(
      halls.map(({ id }) => id),
      (value, { hall }) => hall.id === value,
    ),
    audience: found(audiences, (value, { audience }) => audience === value),
    language: found(localeCodes, (value, { spokenLanguages }) => spokenLanguages.includes(value)),
  };
}

/** The filter in an address; values that do not occur in the programme are ignored. */
export function readFilter(search: URLSearchParams, options: FilterOptions): ProgrammeFilter {
  const filter: ProgrammeFilter = {};
  for (const key of filterKeys) {
    const value = search.get(key);
    if (value !== null && options[key].some((known) => known === value)) filter[key] = value;
  }
  return filter;
}

/** Whether a session passes the filter. A session in two languages passes for either. */
export function passes(
  { kind, hall, audience, spokenLanguages }: Filtered,
  filter: ProgrammeFilter,
): boolean {
  return (
    (filter.kind === undefined || filter.kind === kind) &&
    (filter.hall === undefined || filter.hall === hall.id) &&
    (filter.audience === undefined || filter.audience === audience) &&
    (filter.language === undefined || spokenLanguages.includes(filter.language))
  );
}

/**
 * The query with one key of the filter changed: `?kind=talk&hall=atrium`; without a value the key
 * is removed.
 */
export function queryWith(
  filter: ProgrammeFilter,
  key: FilterKey,
  value: string | undefined,
): string {
  const search = new URLSearchParams();
  for (const known of filterKeys) {
    const kept = known === key ? value : filter[known];
    if (kept !== undefined) search.set(known, kept);
  }
  return `?${search.toString()}`;
}
