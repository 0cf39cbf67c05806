import { bare, matchesRule, targetOf } from '../lib/redirects';
import { type PageTree, isInTree } from './pageTree';
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
