import { useMemo, useSyncExternalStore } from 'react';
import { onAddressSearch, readAddressSearch, readPageHash } from '../browser/address';

const nothing = () => '';

/** The address's query, as state; empty in static HTML and in the first render. */
export function useAddressSearch(): URLSearchParams {
  const search = useSyncExternalStore(onAddressSearch, readAddressSearch, nothing);
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The address's hash, `#stand-C07`; empty in static HTML and in the first render. */
export function useAddressHash(): string {
  return useSyncExternalStore(onAddressSearch, readPageHash, nothing);
}
