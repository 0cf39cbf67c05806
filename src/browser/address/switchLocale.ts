import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import type { Locale } from '../../i18n/locales';
import { isPlainClick } from './isPlainClick';
import { rememberLocale } from './localeChoice';
import { askForPage, loadPage } from './openPage';

/** The page that failed to load when the switch was last pressed. */
let failed: string | undefined;

/**
 * Handles a click on the language switch: loads the target's data, sets the cookie, then navigates
 * (spec §2), unless something else has been requested meanwhile. A failed load is only logged, and
 * the visitor stays on the page. Gatsby remembers failures, so a second press does a full load.
 */
export function switchLocale(event: MouseEvent, target: string, locale: Locale): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const path = target.replace(/[?#].*/, '');
  const isWanted = askForPage();
  void loadPage(path).then((isLoaded) => {
    const isAgain = failed === path;
    failed = isLoaded ? undefined : path;
    if (!isLoaded && !isAgain) return console.warn(`The page ${path} could not be loaded.`);
    if (!isWanted()) return;
    rememberLocale(locale);
    if (isLoaded) void navigate(target);
    else window.location.assign(target);
  });
}
