import { localeCodes, type Locale } from '../i18n/locales';
import { audiences, sessionKinds, type Audience, type SessionKind } from './sessionKinds';

/** What the programme can be narrowed down by: keys of the address's query. */
export const filterKeys = ['kind', 'hall', 'audience', 'language'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** What is chosen; a key left out lets everything through. */
export type ProgrammeFilter = Partial<Record<FilterKey, string>>;

/** The values the programme has, in the order a visitor reads them. */
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
 * What these events can be narrowed down by; a key with a single value narrows nothing and has
 * none.
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

/** The filter of an address: values the programme does not have are no filter. */
export function readFilter(search: URLSearchParams, options: FilterOptions): ProgrammeFilter {
  const filter: ProgrammeFilter = {};
  for (const key of filterKeys) {
    const value = search.get(key);
    if (value !== null && options[key].some((known) => known === value)) filter[key] = value;
  }
  return filter;
}

/** Whether an event passes all that is chosen. An event held in two languages passes for either. */
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
 * The query of a filter with one key changed: `?kind=talk&hall=atrium`; without a value the key
 * goes.
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
