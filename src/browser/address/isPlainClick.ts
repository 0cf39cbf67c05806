import type { MouseEvent as ReactMouseEvent } from 'react';

/**
 * Whether a click means "go there, in this tab": no modifier, main button, and nobody has prevented
 * it.
 */
export function isPlainClick(event: ReactMouseEvent): boolean {
  return !event.defaultPrevented && isUnmodified(event);
}

/** A link's handler: does the task in place of going there, if the click means "in this tab". */
export function onPlainClick(task: () => void): (event: ReactMouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    task();
  };
}

/** No modifier and the main button, even if the app has handled the click. */
export function isUnmodified(event: MouseEvent | ReactMouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
