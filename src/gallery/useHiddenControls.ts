import { useCallback, useEffect, useRef } from 'react';

/** What a press finds: `areOff` where the visitor has hidden the controls, besides idle mode. */
type Settings = { areOff: boolean; onWake: () => void };

/**
 * Hidden controls are woken by a press, not worked by it (spec §4, idle mode): the first tap in the
 * dark neither closes nor turns nor downloads. Drags stay what they are, and so does a mouse that
 * rests on a button, since moving it has shown the controls before. Answers whether the latest
 * press found them hidden.
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
      // A key's click comes without a press.
      if (!onlyWakes || event.detail === 0) return;
      onlyWakes = false;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before anything inside hears of it.
    dialog.addEventListener('pointerdown', down, { signal, capture: true });
    dialog.addEventListener('click', click, { signal, capture: true });
    return () => ending.abort();
  }, [dialog]);
  return useCallback(() => wasHidden.current, []);
}

/** Pictures have presses of their own; films, pages and words are in sight all the time. */
function isContent(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[data-live], [data-state] img, [data-message]') !== null
  );
}
