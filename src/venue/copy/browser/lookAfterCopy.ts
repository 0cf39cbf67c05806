import { now } from '../../../lib/time/clock';
import { keptCopy } from './keptCopy';

/** How often a newer copy is looked for while a page is open, ms. */
const interval = 15 * 60_000;

/** Whether there is a copy; undefined until somebody looks after it. */
let isKept: boolean | undefined;

/**
 * For visitors who have kept a copy: looks for a newer one every quarter of an hour, and when the
 * page is shown again after that time. The browser compares /sw.js, which differs in every build,
 * and the new worker renews the copy.
 *
 * Every page is opened as a whole page then, not by the app: only so the worker can choose between
 * network and copy, and label the copy, also when the visitor comes back to a page.
 *
 * Called again when a copy has been kept or removed.
 */
export async function lookAfterCopy(): Promise<void> {
  const isFirst = isKept === undefined;
  isKept ??= false;
  isKept = (await keptCopy()) !== undefined;
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
      if (!isKept || window.___swUpdated) return;
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
