import { useMemo, useSyncExternalStore } from 'react';
import { onAddressSearch, readAddressSearch } from '../services/addressSearch';

const nothing = () => '';

/**
 * State kept in the address. Static HTML and the first render do not read it, so that they match.
 */
export function useAddressSearch(): URLSearchParams {
  const search = useSyncExternalStore(onAddressSearch, readAddressSearch, nothing);
  return useMemo(() => new URLSearchParams(search), [search]);
}
