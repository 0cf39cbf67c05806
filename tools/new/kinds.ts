/** Kinds of records that `npm run new` creates; each belongs to a year or to a day. */
export const recordKinds = {
  exhibitor: 'year',
  speaker: 'year',
  partner: 'year',
  session: 'day',
  notice: 'day',
  release: 'day',
  edition: 'year',
} as const;
export type RecordKind = keyof typeof recordKinds;

/**
 * A request for a new record: its place, and the values of its fields by option, such as `name-ru`
 * for `name.ru`.
 */
export type Request = {
  kind: RecordKind;
  year: number;
  day: string;
  slug: string;
  options: Readonly<Record<string, string>>;
};
