/** Size of the window, px. */
export function viewportSize(): { width: number; height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** Calls at every change of the window's size; returns the end of it. */
export function watchViewport(report: () => void): () => void {
  window.addEventListener('resize', report);
  return () => window.removeEventListener('resize', report);
}

/**
 * Whether an element begins below what is in sight, or is not shown at all: nothing seen moves when
 * its height changes.
 */
export function isBelowView(element: Element): boolean {
  return (
    element.getClientRects().length === 0 ||
    element.getBoundingClientRect().top >= window.innerHeight
  );
}

/** Scrolls so that an element stands where it stood: `top`, px from the window's upper edge. */
export function keepAt(element: Element, top: number): void {
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
