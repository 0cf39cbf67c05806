import { decodeHash } from '../lib/address';
import { onRouteChange } from './navigation';

/**
 * Scrolls to an anchor, unfolds its parents and focuses it, so that the next Tab continues from
 * there; browsers do the same when they follow a link to `#hash`. An empty hash means the top of
 * the page. Skips dialogs, which open and take the focus by themselves.
 */
export function showPlace(hash: string): void {
  const place = document.getElementById(hash === '' ? 'content' : decodeHash(hash));
  if (place === null || place.closest('dialog') !== null) return;
  for (let fold = closestFold(place); fold !== null; fold = closestFold(fold)) fold.open = true;
  focusOnce(place);
  if (hash === '') window.scrollTo(0, 0);
  else place.scrollIntoView();
}

type Place = { pathname: string; hash: string; action?: string };

/**
 * Scrolls to the place in the address and focuses it, after the app has followed a link. On Back
 * and full loads the browser does this.
 */
export function showChosenPlace(
  { pathname, hash, action }: Place,
  from: { pathname: string },
): void {
  if (hash === '' || action === 'POP') return;
  showPlace(hash);
  const place = document.activeElement;
  if (pathname === from.pathname || !isFocusable(place)) return;
  // The router is about to focus its wrapper, as on every new page; pass the focus on from there.
  document
    .getElementById('gatsby-focus-wrapper')
    ?.addEventListener('focus', () => focusOnce(place), { once: true });
}

function closestFold(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest('details') ?? null;
}

const isFocusable = (place: Element | null): place is HTMLElement | SVGElement =>
  place instanceof HTMLElement || place instanceof SVGElement;

/** Focuses a place; it does not stay focusable, so a later press inside does not focus it. */
function focusOnce(place: HTMLElement | SVGElement): void {
  if (!place.isConnected) return;
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.setAttribute('data-place', '');
  place.focus({ preventScroll: true });
  const restore = () => {
    place.removeAttribute('tabindex');
    place.removeAttribute('data-place');
  };
  place.addEventListener('blur', restore, { once: true });
}

/**
 * Stops Gatsby from saving a wrong scroll position: on Back and Forward the browser scrolls to the
 * other page's position while this page is still shown, and Gatsby would store that for this page.
 * Call it before the first route is shown.
 */
export function protectScrollPositions(): void {
  let shownPath = '';
  let isLeaving = false;
  onRouteChange(() => {
    shownPath = window.location.pathname;
    isLeaving = false;
  });
  window.addEventListener('popstate', () => (isLeaving = window.location.pathname !== shownPath));
  window.addEventListener('scroll', (event) => isLeaving && event.stopPropagation(), true);
}

type Entry = { hash: string };

/**
 * Whether the document was opened afresh. After reload or Back it has a scroll position to restore.
 */
export function isNewLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'back_forward' && load?.type !== 'reload';
}

/**
 * Whether Gatsby may scroll when a route is shown. Not on a fresh load without a hash: it would
 * scroll to where an earlier visit in this tab left the page. Not after Back or reload with a hash:
 * it would scroll to the hash's target, but the browser restores the position.
 */
export function mayScroll({ hash }: Entry, previous: unknown): boolean {
  return Boolean(previous) || isNewLoad() === (hash !== '');
}
