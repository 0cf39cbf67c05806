import type { Locale } from '../../i18n/locales';

/** The file with the records of past years that visitors can have starred. */
export const pastPath = (locale: Locale): string => `/my-past/${locale}.json`;
