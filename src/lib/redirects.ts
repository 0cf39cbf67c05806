/** Whether a path matches a host's pattern: exact, `/*` at the end, or `:placeholders`. */
export function matchesRule(from: string, path: string): boolean {
  return matchesSegments(segments(from), segments(path));
}

/** Whether a path matches a host's pattern; both are already split. */
export function matchesSegments(
  ruleSegments: readonly string[],
  given: readonly string[],
): boolean {
  for (let index = 0; index < ruleSegments.length; index += 1) {
    const segment = ruleSegments[index];
    if (segment === '*') return true;
    const value = given[index];
    if (value === undefined || (segment !== value && !segment?.startsWith(':'))) return false;
  }
  return ruleSegments.length === given.length;
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

/**
 * Returns the target of a rule for a path, with placeholders filled in; undefined without a match.
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

/** A route rule with Russian paths (spec §2); without `to`, the page is gone for good. */
export type RouteRule = { from: string; to?: string; status: number };

/** Maps lists without a year to the newest: `/exhibitors/` → `/exhibitors/2025/`. */
export function newestLists(pages: ReadonlySet<string>): Map<string, string> {
  const newest = new Map<string, string>();
  for (const page of [...pages].sort()) {
    const [, list = ''] = /^(\/[^/]+\/)\d{4}\/$/.exec(page) ?? [];
    if (list !== '' && !pages.has(list)) newest.set(list, page);
  }
  return newest;
}

/**
 * Returns the rules in the form that the host and the app use: each leads straight to a page's
 * final address with its trailing slash, never to another rule. A list's address without a year
 * leads to its newest year. A rule with `:splat` is replaced by rules for existing pages: one for
 * each page; for the records of a year, one for the records and one for their subpages; anything
 * else leads to the newest list. The first match wins.
 */
export function oneHopRules(rules: readonly RouteRule[], pages: ReadonlySet<string>): RouteRule[] {
  const lists = newestLists(pages);
  const byLists = [...lists].map(([from, to]): RouteRule => ({ from, to, status: 301 }));
  const written = rules.flatMap((rule) => {
    if (rule.to === undefined || !/^\/(?!\/)/.test(rule.to)) return [rule];
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(rule.to) ?? [];
    const [, folder] = /^(\/(?:.*\/)?):splat\/?$/.exec(path) ?? [];
    if (folder !== undefined && rule.from.endsWith('/*'))
      return writtenOut(rule, folder, suffix, pages, lists);
    return [{ ...rule, to: finalAddress(path, lists) + suffix }];
  });
  // An editor's rule for a list's address takes precedence.
  return [
    ...written,
    ...byLists.filter(({ from }) => !rules.some((rule) => matchesRule(rule.from, from))),
  ];
}

function writtenOut(
  rule: RouteRule,
  folder: string,
  suffix: string,
  pages: ReadonlySet<string>,
  lists: ReadonlyMap<string, string>,
): RouteRule[] {
  const prefix = rule.from.slice(0, -1);
  const moved = new Map<string, string>();
  for (const page of [...pages].sort()) {
    if (!page.startsWith(folder)) continue;
    const rest = page.slice(folder.length);
    const ofYear = /\/\d{4}\/$/.test(folder) ? withPlaceholders(rest) : inYear(rest);
    moved.set(prefix + ofYear, folder + ofYear);
  }
  const list = lists.get(folder);
  if (list !== undefined) moved.set(rule.from, list);
  return [...moved].map(([from, to]) => ({ ...rule, from, to: to + suffix }));
}

/** A year has many records, so one rule covers them all, and another one their subpages. */
function withPlaceholders(path: string): string {
  return path.replace(/^[^/]+\/$/, ':slug/').replace(/^[^/]+\/[^/]+\/$/, ':slug/:part/');
}

const inYear = (path: string) =>
  path.replace(
    /^((?:.*\/)?\d{4}\/)(.+)$/,
    (_, year: string, rest: string) => year + withPlaceholders(rest),
  );

function finalAddress(path: string, lists: ReadonlyMap<string, string>): string {
  const slashed =
    path.endsWith('/') || /\.\w{2,5}$/.test(path) || path.endsWith(':splat') ? path : `${path}/`;
  return lists.get(slashed) ?? slashed;
}

/** Returns the words of a path's last part, to search for: `/en/fair_map.html` → `fair map`. */
export function wordsOfPath(path: string): string {
  const last = segments(path).at(-1) ?? '';
  return last
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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
