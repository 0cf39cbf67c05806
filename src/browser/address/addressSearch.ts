const listeners = new Set<() => void>();

/**
 * The address's query, `?type=artist`, or an empty text. All access to it goes through this file.
 */
export function readAddressSearch(): string {
  return window.location.search;
}

/** Whether an address is the present one: following it is no step of the history in browsers. */
export function isPresentAddress(address: string): boolean {
  return new URL(address, window.location.href).href === window.location.href;
}

/** An act that is put off: where another page has come meanwhile, as by Back, it is not done. */
export function ofThisPage(act: () => void): () => void {
  const { pathname } = window.location;
  return () => {
    if (window.location.pathname === pathname) act();
  };
}

type Change = (search: URLSearchParams) => void;

/**
 * Changes the query in place: no new history entry, no scrolling; the hash is removed unless it is
 * given. Listeners are told.
 */
export function changeAddressSearch(change: Change, hash?: string): void {
  window.history.replaceState(window.history.state, '', changedAddress(change, hash));
  for (const listener of listeners) listener();
}

/**
 * Changes the query in a new history entry, so that Back undoes the change; otherwise like
 * `changeAddressSearch`.
 */
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

/**
 * Calls back when the query or the hash changes, by us or by the Back button; returns a function
 * that stops it.
 */
export function onAddressSearch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
