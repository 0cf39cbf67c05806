/** Marks the root element once the app runs. */
const running = 'running';

type Page = Pick<Window, 'location' | 'document' | 'addEventListener'>;

/**
 * Until the app runs, nothing answers Back and Forward between pages that it showed before a
 * reload: the address changes, the page does not, and the app would start with the page of another
 * address. Loads the page of the address instead.
 *
 * Inlined into every page as its own source text: it may use nothing from outside itself.
 */
export function followEarlyBack(
  { location, document, addEventListener }: Page,
  mark: string,
): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    const isApps = mark in document.documentElement.dataset;
    if (!isApps && location.pathname !== pathname) location.reload();
  });
}

/** From now on the app answers Back by itself. */
export function markRunning(): void {
  document.documentElement.dataset[running] = '';
}

/** Whether the app has taken over the page. */
export function isRunning(): boolean {
  return running in document.documentElement.dataset;
}

/** The source text that html.tsx writes into the page. */
export const earlyBackScript = `(${followEarlyBack.toString()})(window,${JSON.stringify(running)})`;
