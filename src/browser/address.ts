import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The address's query, `?type=artist`, or an empty string. Only this file may access the query. */
export function readAddressSearch(): string {
  return window.location.search;
}

/** Whether an address is the current one; browsers add no history entry for a link to it. */
export function isPresentAddress(address: string): boolean {
  return new URL(address, window.location.href).href === window.location.href;
}

/**
 * Returns a function that runs the action if this page is still open. It does nothing once another
 * page is open, for example after Back.
 */
export function ofThisPage(act: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) act();
  };
}

type Change = (search: URLSearchParams) => void;

/** Changes the query in place and notifies listeners. Removes the hash unless one is given. */
export function changeAddressSearch(change: Change, hash?: string): void {
  window.history.replaceState(window.history.state, '', changedAddress(change, hash));
  for (const listener of listeners) listener();
}

/** Changes the query in a new history entry for Back; otherwise like `changeAddressSearch`. */
export function pushAddressSearch(change: Change, hash?: string): void {
  const address = changedAddress(change, hash);
  if (!isPresentAddress(address)) window.history.pushState(window.history.state, '', address);
  for (const listener of listeners) listener();
}

function changedAddress(change: Change, hash = ''): string {
  const search = new URLSearchParams(window.location.search);
  change(search);
  const query = search.toString();
  return window.location.pathname + (query === '' ? '' : `?${query}`) + hash;
}

/** Calls back when the query or hash changes, also by Back; returns a function that stops it. */
export function onAddressSearch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The current page's hash, including `#`; empty if there is none. */
export function readPageHash(): string {
  return window.location.hash;
}

/** Whether the page has this hash; always false when HTML is rendered at build time. */
export function isPageHash(hash: string): boolean {
  return typeof window !== 'undefined' && window.location.hash === hash;
}

/** Sets the hash in a new history entry, so that Back removes it. */
export function pushPageHash(hash: string): void {
  window.history.pushState(window.history.state, '', hash);
}

export function replacePageHash(hash: string): void {
  window.history.replaceState(window.history.state, '', hash);
}

/** Removes the hash in place and notifies the router, whose links would otherwise keep it. */
export function dropPageHash(): void {
  hideEarlyHash();
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/** Removes the hash without notifying the router, which would scroll to the top of the page. */
export function hideEarlyHash(): void {
  const { location, history } = window;
  history.replaceState(history.state, '', location.pathname + location.search);
}

export function goBack(): void {
  window.history.back();
}

export function loadAddress(href: string | undefined): void {
  if (href !== undefined) window.location.assign(href);
}

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

const nothing = () => '';

/** The address's query, as state; empty in static HTML and in the first render. */
export function useAddressSearch(): URLSearchParams {
  const search = useSyncExternalStore(onAddressSearch, readAddressSearch, nothing);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The address's hash, `#stand-C07`; empty in static HTML and in the first render. */
export function useAddressHash(): string {
  return useSyncExternalStore(onAddressSearch, readPageHash, nothing);
}
