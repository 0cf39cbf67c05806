// A chunk, script or style of the app failed to load; the page is reloaded rather than reported.
const chunkFailure = /loading (css )?chunk \S+ failed/i;
// React repairs a page whose first render differs from its HTML; translators and extensions cause
// such differences.
const mended = /Minified React error #4(18|19|2[1235])\b/;
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
  if (mended.test(error.message) || network.test(error.message)) return false;
  const [firstScript] =
    /[a-z-]+:\/\/[^\s)]+/i.exec((error.stack ?? '').replace(error.message, '')) ?? [];
  return firstScript?.startsWith(`${origin}/`) ?? false;
}
