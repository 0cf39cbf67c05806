/** Whether a service worker controls the page: the visitor has asked for a copy. */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
