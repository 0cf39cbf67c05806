import { useEffect } from 'react';
import { useMounted } from '../ui/useMounted';
import { showRequestedList } from './browser/requestedList';

/**
 * Shows the list, hidden by `markRequestedList`, once it is mounted and settled: then it has
 * applied the filters of the address.
 */
export function useRequestedList(isSettled: boolean): void {
  const isMounted = useMounted();
  useEffect(() => {
    if (isMounted && isSettled) showRequestedList();
  }, [isMounted, isSettled]);
}
