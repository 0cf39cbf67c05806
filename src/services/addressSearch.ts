const listeners = new Set<() => void>();

/**
 * The address's query, `?type=artist`, or an empty text. The seam to the window for state kept in
 * the address.
 */
export function readAddressSearch(): string {
  return window.location.search;
}

type Change = (search: URLSearchParams) => void;

/**
 * Changes the query in place: no new step in the history, no scrolling; the hash goes. Readers are
 * told.
 */
export function changeAddressSearch(change: Change): void {
  window.history.replaceState(window.history.state, '', changedAddress(change));
  for (const listener of listeners) listener();
}

/**
 * Changes the query in a step of its own, so that Back takes the change away; otherwise as
 * `changeAddressSearch`.
 */
export function pushAddressSearch(change: Change): void {
  window.history.pushState(window.history.state, '', changedAddress(change));
  for (const listener of listeners) listener();
}

function changedAddress(change: Change): string {
  const search = new URLSearchParams(window.location.search);
  change(search);
  const query = search.toString();
  return window.location.pathname + (query === '' ? '' : `?${query}`);
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
