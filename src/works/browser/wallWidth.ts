const key = 'wall-width';

/**
 * Returns the width of the visitor's wall as typed in this tab, cm; undefined if none is stored.
 */
export function readWallWidth(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // Storage can be forbidden.
  }
}

/** Stores the width for the next work; without storage it is lost. */
export function storeWallWidth(typed: string): void {
  try {
    sessionStorage.setItem(key, typed);
  } catch {
    // Storage is full or forbidden.
  }
}
