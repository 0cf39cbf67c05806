import { isChunkFailure } from '../lib/ownFailure';
import { buildId } from './builds';

const reloadedKey = 'reloaded-for';

/**
 * Reloads the page when part of the app cannot be loaded, mostly after a deploy; once for each page
 * of a build, so never in a loop (spec §8, chunk-load failure). Forms keep what was typed (decision
 * 018). Returns whether it reloads.
 */
export function reloadOnce(): boolean {
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
