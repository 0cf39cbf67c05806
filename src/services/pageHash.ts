/** The hash of the page at hand, `#` included; empty where there is none. */
export function readPageHash(): string {
  return window.location.hash;
}

/** Gives the page a hash in a history entry of its own, so that Back takes it away. */
export function pushPageHash(hash: string): void {
  window.history.pushState(window.history.state, '', hash);
}

/** Changes the hash of the current history entry. */
export function replacePageHash(hash: string): void {
  window.history.replaceState(window.history.state, '', hash);
}

/** Leaves the bare address in the current history entry, and lets the router know, whose links carry the hash on. */
export function dropPageHash(): void {
  const { location, history } = window;
  history.replaceState(history.state, '', location.pathname + location.search);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

/** As the visitor's Back button. */
export function goBack(): void {
  window.history.back();
}

/** Follows a link of the page itself, where there is one. */
export function followLink(href: string | undefined): void {
  if (href !== undefined) window.location.assign(href);
}
