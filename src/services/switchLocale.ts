import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import type { Locale } from '../i18n/locales';
import { isPlainClick } from './isPlainClick';
import { rememberLocale } from './localeChoice';

/**
 * A click on the language switch: loads the target's data, sets the cookie, goes there (spec §2). A failed load is only
 * logged, and the link is then followed as the plain link it is.
 */
export function switchLocale(event: MouseEvent, target: string, locale: Locale): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void loadPage(target.replace(/[?#].*/, '')).then((loaded) => {
    rememberLocale(locale);
    if (loaded) void navigate(target);
    else window.location.assign(target);
  });
}

async function loadPage(path: string): Promise<boolean> {
  try {
    const page = await window.___loader?.loadPage(path);
    if (page !== undefined && page.status !== 'error') return true;
    console.warn(`The page ${path} could not be loaded.`);
  } catch (error) {
    console.warn(`The page ${path} could not be loaded.`, error);
  }
  return false;
}
