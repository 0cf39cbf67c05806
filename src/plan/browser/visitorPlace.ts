const key = 'plan-from';

/**
 * Returns the place that the visitor set in this tab, as in the address (`C07`); undefined if none.
 */
export function readVisitorPlace(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // Storage can be forbidden.
  }
}

/** Stores the visitor's place for the visit; undefined forgets it. */
export function storeVisitorPlace(place: string | undefined): void {
  try {
    if (place === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, place);
  } catch {
    // Storage is full or forbidden: only the address has the place.
  }
}
