import type { Locale } from '../../i18n/locales';

/** The file with what could be starred of the years that lists no longer show. */
export const pastPath = (locale: Locale): string => `/my-past/${locale}.json`;
