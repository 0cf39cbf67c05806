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

export function followLink(href: string | undefined): void {
  if (href !== undefined) window.location.assign(href);
}
