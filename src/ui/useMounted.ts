import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in static HTML and in the first render, then true: for content that depends on the address,
 * the clock or storage.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
