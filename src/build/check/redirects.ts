import type { Redirect } from '../../content-model/redirect';
import { nearestWord } from '../../lib/nearest';
import { newestLists } from '../../lib/oneHop';
import {
  bare,
  exampleOf,
  matchesSegments,
  placeholdersIn,
  placeholdersOf,
  segments,
} from '../../lib/redirectRule';
import type { ContentFolder } from './contentFolder';
import { pagePaths } from './pagePaths';
import type { Problem } from './problems/problem';
import { recordsOf, type Written } from './written';

type Rule = { at: Written<Redirect>; from: string; wanted: string[]; to: string | undefined };
/** Every page's path with its segments. */
type Pages = ReadonlyMap<string, string[]>;

/** Rules that loop, hide a page, can never apply, or lead nowhere (spec §2, route-rules list). */
export function redirectProblems(folder: ContentFolder): Problem[] {
  const pages = new Map([...pagePaths(folder)].map((path) => [path, segments(path)]));
  return recordsOf(folder, 'redirects').flatMap((list) => {
    const rules = list.items().flatMap((at): Rule[] => {
      const { from, to } = at.value ?? {};
      return from === undefined ? [] : [{ at, from, wanted: segments(from), to }];
    });
    const loops = loopsOf(rules, pages);
    return rules.flatMap((rule, index) => [
      ...hidesPage(rule, pages),
      ...unreached(rule, rules.slice(0, index)),
      ...missingPlaceholders(rule),
      ...(loops.get(rule)?.map((way) => rule.at.at('to').problem('redirectLoop', { value: way })) ??
        leadsNowhere(rule, rules, pages)),
    ]);
  });
}

function hidesPage({ at, wanted }: Rule, pages: Pages): Problem[] {
  const [hidden] = [...pages].find(([, given]) => matchesSegments(wanted, given)) ?? [];
  return hidden === undefined ? [] : [at.at('from').problem('redirectShadows', { value: hidden })];
}

function unreached({ at, from }: Rule, earlier: readonly Rule[]): Problem[] {
  const example = segments(exampleOf(from));
  const before = earlier.find(({ wanted }) => matchesSegments(wanted, example));
  if (before === undefined) return [];
  return [at.at('from').problem('redirectUnreached', { value: before.from })];
}

function missingPlaceholders({ at, from, to }: Rule): Problem[] {
  const offered = placeholdersOf(from);
  const missing = isOwnPath(to) ? placeholdersIn(to).filter((name) => !offered.includes(name)) : [];
  return missing.map((value) =>
    at.at('to').problem('redirectPlaceholder', {
      value,
      source: value === ':splat' ? '/*' : value,
    }),
  );
}

function leadsNowhere({ at, to }: Rule, rules: readonly Rule[], pages: Pages): Problem[] {
  if (!isOwnPath(to)) return [];
  const target = bare(to);
  // The address of a list without its year leads to the newest year.
  if (
    pages.has(withSlash(target)) ||
    newestLists(new Set(pages.keys())).has(withSlash(target)) ||
    /\.\w{2,5}$/.test(target)
  )
    return [];
  // With placeholders it is enough that one page could be meant.
  const pattern = segments(target.replace(/:splat.*$/, '*'));
  if (
    placeholdersIn(target).length > 0 &&
    [...pages.values()].some((given) => matchesSegments(pattern, given))
  )
    return [];
  const example = segments(exampleOf(target.replace(/:splat/g, 'x')));
  const next = rules.find(({ wanted }) => matchesSegments(wanted, example));
  if (next !== undefined) {
    const values = { value: next.from, target: next.to ?? '410' };
    return [at.at('to').problem('redirectChain', values)];
  }
  const nearest = nearestWord(target, [...pages.keys()]);
  return [at.at('to').problem('noSuchPage', { value: to, nearest })];
}

/**
 * Each loop once, keyed by its first rule, with the paths it goes through; its other rules are not
 * reported.
 */
function loopsOf(rules: readonly Rule[], pages: Pages): Map<Rule, string[]> {
  const found = new Map<Rule, string[]>();
  const inCircle = new Set<Rule>();
  for (const start of rules) {
    const way: Rule[] = [];
    let rule: Rule | undefined = start;
    while (rule !== undefined && !way.includes(rule)) {
      way.push(rule);
      rule = nextRule(rule, rules, pages);
    }
    if (rule !== start || inCircle.has(start)) continue;
    for (const member of way) {
      inCircle.add(member);
      found.set(member, []);
    }
    found.set(start, [[...way, start].map(({ from }) => from).join(' → ')]);
  }
  return found;
}

function nextRule(rule: Rule, rules: readonly Rule[], pages: Pages): Rule | undefined {
  if (!isOwnPath(rule.to)) return undefined;
  const path = exampleOf(bare(rule.to).replace(/:splat/g, 'x'));
  if (pages.has(path)) return undefined;
  const given = segments(path);
  return rules.find(({ wanted }) => matchesSegments(wanted, given));
}

function isOwnPath(to: string | undefined): to is string {
  return to?.startsWith('/') ?? false;
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
