import { useCallback, useEffect, useRef } from 'react';

/** `areOff`: the visitor has hidden the controls, apart from idle mode. */
type Settings = { areOff: boolean; onWake: () => void };

/**
 * A press while the controls are hidden only shows them (spec §4, idle mode), so a first tap does
 * not close, change slides or download by accident. Drags work as usual. So does a mouse over a
 * button, because moving it there has already shown the controls. Returns whether the latest press
 * found the controls hidden.
 */
export function useHiddenControls(
  dialog: HTMLElement | undefined,
  settings: Settings,
): () => boolean {
  const latest = useRef(settings);
  const wasHidden = useRef(false);
  useEffect(() => {
    latest.current = settings;
  });
  useEffect(() => {
    if (dialog === undefined) return;
    const ending = new AbortController();
    const { signal } = ending;
    let onlyWakes = false;
    const down = ({ pointerType, target }: PointerEvent) => {
      const { areOff, onWake } = latest.current;
      wasHidden.current = dialog.hasAttribute('data-idle');
      onlyWakes = wasHidden.current && (pointerType !== 'mouse' || areOff) && !isContent(target);
      if (onlyWakes) onWake();
    };
    const click = (event: MouseEvent) => {
      // A click by keyboard comes without a press.
      if (!onlyWakes || event.detail === 0) return;
      onlyWakes = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase, before any element inside sees it.
    dialog.addEventListener('pointerdown', down, { signal, capture: true });
    dialog.addEventListener('click', click, { signal, capture: true });
    return () => ending.abort();
  }, [dialog]);
  return useCallback(() => wasHidden.current, []);
}

/** Pictures handle presses themselves; films, pages and texts are always visible. */
function isContent(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[data-live], [data-state] img, [data-message]') !== null
  );
}
