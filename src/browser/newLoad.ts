type Place = { hash: string };

/** Whether the document was not opened by reload or Back, so has no position to restore. */
export function isNewLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'back_forward' && load?.type !== 'reload';
}

/**
 * Whether Gatsby may scroll when a route is shown. On a fresh load it would scroll to where an
 * earlier visit in this tab left the page, or back to the hash's target. After Back and reload, the
 * browser restores the position.
 */
export function mayScroll({ hash }: Place, previous: unknown): boolean {
  return Boolean(previous) || isNewLoad() === (hash !== '');
}
