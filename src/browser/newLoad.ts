type Place = { hash: string };

/**
 * Whether the document was neither reloaded nor reached by Back: then there is no place to restore.
 */
export function isNewLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'back_forward' && load?.type !== 'reload';
}

/**
 * Whether Gatsby may scroll when a route is shown. It would take a page that is loaded anew in a
 * tab to where an earlier visit of this tab left it, and one with a hash back to the place of the
 * hash. Back and reload are the browser's to restore.
 */
export function mayScroll({ hash }: Place, previous: unknown): boolean {
  return Boolean(previous) || isNewLoad() === (hash !== '');
}
