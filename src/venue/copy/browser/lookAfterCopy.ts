import { keptCopy } from './keptCopy';

/** Whether there is a copy. */
let isKept = false;

/**
 * For visitors who have kept a copy: every page is opened as a whole page, not by the app. Only so
 * the worker can choose between network and copy, and label the copy, also when the visitor comes
 * back to a page; and the browser looks for a newer /sw.js, whose worker renews the copy.
 *
 * Called again when a copy has been kept or removed.
 */
export async function lookAfterCopy(): Promise<void> {
  isKept = (await keptCopy()) !== undefined;
  const isCopy = 'kept' in document.documentElement.dataset;
  if (isCopy) window.___swUpdated = true;
  // Before the app handles the click.
  window.addEventListener('click', openWhole, true);
}

function openWhole({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (!isKept || window.___swUpdated) return;
  window.___swUpdated = true;
  setTimeout(() => (window.___swUpdated = false));
}
