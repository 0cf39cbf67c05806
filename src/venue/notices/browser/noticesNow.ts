import { compareNotices, isShown, nextLate, type Notice } from '../model/notices';
import { splitLocale } from '../../../i18n/paths';
import type { Locale } from '../../../i18n/locales';
import { moscowTime, now } from '../../../lib/time/clock';
import { closedNotices, rememberClosed, settleNotices } from './notices';
import { noticesDataId, noticesId } from './noticesInPage';

/** What the visitor sees of the notices, beyond the list above the page. */
export type NoticesShown = {
  locale: Locale;
  /** Those that have come under the open page, from the top down. */
  late: readonly Notice[];
};

const closedHere = new Set<string>();
let known: readonly Notice[] = [];
let late: readonly Notice[] = [];

/** The notices that came with the page. */
export function readPageNotices(): void {
  const data = document.getElementById(noticesDataId)?.textContent;
  if (data) known = JSON.parse(data) as Notice[];
}

/** Takes over the newest build's notices, in the language of the page. */
export function takeNotices(notices: readonly Notice[]): void {
  known = notices;
}

/** Closes a notice for good, or without storage until the site is left. */
export function closeNotice(key: string): void {
  closedHere.add(key);
  rememberClosed(key);
}

/**
 * Works out what is shown at this moment. In the list above the page nothing moves while a page is
 * open: what is over leaves its place empty, and what begins comes late. With `isNewPage` the list
 * is settled for the page that has just been shown.
 */
export function noticesNow(isNewPage: boolean): NoticesShown {
  const moment = moscowTime(now());
  const { locale, path } = splitLocale(window.location.pathname);
  const closed = closedNotices();
  const due = known
    .filter((notice) => isShown(notice, path, moment))
    .filter(({ key }) => !closed.includes(key) && !closedHere.has(key))
    .sort(compareNotices);
  const inPage = listInPage(locale, due, isNewPage);
  const dueLate = due.filter(({ key }) => !inPage.has(key));
  late = nextLate(isNewPage ? [] : late, dueLate);
  return { locale, late };
}

/** Settles the list above the page, and returns the keys that it shows. */
function listInPage(locale: Locale, due: readonly Notice[], isNewPage: boolean): Set<string> {
  const shown = new Set<string>();
  const list = document.getElementById(noticesId);
  if (list === null) return shown;
  // After a change of language its words are those of another page.
  const isDue = (key: string | undefined) =>
    list.lang.startsWith(locale) && due.some((notice) => notice.key === key);
  if (isNewPage) settleNotices(list, isDue);
  for (const item of list.querySelectorAll<HTMLElement>('[data-notice]:not([hidden])')) {
    const { notice = '' } = item.dataset;
    if ('over' in item.dataset) continue;
    if (isDue(notice)) {
      shown.add(notice);
      continue;
    }
    if (item.contains(document.activeElement)) focusPage();
    item.dataset['over'] = '';
  }
  // Closed in the list, where storage may be forbidden.
  for (const { dataset } of list.querySelectorAll<HTMLElement>('[data-closed]'))
    shown.add(dataset['notice'] ?? '');
  return shown;
}

/** Moves the focus to where the page begins, without scrolling. */
export function focusPage(): void {
  document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
}
