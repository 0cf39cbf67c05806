const key = 'plan-from';

/** Where the visitor said to be in this tab, as in the address (`C07`); undefined if nowhere. */
export function readVisitorPlace(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // Storage may be forbidden.
  }
}

/** Keeps where the visitor is for the visit; undefined forgets it. */
export function keepVisitorPlace(place: string | undefined): void {
  try {
    if (place === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, place);
  } catch {
    // Storage is full or forbidden: the address alone has the place.
  }
}
