type Page = Pick<Window, 'location' | 'history'>;

/**
 * Restores the address that the app knows its page by: doubled slashes, for which some hosts serve
 * the page (Netlify merges them unseen), and the spelling of `/_e5_old/…`, which its Pretty URLs
 * turn into lower case. Inlined into every page as its own source text, because the router reads
 * the address before any of our code: it may use nothing from outside itself.
 */
export function restorePath({ location, history }: Page): void {
  const path = location.pathname.replace(/\/+/g, '/').replace(/^(\/en)?\/_e5_old\//, '$1/_E5_Old/');
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);
}
