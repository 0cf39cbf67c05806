import { useEffect } from 'react';
import { changeAddressSearch, readPageHash } from '../../browser/address';
import { fromValue } from '../model/planAnchors';
import { placeNamed } from '../model/planPlaces';

/** The key of the address's query, in links and on printed sheets: `/map/?from=C07`. */
const addressKey = 'from';

/**
 * Returns the `id` of the place where the visitor is: `?from=` of the address, which the tab stores
 * for the visit. Empty if it is not known, in static HTML and in the first render.
 */
export function useVisitorPlace(address: URLSearchParams, known: ReadonlySet<string>): string {
  const linked = address.get(addressKey);
  const place = linked === null ? '' : placeNamed(linked, known);
  useEffect(() => {
    if (linked !== null && place !== '') storeVisitorPlace(linked);
    const stored = readVisitorPlace();
    if (linked === null && stored !== undefined && placeNamed(stored, known) !== '')
      changeAddressSearch((search) => search.set(addressKey, stored), readPageHash());
  }, [linked, place, known]);
  return place;
}

/** Sets where the visitor is, by a place's `id`; undefined forgets it. Back does not undo it. */
export function setVisitorPlace(anchor: string | undefined): void {
  const value = anchor === undefined ? undefined : fromValue(anchor);
  storeVisitorPlace(value);
  changeAddressSearch(
    (search) => (value === undefined ? search.delete(addressKey) : search.set(addressKey, value)),
    readPageHash(),
  );
}

/** The key of sessionStorage. */
const storageKey = 'plan-from';

/**
 * Returns the place that the visitor set in this tab, as in the address (`C07`); undefined if none.
 */
function readVisitorPlace(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined; // Storage can be forbidden.
  }
}

/** Stores the visitor's place for the visit; undefined forgets it. */
function storeVisitorPlace(place: string | undefined): void {
  try {
    if (place === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, place);
  } catch {
    // Storage is full or forbidden: only the address has the place.
  }
}
