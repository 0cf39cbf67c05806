import { matchesRule } from './redirectRule';

/** A rule of the route-rules list: one without `to` is gone for good. Russian paths (spec §2). */
export type RouteRule = { from: string; to?: string; status: number };

/**
 * Addresses of lists without their year, each with its newest year's: `/exhibitors/` →
 * `/exhibitors/2025/`.
 */
export function newestLists(pages: ReadonlySet<string>): Map<string, string> {
  const newest = new Map<string, string>();
  for (const page of [...pages].sort()) {
    const [, list = ''] = /^(\/[^/]+\/)\d{4}\/$/.exec(page) ?? [];
    if (list !== '' && !pages.has(list)) newest.set(list, page);
  }
  return newest;
}

/**
 * Rules as the host and the app get them: each leads to a page at once, by its final address with
 * the slash, and never to another rule. A list's address without a year leads to its newest;
 * `:splat` is written out by what there is: every page by itself, the records of a year by one
 * rule, and what no list has by the newest list. First match holds.
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
  // What editors say of a list's address goes first.
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
    // Records are many: one rule serves a year's, whatever their names.
    const general = rest.replace(/^((?:.*\/)?\d{4}\/)[^/]+\/$/, '$1:slug/');
    const ofYear =
      folder.endsWith('/') && /\/\d{4}\/$/.test(folder)
        ? rest.replace(/^[^/]+\/$/, ':slug/')
        : general;
    moved.set(prefix + ofYear, folder + ofYear);
  }
  const list = lists.get(folder);
  if (list !== undefined) moved.set(rule.from, list);
  return [...moved].map(([from, to]) => ({ ...rule, from, to: to + suffix }));
}

function finalAddress(path: string, lists: ReadonlyMap<string, string>): string {
  const slashed =
    path.endsWith('/') || /\.\w{2,5}$/.test(path) || path.endsWith(':splat') ? path : `${path}/`;
  return lists.get(slashed) ?? slashed;
}
