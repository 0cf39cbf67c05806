// Blanks and what no eye can see, as marks that turn the writing round.
const unreadable = /[\s\p{C}]/gu;

/**
 * A path as people write it: `/%D0%B3/` is `/г/`. What would be read as something else stays
 * encoded; so does a path that is no valid encoding.
 */
export function readablePath(path: string): string {
  try {
    return decodeURI(path).replace(unreadable, encodeURIComponent);
  } catch {
    return path;
  }
}
