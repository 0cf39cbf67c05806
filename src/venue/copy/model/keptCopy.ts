import type { Locale } from '../../../i18n/locales';

/**
 * The pages that a visitor may keep for the venue, without a locale's prefix, in the order in which
 * they are listed (decision 029); the sessions and exhibitors that they link to are kept with them.
 * A fair that lacks one of them keeps the others.
 */
export const keptPaths: readonly string[] = ['/', '/program/', '/map/', '/my/', '/for_visitors/'];

/** The page shown instead of one that is not kept, when there is no network. */
export const noNetworkPath = '/offline/';

/**
 * What is kept: one language of one build. It is written last, so it marks a copy that is whole.
 */
export type KeptCopy = {
  build: string;
  locale: Locale;
  /** When it was kept, ms. */
  at: number;
  /** Its size, kB compressed. */
  size: number;
  /** Paths of its pages. */
  pages: readonly string[];
};

/** One language's share of a build, as the build has listed it. */
export type KeptSet = {
  pages: readonly string[];
  noNetwork: string;
  /** Path of the file with the texts: pages and their data. */
  texts: string;
  /** Path of each file, and the hash that its bytes must have. */
  files: readonly (readonly [path: string, integrity: string])[];
  size: number;
  /** The whole style sheet, which holds the label's styles. */
  sheet: string;
  language: string;
  /** The label, with `{{time}}` and `{{day}}`; HTML. */
  label: { today: string; before: string };
};

/**
 * Texts in one file: each is a list of numbers of parts. What many pages share, as styles and menu,
 * is there once.
 */
export type KeptTexts = { parts: readonly string[]; files: Record<string, readonly number[]> };

/** What the worker knows of its build. */
export type WorkerFacts = {
  build: string;
  /** How long a page waits for the network where there is a copy, ms. */
  patience: number;
  sets: Record<Locale, KeptSet>;
};

/** How the names of the caches of kept copies begin, and where each holds its KeptCopy. */
export const cachePrefix = 'kept-';
export const markPath = '/kept.json';
