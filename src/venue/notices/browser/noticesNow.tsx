import { type LatestBuild, latestBuild } from '../../../browser/builds';
import { onRouteChange } from '../../../browser/navigation';
import type { Locale } from '../../../i18n/locales';
import { splitLocale } from '../../../i18n/paths';
import { moscowTime, now } from '../../../lib/time/clock';
import { type Notice, compareNotices, isShown, nextLate } from '../model/notices';
import { closedNotices, rememberClosed, settleNotices } from './notices';
import { noticesDataId, noticesId } from './noticesInPage';
import { createRoot } from 'react-dom/client';
import { LateNotices } from '../LateNotices';
import { placeForBar } from '../../../browser/bars';

let take: ((latest: LatestBuild | undefined) => void) | undefined;

/**
 * From now on, shows and removes notices on the current page as they become due. If `latest` is
 * given, uses the notices of that build (decision 026).
 */
export function showNotices(latest?: LatestBuild): void {
  take ??= start();
  take(latest);
}

function start() {
  const { place } = placeForBar();
  const root = createRoot(place);
  const watch = watchNotices(place, ({ late, locale }) =>
    root.render(<LateNotices notices={late} locale={locale} onClose={(key) => watch.close(key)} />),
  );
  return watch.take;
}

/** The visible notices, except those in the list above the page. */
type NoticesShown = {
  locale: Locale;
  /** Notices that became due while the page was open, from top to bottom. */
  late: readonly Notice[];
};

const closedHere = new Set<string>();
let pageNotices: readonly Notice[] = [];
let late: readonly Notice[] = [];

/** Reads the notices that were loaded with the page. */
function readPageNotices(): void {
  const data = document.getElementById(noticesDataId)?.textContent;
  if (data) pageNotices = JSON.parse(data) as Notice[];
}

/** Replaces the notices with the newest build's, in the page's language. */
function takeNotices(notices: readonly Notice[]): void {
  pageNotices = notices;
}

/** Closes a notice for good; without storage, until the site is left. */
function closeNotice(key: string): void {
  closedHere.add(key);
  rememberClosed(key);
}

/**
 * Returns the notices to show at this moment. In the list above the page, nothing moves while a
 * page is open: an expired notice leaves an empty space, and a new one is shown late. With
 * `isNewPage`, the list is updated for the page just shown.
 */
export function noticesNow(isNewPage: boolean): NoticesShown {
  const moment = moscowTime(now());
  const { locale, path } = splitLocale(window.location.pathname);
  const closed = closedNotices();
  const due = pageNotices
    .filter((notice) => isShown(notice, path, moment))
    .filter(({ key }) => !closed.includes(key) && !closedHere.has(key))
    .sort(compareNotices);
  const inPage = listInPage(locale, due, isNewPage);
  const dueLate = due.filter(({ key }) => !inPage.has(key));
  late = nextLate(isNewPage ? [] : late, dueLate);
  return { locale, late };
}

/** Updates the list above the page; returns the keys that it shows. */
function listInPage(locale: Locale, due: readonly Notice[], isNewPage: boolean): Set<string> {
  const shownKeys = new Set<string>();
  const list = document.getElementById(noticesId);
  if (list === null) return shownKeys;
  // After a change of language, the list is still in the previous page's language.
  const isDue = (key: string | undefined) =>
    list.lang.startsWith(locale) && due.some((notice) => notice.key === key);
  if (isNewPage) settleNotices(list, isDue);
  for (const item of list.querySelectorAll<HTMLElement>('[data-notice]:not([hidden])')) {
    const { notice = '' } = item.dataset;
    if ('over' in item.dataset) continue;
    if (isDue(notice)) {
      shownKeys.add(notice);
      continue;
    }
    if (item.contains(document.activeElement)) focusPage();
    item.dataset['over'] = '';
  }
  // Includes notices that were closed in the list while storage was blocked.
  for (const { dataset } of list.querySelectorAll<HTMLElement>('[data-closed]'))
    shownKeys.add(dataset['notice'] ?? '');
  return shownKeys;
}

/** Moves the focus to the start of the page, without scrolling. */
function focusPage(): void {
  document.getElementById('gatsby-focus-wrapper')?.focus({ preventScroll: true });
}

/** Interval of the checks, ms: short, so that a new minute is noticed soon. */
const checkIntervalMs = 10_000;

type Watch = {
  take: (latest: LatestBuild | undefined) => void;
  close: (key: string) => void;
};

/**
 * Shows and removes notices of the current page as they become due, and renders late notices into
 * `place`. When a notice is closed, the focus moves to the next notice, or to the start of the
 * page.
 */
function watchNotices(place: HTMLElement, draw: (shown: NoticesShown) => void): Watch {
  let { pathname } = window.location;
  const update = (isNewPage = false) => draw(noticesNow(isNewPage));
  const close = (key: string) => {
    closeNotice(key);
    update();
    // Waits until the change has been rendered.
    setTimeout(() => {
      const next = place.querySelector('button');
      if (next === null) focusPage();
      else next.focus();
    });
  };
  const take = (latest: LatestBuild | undefined) => {
    if (latest === undefined) return;
    const { locale } = splitLocale(window.location.pathname);
    takeNotices((latest.notices?.[locale] ?? []) as Notice[]);
    update();
  };

  onRouteChange((to) => {
    if (to === pathname) return;
    const isOtherLanguage = splitLocale(to).locale !== splitLocale(pathname).locale;
    pathname = to;
    if (isOtherLanguage) {
      takeNotices([]);
      void latestBuild().then(take);
    }
    update(true);
  });
  setInterval(() => update(), checkIntervalMs);
  document.addEventListener('visibilitychange', () => update());
  readPageNotices();
  update();
  return { take, close };
}
