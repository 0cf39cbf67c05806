/** Size of the window, px. */
export function viewportSize(): { width: number; height: number } {
  return { width: window.innerWidth, height: window.innerHeight };
}

/** Calls at every change of the window's size; returns the end of it. */
export function watchViewport(report: () => void): () => void {
  window.addEventListener('resize', report);
  return () => window.removeEventListener('resize', report);
}

/** Whether an element begins below what is in sight: nothing seen moves when its height changes. */
export function isBelowView(element: Element): boolean {
  return element.getBoundingClientRect().top >= window.innerHeight;
}
