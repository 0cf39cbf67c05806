/**
 * A path as people write it: `/%D0%B3/` is `/г/`. Characters that could be misread stay encoded,
 * and so does a path that is not a valid encoding.
 */
export function readablePath(path: string): string {
  try {
    // Spaces and invisible characters, such as those that reverse the direction of writing.
    return decodeURI(path).replace(/[\s\p{C}]/gu, encodeURIComponent);
  } catch {
    return path;
  }
}
