const key = 'entry_location';

/**
 * Stores the address at which a visitor entered the site, with its campaign parameters, for the
 * lead's `url_location` (spec §3). A later visit from outside replaces it; moving around the site
 * does not.
 */
export function storeEntryLocation(): void {
  const { referrer } = document;
  const { href, origin, search } = window.location;
  const fromOutside =
    (referrer !== '' && !referrer.startsWith(`${origin}/`)) || /[?&]utm_/.test(search);
  try {
    if (fromOutside || localStorage.getItem(key) === null) localStorage.setItem(key, href);
  } catch {
    // Without storage, a lead contains the address of the page it is sent from.
  }
}

/** Returns the stored entry address, otherwise the current page's (spec §3, url_location). */
export function entryLocation(): string {
  try {
    return localStorage.getItem(key) ?? window.location.href;
  } catch {
    return window.location.href;
  }
}
