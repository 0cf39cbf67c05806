type Place = { hash: string };

/**
 * Whether Gatsby may scroll, when a route is shown: it would take a page that is loaded anew in a
 * tab to where an earlier visit of this tab left it. Back and reload are the browser's to restore.
 */
export function mayScroll({ hash }: Place, previous: unknown): boolean {
  return Boolean(previous) || hash !== '' || !isNewLoad();
}

function isNewLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
}

type Entry = { pathname: string; hash: string; action?: string };

/**
 * Whether this visit to a page has only begun: it did not come by Back or reload, names no place of
 * the page but `place`, and the visitor has neither scrolled, pressed nor focused anything. `action`
 * is the router's, undefined on a full load.
 */
export function isUntouched({ hash, action }: Entry, place: string): boolean {
  if ((hash !== '' && hash !== `#${place}`) || window.scrollY !== 0) return false;
  if (action !== undefined) return action !== 'POP';
  return (
    isNewLoad() &&
    // Unknown to Firefox before 120.
    !(navigator.userActivation as UserActivation | undefined)?.hasBeenActive &&
    document.activeElement === document.body
  );
}

/** Brings a place of the page into view at once, without moving the focus. */
export function openAt(place: string): void {
  document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
}
