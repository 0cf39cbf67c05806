import { useLayoutEffect } from 'react';
import { isSecondOf, type Click } from './gestures';

/**
 * Of a double click on a thumbnail the first click opens the lightbox. The second one falls on
 * whatever lies there now, and does nothing (spec §9, double-click wait).
 */
export function useSecondClick(dialog: HTMLElement | undefined, first: Click | undefined): void {
  useLayoutEffect(() => {
    if (dialog === undefined || first === undefined) return;
    const click = (event: MouseEvent) => {
      if (!isSecondOf(first, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase, before any element inside sees it.
    dialog.addEventListener('click', click, { capture: true });
    return () => dialog.removeEventListener('click', click, { capture: true });
  }, [dialog, first]);
}
