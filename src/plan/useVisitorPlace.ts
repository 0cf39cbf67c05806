import { useEffect } from 'react';
import { changeAddressSearch, readPageHash } from '../browser/address';
import { storeVisitorPlace, readVisitorPlace } from './browser/visitorPlace';
import { fromValue } from './model/planAnchors';
import { placeNamed } from './model/planPlaces';

/** The key of the address's query, in links and on printed sheets: `/map/?from=C07`. */
const key = 'from';

/**
 * Returns the `id` of the place where the visitor is: `?from=` of the address, which the tab stores
 * for the visit. Empty if it is not known, in static HTML and in the first render.
 */
export function useVisitorPlace(address: URLSearchParams, known: ReadonlySet<string>): string {
  const linked = address.get(key);
  const place = linked === null ? '' : placeNamed(linked, known);
  useEffect(() => {
    if (linked !== null && place !== '') storeVisitorPlace(linked);
    const stored = readVisitorPlace();
    if (linked === null && stored !== undefined && placeNamed(stored, known) !== '')
      changeAddressSearch((search) => search.set(key, stored), readPageHash());
  }, [linked, place, known]);
  return place;
}

/** Sets where the visitor is, by a place's `id`; undefined forgets it. Back does not undo it. */
export function setVisitorPlace(anchor: string | undefined): void {
  const value = anchor === undefined ? undefined : fromValue(anchor);
  storeVisitorPlace(value);
  changeAddressSearch(
    (search) => (value === undefined ? search.delete(key) : search.set(key, value)),
    readPageHash(),
  );
}
