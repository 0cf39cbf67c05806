import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in static HTML and in the first render, true after: for what depends on the address, clock
 * or storage.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
