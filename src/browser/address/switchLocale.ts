import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import type { Locale } from '../../i18n/locales';
import { isPlainClick } from './isPlainClick';
import { rememberLocale } from './localeChoice';
import { askForPage, loadPage } from './openPage';

/**
 * Handles a click on the language switch: loads the target's data, sets the cookie, then navigates
 * (spec §2), unless something else has been asked for meanwhile. A failed load is only logged: the
 * visitor stays on the page, in its language, and may try again.
 */
export function switchLocale(event: MouseEvent, target: string, locale: Locale): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const path = target.replace(/[?#].*/, '');
  const isWanted = askForPage();
  void loadPage(path).then(async (loaded) => {
    // Gatsby remembers failures, so a path that has failed is requested again here.
    if (!loaded && !(await isAnswered(path)))
      return console.warn(`The page ${path} could not be loaded.`);
    if (!isWanted()) return;
    rememberLocale(locale);
    if (loaded) void navigate(target);
    else window.location.assign(target);
  });
}

async function isAnswered(path: string): Promise<boolean> {
  try {
    return (await fetch(`/page-data${path === '/' ? '/index/' : path}page-data.json`)).ok;
  } catch {
    return false;
  }
}
