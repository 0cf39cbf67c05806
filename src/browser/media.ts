export function canFullscreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** Enters or leaves fullscreen; does nothing if the browser refuses. */
export function toggleFullscreen(): void {
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  change.catch(() => undefined);
}

export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** Reports every change between fullscreen and normal; returns a function that stops it. */
export function watchFullscreen(report: (isFull: boolean) => void): () => void {
  const listener = () => report(document.fullscreenElement !== null);
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/**
 * Calls back when the page's policy blocks a frame from the origin of `src`. Returns a function
 * that stops it.
 */
export function watchFrameRefusal(src: string, report: () => void): () => void {
  const listen = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    // Browsers report either only the origin or the whole address without its hash.
    if (effectiveDirective === 'frame-src' && originOf(blockedURI) === originOf(src)) report();
  };
  document.addEventListener('securitypolicyviolation', listen);
  return () => document.removeEventListener('securitypolicyviolation', listen);
}

function originOf(address: string): string {
  return new URL(address, window.location.href).origin;
}
