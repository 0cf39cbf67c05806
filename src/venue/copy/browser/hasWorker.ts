/** Whether a service worker controls the page, which means that the visitor has stored a copy. */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
