const listeners = new Set<() => void>();

/** The address's query, `?type=artist`, or an empty string. Only this file may access the query. */
export function readAddressSearch(): string {
  return window.location.search;
}

/** Whether an address is the current one; browsers add no history entry for a link to it. */
export function isPresentAddress(address: string): boolean {
  return new URL(address, window.location.href).href === window.location.href;
}

/** Defers an action and drops it if another page has been opened meanwhile, for example by Back. */
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
