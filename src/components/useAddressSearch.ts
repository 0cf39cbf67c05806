import { useMemo, useSyncExternalStore } from 'react';
import { onAddressSearch, readAddressSearch } from '../services/addressSearch';

const nothing = () => '';

/**
 * State kept in the address. Static HTML and the first render know of none, so that they are the
 * same.
 */
export function useAddressSearch(): URLSearchParams {
  const search = useSyncExternalStore(onAddressSearch, readAddressSearch, nothing);
  return useMemo(() => new URLSearchParams(search), [search]);
}
