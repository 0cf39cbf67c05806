import type { Locale } from '../../../i18n/locales';

/**
 * The pages that a visitor can store for the venue, without a locale prefix, in the order in which
 * they are listed (decision 029). Sessions and exhibitors that these pages link to are stored as
 * well. A fair without one of the pages stores the others.
 */
export const storedPaths: readonly string[] = ['/', '/program/', '/map/', '/my/', '/for_visitors/'];

/** The path of the offline screen, shown instead of a page that is not stored. */
export const noNetworkPath = '/offline/';

/**
 * A stored copy: one language of one build. This record is written last, so it marks a complete
 * copy.
 */
export type StoredCopy = {
  build: string;
  locale: Locale;
  /** When the copy was stored, ms. */
  at: number;
  /** The copy's size, kB compressed. */
  size: number;
  pages: readonly string[];
};

/** The files of one language, as the build has listed them. */
export type FileSet = {
  pages: readonly string[];
  noNetwork: string;
  /** Path of the file with the texts: pages and their data. */
  texts: string;
  /** Path of each file, and the expected hash of its bytes. */
  files: readonly (readonly [path: string, integrity: string])[];
  size: number;
  /** The whole style sheet, which contains the label's styles. */
  sheet: string;
  language: string;
  /** The label's HTML, with `{{time}}` and `{{day}}`. */
  label: { today: string; before: string };
};

/** Texts as lists of indexes of parts; shared parts, such as styles, are stored once. */
export type StoredTexts = { parts: readonly string[]; files: Record<string, readonly number[]> };

/** The facts about its build that the worker is compiled with. */
export type WorkerFacts = {
  build: string;
  /** How long a page waits for the network if there is a copy, ms. */
  networkTimeoutMs: number;
  sets: Record<Locale, FileSet>;
};

/** The prefix of the names of copies' caches, and the path of the StoredCopy in each. */
export const cachePrefix = 'kept-';
export const markPath = '/kept.json';

/** When something was stored, in words: the time, and the day unless it is today. */
type StoredTime = { time: string; day?: string };

/** Formats a time of the fair in Moscow (ms), with its day if that is not the day of `now`. */
export function formatStoredTime(at: number, now: number, language: string): StoredTime {
  // en-GB puts the day first, as the rest of the site does: 3 April.
  const tag = language.startsWith('en') ? 'en-GB' : language;
  const formatParts = (moment: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Moscow', ...parts }).format(moment);
  const dayParts = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
  const time = formatParts(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return formatParts(at, dayParts) === formatParts(now, dayParts)
    ? { time }
    : { time, day: formatParts(at, { day: 'numeric', month: 'long' }) };
}
