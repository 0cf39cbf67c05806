import { useEffect } from 'react';
import { useMounted } from '../ui/useMounted';
import { showRequestedList } from './browser/requestedList';

/**
 * Once a list is mounted and settled, which is when it shows what the address asks for, it comes
 * into sight.
 */
export function useRequestedList(isSettled: boolean): void {
  const isMounted = useMounted();
  useEffect(() => {
    if (isMounted && isSettled) showRequestedList();
  }, [isMounted, isSettled]);
}
