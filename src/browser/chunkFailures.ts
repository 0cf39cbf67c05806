import { isChunkFailure } from '../lib/ownFailure';
import { buildId } from './builds';

const reloadedKey = 'reloaded-for';

/**
 * When a part of the app can't be loaded, mostly after a deploy, reloads the page: once for each
 * page of a build, so never in a loop (spec §8, chunk-load failure). Forms keep what is typed into
 * them (decision 018). Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  const mark = `${buildId()} ${window.location.pathname}`;
  try {
    if (sessionStorage.getItem(reloadedKey) === mark) return false;
    sessionStorage.setItem(reloadedKey, mark);
  } catch {
    return false; // Without storage there is no telling whether this is a loop.
  }
  window.location.reload();
  return true;
}

/**
 * Watches for code that is loaded later, such as a gallery or a form. Call it before Gatsby
 * registers its own listener, which would reload in a loop: listeners run in the order they were
 * added.
 */
export function watchChunkFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOnce();
  });
}
