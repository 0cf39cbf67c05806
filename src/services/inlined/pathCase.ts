type Page = Pick<Window, 'location' | 'history'>;

/**
 * Restores the spelling of `/_e5_old/…`, which some hosts turn into lower case (Netlify's Pretty
 * URLs). Inlined into every page as its own source text, because the router reads the address
 * before any of our code: it may use nothing from outside itself.
 */
export function restorePathCase({ location, history }: Page): void {
  const path = location.pathname.replace(
    /^(\/en)?\/_e5_old\//,
    (_, locale: string | undefined) => `${locale || ''}/_E5_Old/`,
  );
  if (path !== location.pathname)
    history.replaceState(history.state, '', path + location.search + location.hash);
}
