import { readablePath } from './readablePath';

/** Whether a path matches a host's pattern: exact, `/*` at the end, or `:placeholders`. */
export function matchesRule(from: string, path: string): boolean {
  return matchesSegments(segments(from), segments(path));
}

/** Like `matchesRule`, for a pattern and a path that are already split. */
export function matchesSegments(wanted: readonly string[], given: readonly string[]): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    const segment = wanted[index];
    if (segment === '*') return true;
    const value = given[index];
    if (value === undefined || (segment !== value && !segment?.startsWith(':'))) return false;
  }
  return wanted.length === given.length;
}

/** Returns a path that matches the pattern, with example values for placeholders. */
export function exampleOf(pattern: string): string {
  return `/${segments(pattern)
    .map((segment) => (segment === '*' || segment.startsWith(':') ? 'x' : segment))
    .join('/')}/`.replace('//', '/');
}

/** Returns the placeholders that a target uses: `:year`, `:splat`. */
export function placeholdersIn(path: string): string[] {
  return [...new Set(path.match(/:[a-z]\w*/gi) ?? [])];
}

/** Returns the placeholders that a pattern provides; a prefix provides `:splat`. */
export function placeholdersOf(from: string): string[] {
  return [...placeholdersIn(from), ...(segments(from).includes('*') ? [':splat'] : [])];
}

/** The target of a rule for a path, with placeholders filled in; undefined without a match. */
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

/** Strips query and hash from a path. */
export function bare(path: string): string {
  return path.replace(/[?#].*$/, '');
}

/** Splits a pattern or path at its slashes and decodes the parts. */
export function segments(path: string): string[] {
  return readablePath(path)
    .split('/')
    .filter((segment) => segment !== '');
}
