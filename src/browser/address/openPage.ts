import { navigate } from 'gatsby';
import { isPresentAddress } from './addressSearch';

let asked = 0;

/**
 * Registers a request for another page. The returned function reports whether the visitor still
 * wants it: nothing else has been requested, and they have not left the page, for example by Back.
 */
export function askForPage(): () => boolean {
  const turn = ++asked;
  const { pathname } = window.location;
  return () => turn === asked && pathname === window.location.pathname;
}

/**
 * Opens a page of this build once its data have loaded, unless something else has been requested
 * meanwhile: Gatsby alone goes to the page whose data arrive last, which need not be the one
 * pressed last. Leaves failed loads and replaced builds to Gatsby (spec §2). The current address,
 * for example with a `#hash`, adds no history entry.
 */
export async function openPage(to: string): Promise<void> {
  const isWanted = askForPage();
  if (window.___swUpdated !== true) await loadPage(to);
  if (isWanted()) void navigate(to, { replace: isPresentAddress(to) });
}

/** Opens a page of the app in place of this one, so that Back skips it. */
export function replacePage(to: string): void {
  void navigate(to, { replace: true });
}

/** Whether the app has loaded the page itself rather than an error screen. */
export async function loadPage(address: string): Promise<boolean> {
  const path = address.replace(/[?#].*/, '');
  try {
    return (await window.___loader?.loadPage(path))?.page?.path === path;
  } catch {
    return false;
  }
}
