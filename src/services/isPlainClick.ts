import type { MouseEvent } from 'react';

/** Whether a click means "go there, in this tab": no modifier, main button, not stopped by anybody. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
