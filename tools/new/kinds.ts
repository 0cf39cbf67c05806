/** Kinds of records that can be begun, each for a year or for a day. */
export const recordKinds = {
  exhibitor: 'year',
  speaker: 'year',
  partner: 'year',
  session: 'day',
  change: 'year',
  notice: 'day',
  release: 'day',
  edition: 'year',
} as const;
export type RecordKind = keyof typeof recordKinds;

/** What begins a record: its place, and texts and values of its fields, `name-ru` for `name.ru`. */
export type Request = {
  kind: RecordKind;
  year: number;
  day: string;
  slug: string;
  options: Readonly<Record<string, string>>;
};
