/** The hash of the page at hand, `#` included; empty where there is none. */
export function readPageHash(): string {
  return window.location.hash;
}

/** Whether the page has this hash; never while HTML is made. */
export function isPageHash(hash: string): boolean {
  return typeof window !== 'undefined' && window.location.hash === hash;
}

/** Gives the page a hash in a history entry of its own, so that Back takes it away. */
export function pushPageHash(hash: string): void {
  window.history.pushState(window.history.state, '', hash);
}

/** Changes the hash of the current history entry. */
export function replacePageHash(hash: string): void {
  window.history.replaceState(window.history.state, '', hash);
}

/**
 * Leaves the bare address in the current history entry, and lets the router know, whose links carry
 * the hash on.
 */
export function dropPageHash(): void {
  hideEarlyHash();
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/**
 * Leaves the bare address without anyone being told: the router would scroll the page to its top.
 */
export function hideEarlyHash(): void {
  const { location, history } = window;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** As the visitor's Back button. */
export function goBack(): void {
  window.history.back();
}

/** Follows a link of the page itself, where there is one. */
export function followLink(href: string | undefined): void {
  if (href !== undefined) window.location.assign(href);
}
