import { buildId } from './builds';

/**
 * Calls back on an unhandled error of the site's own scripts (spec §2, error screens); returns a
 * function that stops it.
 */
export function watchFatalErrors(onFatal: () => void): () => void {
  const report = (error: unknown) => {
    if (isOwnFailure(error, window.location.origin)) onFatal();
  };
  const onError = (event: ErrorEvent) => report(event.error);
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
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

const reloadedKey = 'reloaded-for';

/**
 * Reloads the page when part of the app cannot be loaded, mostly after a deploy; once for each page
 * of a build, so never in a loop (spec §8, chunk-load failure). Not without a network, where the
 * browser would show its own error page instead. Forms keep the typed answers (decision 018).
 * Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  const mark = `${buildId()} ${window.location.pathname}`;
  try {
    if (sessionStorage.getItem(reloadedKey) === mark) return false;
    sessionStorage.setItem(reloadedKey, mark);
  } catch {
    return false; // Without storage, a loop cannot be detected.
  }
  window.location.reload();
  return true;
}

/**
 * Reloads when lazily loaded code, such as a gallery or a form, fails to load. Call it before
 * Gatsby registers its own listener, which would reload in a loop: listeners run in the order of
 * registration.
 */
export function watchChunkFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOnce();
  });
}

// A chunk, script or style of the app failed to load; the page is reloaded rather than reported.
const chunkFailure = /loading (css )?chunk \S+ failed/i;
// React repairs a page whose first render differs from its HTML; translators and extensions cause
// such differences.
const repairedByReact = /Minified React error #4(18|19|2[1235])\b/;
const network = /failed to fetch|load failed|networkerror|network request failed/i;

export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message))
  );
}

/**
 * Whether an unhandled error is fatal and was thrown by the site's own scripts, that is, by a
 * script of `origin`. Third-party scripts, browser extensions, errors without a stack, lost
 * connections and aborted requests do not count (spec §2, error screens).
 */
export function isOwnFailure(error: unknown, origin: string): boolean {
  if (!(error instanceof Error) || error.name === 'AbortError' || isChunkFailure(error))
    return false;
  if (repairedByReact.test(error.message) || network.test(error.message)) return false;
  const [firstScript] =
    /[a-z-]+:\/\/[^\s)]+/i.exec((error.stack ?? '').replace(error.message, '')) ?? [];
  return firstScript?.startsWith(`${origin}/`) ?? false;
}
