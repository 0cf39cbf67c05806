export function viewportSize(): { width: number; height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}

export function watchViewport(report: () => void): () => void {
  window.addEventListener('resize', report);
  return () => window.removeEventListener('resize', report);
}

/**
 * Whether an element is below the window or not rendered, so that changes of its height move
 * nothing visible.
 */
export function isBelowView(element: Element): boolean {
  return (
    element.getClientRects().length === 0 ||
    element.getBoundingClientRect().top >= window.innerHeight
  );
}

/** Calls back when the page is visible again (phone unlocked); returns a function that stops it. */
export function onReturn(listener: () => void): () => void {
  const look = () => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
