/** Whether a page of this site answers; pages of others can't be asked and count as there. */
export async function canReachPage(src: string, signal: AbortSignal): Promise<boolean> {
  if (new URL(src, window.location.href).origin !== window.location.origin) return true;
  try {
    return (await fetch(src, { method: 'HEAD', signal })).ok;
  } catch {
    return false;
  }
}
