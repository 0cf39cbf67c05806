import type { Notice } from '../model/notices';
import { splitLocale } from '../../../i18n/paths';
import { latestBuild, type LatestBuild } from '../../../browser/builds';
import { onRouteChange } from '../../../browser/address/routeChanges';
import { closeNotice, focusPage, noticesNow, readPageNotices, takeNotices } from './noticesNow';
import type { NoticesShown } from './noticesNow';

/** How often the clock is read, ms: often enough to notice a new minute soon. */
const glance = 10_000;
/** A live region is heard only if it was there, empty, for a moment before its text, ms. */
const breath = 1000;

/** What is drawn of the notices: the late ones, and those that are being told to screen readers. */
export type NoticesDrawn = Pick<NoticesShown, 'locale' | 'late'> & { told: readonly Notice[] };

type Watch = {
  /** Takes over the notices of the newest build. */
  take: (latest: LatestBuild | undefined) => void;
  close: (key: string) => void;
};

/**
 * Keeps the notices of the page at hand as they have to be at each moment, and draws the late ones
 * into `place`. When one leaves that had the focus, the focus goes to the next, or else back to
 * where it came from.
 */
export function watchNotices(place: HTMLElement, draw: (drawn: NoticesDrawn) => void): Watch {
  let { pathname } = window.location;
  let shown: NoticesShown = { locale: splitLocale(pathname).locale, late: [], untold: [] };
  /** Where the focus was before it came to the notices. */
  let before: Element | null = null;

  const show = (told: readonly Notice[]) => draw({ ...shown, told });
  const update = (isNewPage = false) => {
    const isFocused = place.contains(document.activeElement);
    shown = noticesNow(isNewPage);
    show([]);
    if (isFocused) setTimeout(keepFocus);
    const { untold } = shown;
    if (untold.length === 0) return;
    setTimeout(() => show(untold), breath);
  };
  const keepFocus = () => {
    const { activeElement } = document;
    if (place.contains(activeElement) && !activeElement?.closest('[data-over]')) return;
    const next = place.querySelector<HTMLElement>('[data-notice]:not([data-over]) button');
    if (next !== null) next.focus();
    else if (before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true });
    else focusPage();
  };
  const close = (key: string) => {
    closeNotice(key);
    update();
    // Some browsers do not focus a button that is pressed.
    setTimeout(keepFocus);
  };
  const take = (latest: LatestBuild | undefined) => {
    if (latest === undefined) return;
    const { locale } = splitLocale(window.location.pathname);
    takeNotices((latest.notices?.[locale] ?? []) as Notice[]);
    update();
  };

  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !place.contains(relatedTarget)) before = relatedTarget;
  });
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
  setInterval(() => update(), glance);
  document.addEventListener('visibilitychange', () => update());
  readPageNotices();
  update();
  return { take, close };
}
