import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a controlled text field. Calls `take` with text typed before the app starts,
 * which React would overwrite; `known` is the field's value in the first render.
 */
export function useEarlyText(
  known: string,
  take: (typed: string) => void,
): RefObject<HTMLInputElement> {
  const input = useRef<HTMLInputElement>(null);
  const atFirst = useRef({ known, take });
  // In a layout effect, because React could later empty the field when other fields change.
  useLayoutEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== atFirst.current.known) atFirst.current.take(early);
  }, []);
  return input;
}
