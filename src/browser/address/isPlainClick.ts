import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click means "open this here": main button, no modifier key, default not prevented. */
export function isPlainClick(event: ReactMouseEvent): boolean {
  return !event.defaultPrevented && isUnmodified(event);
}

/** Returns a click handler that runs the task if the click means "open this here". */
export function onPlainClick(task: () => void): (event: ReactMouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    task();
  };
}

/** Whether a click used the main button without a modifier key, even if already handled. */
export function isUnmodified(event: MouseEvent | ReactMouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
