import { isChunkFailure } from '../lib/ownFailure';
import { buildId } from './builds';
import { keepTypedValues } from './typedFields';

const reloadedKey = 'reloaded-for';

/**
 * A part of the app that can't be loaded, mostly after a deploy: the page is loaded anew, once for
 * each page of a build and so never in a loop (spec §8, chunk-load failure). What visitors have
 * typed is kept. Answers whether it reloads.
 */
export function reloadOnce(): boolean {
  const mark = `${buildId()} ${window.location.pathname}`;
  try {
    if (sessionStorage.getItem(reloadedKey) === mark) return false;
    sessionStorage.setItem(reloadedKey, mark);
  } catch {
    return false; // Without storage a loop could not be told from a first time.
  }
  keepTypedValues();
  window.location.reload();
  return true;
}

/**
 * Watches for parts that a page asks for later, as a gallery or a form. To be called before Gatsby
 * registers its own listener, which would reload again and again: listeners of this event run in
 * the order they came.
 */
export function watchChunkFailures(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkFailure(event.reason)) return;
    event.stopImmediatePropagation();
    reloadOnce();
  });
}
