// A chunk, script or style of the app that failed to load; its page is reloaded instead.
const chunkFailure = /loading (css )?chunk \S+ failed/i;
// React itself repairs a page whose first render differs from its HTML, as translators and
// extensions may cause.
const mended = /Minified React error #4(18|19|2[1235])\b/;
const network = /failed to fetch|load failed|networkerror|network request failed/i;

/** Whether an error says that a part of the app could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message))
  );
}

/**
 * Whether an unhandled error is fatal and the site's own, that is, thrown by a script of `origin`.
 * Scripts of others, browser extensions, errors without a stack, lost connections and aborted
 * requests do not count (spec §2, error screens).
 */
export function isOwnFailure(error: unknown, origin: string): boolean {
  if (!(error instanceof Error) || error.name === 'AbortError' || isChunkFailure(error))
    return false;
  if (mended.test(error.message) || network.test(error.message)) return false;
  const [firstScript] =
    /[a-z-]+:\/\/[^\s)]+/i.exec((error.stack ?? '').replace(error.message, '')) ?? [];
  return firstScript?.startsWith(`${origin}/`) ?? false;
}
