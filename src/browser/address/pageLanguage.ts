import { isoOf } from '../../i18n/locales';
import { splitLocale } from '../../i18n/paths';

/**
 * Sets the document's language if it changes: Chromium recalculates all styles even when `lang` is
 * set to the same value, as Gatsby's `Head` does on each page with `<html lang>`.
 */
export function tellLanguage(pathname: string): void {
  const root = document.documentElement;
  const language = isoOf(splitLocale(pathname).locale);
  if (root.lang !== language) root.lang = language;
}
