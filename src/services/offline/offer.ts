/**
 * What the build offers to keep (src/build/hosting/offline): the size in kB, first and last day of
 * the edition, as one text. Undefined if this fair offers nothing, in develop, and in browsers
 * without service workers.
 */
export function readOffer(): string | undefined {
  return 'serviceWorker' in navigator
    ? document.querySelector<HTMLMetaElement>('meta[name=offline]')?.content
    : undefined;
}

/** Whether a worker of the site is at work, because this visitor has asked for a copy. */
export function hasWorker(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
