import { navigate } from 'gatsby';
import { isPresentAddress } from './addressSearch';

let asked = 0;

/**
 * Notes that the visitor asks for another page; the answer tells whether that is still what they
 * want: nothing else has been asked for, and they have not gone elsewhere, as by Back.
 */
export function askForPage(): () => boolean {
  const turn = ++asked;
  const { pathname } = window.location;
  return () => turn === asked && pathname === window.location.pathname;
}

/**
 * Opens a page of this build once its data have come, unless something else has been asked for
 * meanwhile: Gatsby alone goes wherever data come from last, which need not be what was pressed
 * last. What can't be loaded is left to Gatsby, and so is a build that has been replaced (spec §2).
 * The present address again, as of a `#hash`, is no new step of the history.
 */
export async function openPage(to: string): Promise<void> {
  const isWanted = askForPage();
  if (window.___swUpdated !== true) await loadPage(to);
  if (isWanted()) void navigate(to, { replace: isPresentAddress(to) });
}

/** Opens a page of the app in the place of this one: Back leads to what was before both. */
export function replacePage(to: string): void {
  void navigate(to, { replace: true });
}

/** Whether the app has loaded the page itself, not an error screen in its place. */
export async function loadPage(address: string): Promise<boolean> {
  const path = address.replace(/[?#].*/, '');
  try {
    return (await window.___loader?.loadPage(path))?.page?.path === path;
  } catch {
    return false;
  }
}
