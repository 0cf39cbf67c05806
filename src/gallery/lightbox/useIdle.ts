import { useEffect } from 'react';
import { idleDelay } from '../constants';

const inputEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Marks the dialog as idle after a while without input, until the next input: its controls hide
 * (spec §4, idle mode). A tap while they are hidden only shows them again, so that it neither
 * closes the lightbox nor presses an invisible button. A mouse has already shown them by moving.
 */
export function useIdle(dialog: HTMLElement | undefined): void {
  useEffect(() => {
    if (dialog === undefined) return;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout>;
    let onlyWakes = false;
    const wake = () => {
      clearTimeout(timer);
      dialog.removeAttribute('data-idle');
      timer = setTimeout(() => dialog.setAttribute('data-idle', ''), idleDelay);
    };
    const down = ({ pointerType, target }: PointerEvent) => {
      onlyWakes = pointerType !== 'mouse' && dialog.hasAttribute('data-idle') && !isContent(target);
    };
    const click = (event: MouseEvent) => {
      if (!onlyWakes) return;
      onlyWakes = false;
      event.preventDefault();
      event.stopPropagation();
    };
    wake();
    // In the capture phase: before the press wakes the controls, and before any element inside is
    // clicked.
    dialog.addEventListener('pointerdown', down, { signal, capture: true });
    dialog.addEventListener('click', click, { signal, capture: true });
    for (const type of inputEvents) dialog.addEventListener(type, wake, { signal, passive: true });
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [dialog]);
}

/** Pictures take double taps; videos, pages and texts are interactive. */
function isContent(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('picture > img, [data-live]') !== null;
}
