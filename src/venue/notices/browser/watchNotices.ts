import type { Notice } from '../model/notices';
import { splitLocale } from '../../../i18n/paths';
import { latestBuild, type LatestBuild } from '../../../browser/builds';
import { onRouteChange } from '../../../browser/navigation';
import { closeNotice, focusPage, noticesNow, readPageNotices, takeNotices } from './noticesNow';
import type { NoticesShown } from './noticesNow';

/** Interval of the checks, ms: short enough to notice a new minute soon. */
const glance = 10_000;

type Watch = {
  take: (latest: LatestBuild | undefined) => void;
  close: (key: string) => void;
};

/**
 * Shows and removes notices of the current page as they become due, and renders late ones into
 * `place`. When one is closed, the focus moves to the next, or to the start of the page.
 */
export function watchNotices(place: HTMLElement, draw: (shown: NoticesShown) => void): Watch {
  let { pathname } = window.location;
  const update = (isNewPage = false) => draw(noticesNow(isNewPage));
  const close = (key: string) => {
    closeNotice(key);
    update();
    // After it has been rendered.
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
  setInterval(() => update(), glance);
  document.addEventListener('visibilitychange', () => update());
  readPageNotices();
  update();
  return { take, close };
}
