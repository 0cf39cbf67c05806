/**
 * Scrolls to a place of the page, unfolds what it is in, and gives it the focus, so that the next
 * Tab continues from there: what browsers do when they follow a link to `#hash` themselves. An
 * empty hash means the top of the page. A dialog opens, and takes the focus, by itself.
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

/** Called after the app has followed a link. The browser takes care of Back, and of full loads. */
export function showChosenPlace(
  { pathname, hash, action }: Place,
  from: { pathname: string },
): void {
  if (hash === '' || action === 'POP') return;
  showPlace(hash);
  const place = document.activeElement;
  if (pathname === from.pathname || !isFocusable(place)) return;
  // The router is about to focus its wrapper, as on every new page; from there the focus is passed
  // on.
  document
    .getElementById('gatsby-focus-wrapper')
    ?.addEventListener('focus', () => focusOnce(place), { once: true });
}

function closestFold(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest('details') ?? null;
}

const isFocusable = (place: Element | null): place is HTMLElement | SVGElement =>
  place instanceof HTMLElement || place instanceof SVGElement;

/** A section can be focused only this once, so that a later press inside it does not focus it. */
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

/** Decodes a hash; an invalid one such as `#%E0` names no place. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
