import { readablePath } from './readablePath';

/** Matches a path as hosts do: an exact pattern, a prefix ending in `/*`, or `:placeholders`. */
export function matchesRule(from: string, path: string): boolean {
  return matchesSegments(segments(from), segments(path));
}

/** Matches a pattern's segments with a path's: for many rules and paths, each divided once. */
export function matchesSegments(wanted: readonly string[], given: readonly string[]): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    const segment = wanted[index];
    if (segment === '*') return true;
    const value = given[index];
    if (value === undefined || (segment !== value && !segment?.startsWith(':'))) return false;
  }
  return wanted.length === given.length;
}

/** A path that the pattern is certain to match, with example values for placeholders. */
export function exampleOf(pattern: string): string {
  return `/${segments(pattern)
    .map((segment) => (segment === '*' || segment.startsWith(':') ? 'x' : segment))
    .join('/')}/`.replace('//', '/');
}

/** Placeholders a target uses: `:year`, `:splat`. */
export function placeholdersIn(path: string): string[] {
  return [...new Set(path.match(/:[a-z]\w*/gi) ?? [])];
}

/** Placeholders a pattern provides; a prefix provides `:splat`. */
export function placeholdersOf(from: string): string[] {
  return [...placeholdersIn(from), ...(segments(from).includes('*') ? [':splat'] : [])];
}

/**
 * Where a rule leads from a path, with its placeholders filled in; `undefined` if it does not
 * match.
 */
export function targetOf(from: string, to: string, path: string): string | undefined {
  if (!matchesRule(from, path)) return undefined;
  const given = segments(path);
  const values = new Map<string, string>();
  for (const [index, segment] of segments(from).entries()) {
    if (segment === '*') values.set(':splat', given.slice(index).join('/'));
    else if (segment.startsWith(':')) values.set(segment, given[index] ?? '');
  }
  return to.replace(/:[a-z]\w*/gi, (name) => values.get(name) ?? name);
}

/** A path without query and hash. */
export function bare(path: string): string {
  return path.replace(/[?#].*$/, '');
}

/** The parts of a pattern or path between its slashes, readable. */
export function segments(path: string): string[] {
  return readablePath(path)
    .split('/')
    .filter((segment) => segment !== '');
}
