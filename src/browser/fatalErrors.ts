import { isOwnFailure } from '../lib/ownFailure';

/**
 * Calls back on an unhandled error of the site's own scripts (spec §2, error screens); returns a
 * function that stops it.
 */
export function watchFatalErrors(onFatal: () => void): () => void {
  const judge = (error: unknown) => {
    if (isOwnFailure(error, window.location.origin)) onFatal();
  };
  const onError = (event: ErrorEvent) => judge(event.error);
  const onRejection = (event: PromiseRejectionEvent) => judge(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Prepares the page for an error screen: noindex, the tab's title, scrolled to the top. */
export function announceErrorScreen(title: string): void {
  document.title = title;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
  window.scrollTo(0, 0);
}

/** Loads the static 500 page, unless that page itself failed. */
export function openErrorPage(path: string): void {
  if (window.location.pathname !== path) window.location.assign(path);
}
