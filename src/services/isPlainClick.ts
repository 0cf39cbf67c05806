import type { MouseEvent as ReactMouseEvent } from 'react';

/**
 * Whether a click means "go there, in this tab": no modifier, main button, not stopped by anybody.
 */
export function isPlainClick(event: ReactMouseEvent): boolean {
  return !event.defaultPrevented && isUnmodified(event);
}

/** No modifier and the main button, whether or not the app has taken the click. */
export function isUnmodified(event: MouseEvent | ReactMouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
