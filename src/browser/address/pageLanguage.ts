import { isoOf } from '../../i18n/locales';
import { splitLocale } from '../../i18n/paths';

/**
 * Tells the browser the language of the page shown. Only if it changes: Chromium works out the
 * styles of the whole page again even if the same language is set, as Gatsby's `Head` does with
 * `<html lang>` at each page.
 */
export function tellLanguage(pathname: string): void {
  const root = document.documentElement;
  const language = isoOf(splitLocale(pathname).locale);
  if (root.lang !== language) root.lang = language;
}
