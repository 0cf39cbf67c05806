import { readCopy } from './copyStore';

let hasCopy = false;

/**
 * For visitors who have stored a copy: every link loads a whole page rather than opening in the
 * app. Only then can the worker choose between network and copy and label the copy, even when the
 * visitor comes back to a page; and the browser checks for a newer /sw.js, whose worker renews the
 * copy.
 *
 * Call it again when a copy has been stored or removed.
 */
export async function lookAfterCopy(): Promise<void> {
  hasCopy = (await readCopy()) !== undefined;
  const isCopy = 'kept' in document.documentElement.dataset;
  if (isCopy) window.___swUpdated = true;
  // In the capture phase, so that it runs before the app handles the click.
  window.addEventListener('click', loadInFull, true);
}

function loadInFull({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (!hasCopy || window.___swUpdated) return;
  window.___swUpdated = true;
  setTimeout(() => (window.___swUpdated = false));
}
