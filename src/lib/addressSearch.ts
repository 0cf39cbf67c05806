const listeners = new Set<() => void>();

/** The address's query, `?type=artist`, or an empty text. The seam to the window for state kept in the address. */
export function readAddressSearch(): string {
  return window.location.search;
}

/** Changes the query in place: no new step in the history, no scrolling; the hash goes. Readers are told. */
export function changeAddressSearch(change: (search: URLSearchParams) => void): void {
  const search = new URLSearchParams(window.location.search);
  change(search);
  const query = search.toString();
  const address = window.location.pathname + (query === '' ? '' : `?${query}`);
  window.history.replaceState(window.history.state, '', address);
  for (const listener of listeners) listener();
}

/** Calls back when the query changes, by us or by the Back button; the answer ends it. */
export function onAddressSearch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
