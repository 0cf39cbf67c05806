/**
 * Whether a service worker controls the page, which means that this visitor has asked for a copy.
 */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
