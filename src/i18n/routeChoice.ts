import { bare, matchesRule, targetOf } from '../lib/redirects';
import { localizedPath, splitLocale } from './paths';

/** `builds/meta/<id>.json`: a build's own Russian paths (spec §7, build metadata). */
export type SiteRoutes = {
  /** The route rules: the first match wins; a rule without `to` means gone for good. */
  rules: readonly { from: string; to?: string }[];
  /** Every page; each also has an English version. */
  prerendered: PageTree;
};

/** `app`: a page of this build; `moved`: a rule leads elsewhere; `load`: ask the host. */
type RouteChoice = { kind: 'app' } | { kind: 'moved'; to: string } | { kind: 'load' };

/**
 * Decides how to open a path of either locale: in the app, in the app at a rule's target, or by a
 * full load. Keeps query and hash unless the rule has its own.
 */
export function chooseRoute(address: string, { rules, prerendered }: SiteRoutes): RouteChoice {
  const pathname = bare(address);
  const { locale, path } = splitLocale(pathname);
  if (isInTree(prerendered, path)) return { kind: 'app' };
  const rule = rules.find(({ from }) => matchesRule(from, path));
  const target = rule?.to === undefined ? undefined : targetOf(rule.from, rule.to, path);
  if (target === undefined || !/^\/(?!\/)/.test(target)) return { kind: 'load' };
  const targetPath = bare(target);
  const [requested, own] = [suffixOf(address), suffixOf(target)];
  return {
    kind: 'moved',
    to:
      localizedPath(targetPath, locale) +
      (own.search || requested.search) +
      (own.hash || requested.hash),
  };
}

function suffixOf(address: string): { search: string; hash: string } {
  const { search, hash } = new URL(address, 'https://this-site.invalid');
  return { search, hash };
}

/**
 * Pages by the segments of their paths. `1` is a page. A folder is a tree; if it is also a page
 * itself, it has an entry `''`.
 */
export type PageTree = { [segment: string]: PageTree | 1 };

/** Writes paths with trailing slashes as a tree, which names each folder once. */
export function pageTree(paths: readonly string[]): PageTree {
  const root: PageTree = {};
  // Sorted, so that a page comes before those below it.
  for (const path of [...paths].sort()) {
    const folders = segmentsOf(path);
    const name = folders.pop() ?? '';
    let folder = root;
    for (const segment of folders) folder = openFolder(folder, segment);
    folder[name] = 1;
  }
  return root;
}

function openFolder(parent: PageTree, segment: string): PageTree {
  const known = parent[segment];
  if (typeof known === 'object') return known;
  return (parent[segment] = known === 1 ? { '': 1 } : {});
}

/** Whether a path with its trailing slash is in the tree. */
export function isInTree(tree: PageTree, path: string): boolean {
  if (!/^(\/[^/]+)*\/$/.test(path)) return false;
  let node: PageTree | 1 = tree;
  for (const segment of segmentsOf(path)) {
    if (node === 1 || !Object.hasOwn(node, segment)) return false;
    node = node[segment] as PageTree | 1;
  }
  return node === 1 || '' in node;
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1, -1);
}
