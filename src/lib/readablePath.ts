/**
 * Decodes a path for people to read: `/%D0%B3/` becomes `/г/`. Characters that could be misread
 * stay encoded; a path that cannot be percent-decoded is returned unchanged.
 */
export function readablePath(path: string): string {
  try {
    // Spaces and invisible characters, such as those that reverse the writing direction.
    return decodeURI(path).replace(/[\s\p{C}]/gu, encodeURIComponent);
  } catch {
    return path;
  }
}
