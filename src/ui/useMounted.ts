import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in static HTML and the first render. For content that depends on address, clock or storage.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
