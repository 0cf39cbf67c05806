import { now } from '../../lib/clock';
import { keptCopy } from './keptCopy';

/** How often a newer copy is looked for while a page is open, ms. */
const interval = 15 * 60_000;

/** Pages of the copy; undefined until somebody looks after it. */
let pages: readonly string[] | undefined;

/**
 * For visitors who have kept a copy: looks for a newer one every quarter of an hour, and when the
 * page is shown again after that time. The browser compares /sw.js, which differs in every build,
 * and the new worker renews the copy.
 *
 * Pages of the copy, and pages that are in the copy, are opened as whole pages rather than by the
 * app: only so the worker can choose between network and copy, and label the copy.
 *
 * Called again when another copy has been kept.
 */
export async function lookAfterCopy(): Promise<void> {
  const isFirst = pages === undefined;
  pages ??= [];
  pages = (await keptCopy())?.pages ?? [];
  if (!isFirst) return;

  let looked = now().getTime();
  const look = () => {
    looked = now().getTime();
    void renew();
  };
  setInterval(look, interval);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && now().getTime() - looked >= interval) look();
  });

  const isCopy = 'kept' in document.documentElement.dataset;
  if (isCopy) window.___swUpdated = true;
  // Before the app handles the click.
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      if (navigator.onLine && !pages?.includes(link.pathname)) return;
      if (window.___swUpdated) return;
      window.___swUpdated = true;
      setTimeout(() => (window.___swUpdated = false));
    },
    true,
  );
}

async function renew(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    // Without a network there is nothing newer to be had.
  }
}
