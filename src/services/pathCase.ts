type Page = Pick<Window, 'location' | 'history'>;

/** Old pages' folder as built, which some hosts lower-case (Netlify's Pretty URLs). */
const oldPages = '/_E5_Old/';

/** Puts `/_e5_old/…` back to the spelling the pages were built with, before the app reads the address. */
export function restorePathCase({ location, history }: Page): void {
  const path = location.pathname.replace(/^(\/en)?\/_e5_old\//, (_, locale: string | undefined) => `${locale ?? ''}${oldPages}`);
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
}
