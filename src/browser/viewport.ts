/** Size of the window, px. */
export function viewportSize(): { width: number; height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** Calls back when the window's size changes; returns a function that stops it. */
export function watchViewport(report: () => void): () => void {
  window.addEventListener('resize', report);
  return () => window.removeEventListener('resize', report);
}

/**
 * Whether an element starts below the visible part of the page or is not shown at all; if so, a
 * change of its height moves nothing visible.
 */
export function isBelowView(element: Element): boolean {
  return (
    element.getClientRects().length === 0 ||
    element.getBoundingClientRect().top >= window.innerHeight
  );
}
