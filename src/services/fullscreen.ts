/** Whether this browser can show a page on the whole screen. */
export function canFullscreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** Enters or leaves fullscreen; a refusal of the browser changes nothing. */
export function toggleFullscreen(): void {
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  change.catch(() => undefined);
}

/** Leaves fullscreen if the page is in it. */
export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** Reports every change; returns the end of it. */
export function watchFullscreen(report: (isFull: boolean) => void): () => void {
  const listener = () => report(document.fullscreenElement !== null);
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
