/**
 * Whether a page of this site exists. Pages of other sites can't be requested and are taken to
 * exist.
 */
export async function canReachPage(src: string, signal: AbortSignal): Promise<boolean> {
  if (new URL(src, window.location.href).origin !== window.location.origin) return true;
  try {
    return (await fetch(src, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}
