import { localeCodes, type Locale } from '../../src/i18n/locales';
import { isCalendarDay, readMoment } from '../../src/lib/time/clock';
import { lang, readOptions } from '../options';

/** What can be printed: sheets for the doors of halls, cards of stands, labels of works. */
const sheetKinds = ['doors', 'stands', 'labels'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** The parsed command; without `year` the current edition, without `since` everything. */
export type Request = {
  kinds: readonly SheetKind[];
  languages: readonly Locale[];
  year: number | undefined;
  since: Date | undefined;
  out: string;
};

/** A moment in Moscow; a day means its first minute. */
const sinceOf = (written: string) =>
  readMoment(isCalendarDay(written) ? `${written}T00:00` : written);

const options = {
  only: { type: 'string', values: sheetKinds },
  language: { type: 'string', values: localeCodes },
  year: { type: 'string', isValid: (year: string) => /^2[01]\d\d$/.test(year), like: '2026' },
  since: {
    type: 'string',
    isValid: (written: string) => sinceOf(written) !== undefined,
    like: '2026-03-30, 2026-04-03T12:00',
  },
  out: { type: 'string', default: 'sheets' },
  lang,
} as const;

/** Parses the command's arguments; throws a `Refusal` on the first invalid argument. */
export function readRequest(args: readonly string[]): Request {
  const { only, language, year, since, out } = readOptions(args, options).values;
  return {
    kinds: sheetKinds.filter((kind) => kind === (only ?? kind)),
    languages: localeCodes.filter((locale) => locale === (language ?? locale)),
    year: year === undefined ? undefined : Number(year),
    since: since === undefined ? undefined : sinceOf(since),
    out,
  };
}
