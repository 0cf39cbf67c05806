import type { Locale } from '../../../i18n/locales';

/**
 * Returns the path of the pocket fair in a language (decision 044). It contains no year, so that
 * links in texts stay valid. One folder per language, because a host may drop `.html` from
 * addresses.
 */
export const pocketPath = (locale: Locale): string => `/pocket/${locale}/fair.html`;

/** Returns a pattern for all addresses at which a host may serve the pocket fair. */
export const pocketPaths = (locale: Locale): string => `/pocket/${locale}/*`;

/** Returns the name of the saved file, without characters that file systems reject. */
export function pocketName(fair: string, year: number): string {
  return `${fair.replace(/[\s\p{Cc}\\\u002f\u0022:*?<>|]+/gu, ' ').trim()} ${year}.html`;
}
