/** Whether a worker of the site is at work, because this visitor has asked for a copy. */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
