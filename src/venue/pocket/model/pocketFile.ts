import type { Locale } from '../../../i18n/locales';

/**
 * The address of the pocket fair in a language (decision 044). It bears no year, so that links in
 * texts stay true. A folder for each language, because a host may leave `.html` out of addresses.
 */
export const pocketPath = (locale: Locale): string => `/pocket/${locale}/fair.html`;

/** All addresses under which a host may serve it. */
export const pocketPaths = (locale: Locale): string => `/pocket/${locale}/*`;

/** The name under which it is saved, without signs that file systems refuse. */
export function pocketName(fair: string, year: number): string {
  return `${fair.replace(/[\s\p{Cc}\\\u002f\u0022:*?<>|]+/gu, ' ').trim()} ${year}.html`;
}
