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
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import { pagePaths } from './pagePaths';
import type { Problem } from './problems/problem';
import { itemsOf, problemAt, textOf } from './values';

type Rule = { index: number; from: string; wanted: string[]; to: string | undefined };
/** Every page's path with its segments. */
type Pages = ReadonlyMap<string, string[]>;

/** Rules that loop, hide a page, can never apply, or lead nowhere (spec §2, route-rules list). */
export function redirectProblems(folder: ContentFolder): Problem[] {
  const pages = new Map([...pagePaths(folder)].map((path) => [path, segments(path)]));
  return sourcesOf(folder, 'redirects').flatMap((source) => {
    const rules = itemsOf(source.value).flatMap(([index, item]): Rule[] => {
      const from = textOf(item, 'from');
      return from?.startsWith('/')
        ? [{ index, from, wanted: segments(from), to: textOf(item, 'to') }]
        : [];
    });
    const loops = loopsOf(rules, pages);
    return rules.flatMap((rule) => [
      ...hidesPage(source, rule, pages),
      ...unreached(source, rule, rules),
      ...missingPlaceholders(source, rule),
      ...(loops
        .get(rule)
        ?.map((way) => problemAt(source, [rule.index, 'to'], 'redirectLoop', { value: way })) ??
        leadsNowhere(source, rule, rules, pages)),
    ]);
  });
}

function hidesPage(source: ContentSource, rule: Rule, pages: Pages): Problem[] {
  const [hidden] = [...pages].find(([, given]) => matchesSegments(rule.wanted, given)) ?? [];
  return hidden === undefined
    ? []
    : [problemAt(source, [rule.index, 'from'], 'redirectShadows', { value: hidden })];
}

function unreached(source: ContentSource, rule: Rule, rules: readonly Rule[]): Problem[] {
  const example = segments(exampleOf(rule.from));
  const before = rules.find(
    ({ index, wanted }) => index < rule.index && matchesSegments(wanted, example),
  );
  return before === undefined
    ? []
    : [problemAt(source, [rule.index, 'from'], 'redirectUnreached', { value: before.from })];
}

function missingPlaceholders(source: ContentSource, rule: Rule): Problem[] {
  const offered = placeholdersOf(rule.from);
  const missing = isOwnPath(rule.to)
    ? placeholdersIn(rule.to).filter((name) => !offered.includes(name))
    : [];
  return missing.map((value) =>
    problemAt(source, [rule.index, 'to'], 'redirectPlaceholder', {
      value,
      source: value === ':splat' ? '/*' : value,
    }),
  );
}

function leadsNowhere(
  source: ContentSource,
  rule: Rule,
  rules: readonly Rule[],
  pages: Pages,
): Problem[] {
  if (!isOwnPath(rule.to)) return [];
  const target = bare(rule.to);
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
  if (next !== undefined)
    return [
      problemAt(source, [rule.index, 'to'], 'redirectChain', {
        value: next.from,
        target: next.to ?? '410',
      }),
    ];
  return [
    problemAt(source, [rule.index, 'to'], 'noSuchPage', {
      value: rule.to,
      nearest: nearestWord(target, [...pages.keys()]),
    }),
  ];
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
