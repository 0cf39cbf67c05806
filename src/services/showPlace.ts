/**
 * Brings a place of the page in sight, unfolds what it stands in, and gives it the focus, so that
 * the next Tab goes on from there: what browsers do when they follow a link to `#hash` themselves.
 * An empty hash means the top of the page. A dialog opens, and takes the focus, by itself.
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
 * After a link has been followed by the app; the browser sees to its own Back, and to pages loaded
 * in full.
 */
export function showChosenPlace(
  { pathname, hash, action }: Place,
  from: { pathname: string },
): void {
  if (hash === '' || action === 'POP') return;
  showPlace(hash);
  const place = document.activeElement;
  if (pathname === from.pathname || !(place instanceof HTMLElement)) return;
  // A moment later the router gives the focus to its wrapper, as on every new page; from there it
  // is handed on.
  document
    .getElementById('gatsby-focus-wrapper')
    ?.addEventListener('focus', () => focusOnce(place), { once: true });
}

function closestFold(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest('details') ?? null;
}

/** A section takes the focus only while it has it, so that a press in it later does not. */
function focusOnce(place: HTMLElement): void {
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

/** A hash that is no text, `#%E0`, names no place. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
