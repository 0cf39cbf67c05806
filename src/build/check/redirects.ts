import { nearestWord } from '../../lib/nearest';
import { newestLists } from '../../lib/oneHop';
import {
  bare,
  exampleOf,
  matchesRule,
  placeholdersIn,
  placeholdersOf,
} from '../../lib/redirectRule';
import { sourcesOf, type ContentFolder, type ContentSource } from './contentFolder';
import { pagePaths } from './pagePaths';
import type { Problem } from './problems/problem';
import { itemsOf, problemAt, textOf } from './values';

type Rule = { index: number; from: string; to: string | undefined };

/** Rules that loop, hide a page, can never apply, or lead nowhere (spec §2, route-rules list). */
export function redirectProblems(folder: ContentFolder): Problem[] {
  const pages = pagePaths(folder);
  return sourcesOf(folder, 'redirects').flatMap((source) => {
    const rules = itemsOf(source.value).flatMap(([index, item]): Rule[] => {
      const from = textOf(item, 'from');
      return from?.startsWith('/') ? [{ index, from, to: textOf(item, 'to') }] : [];
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

function hidesPage(source: ContentSource, rule: Rule, pages: Set<string>): Problem[] {
  const hidden = [...pages].find((page) => matchesRule(rule.from, page));
  return hidden === undefined
    ? []
    : [problemAt(source, [rule.index, 'from'], 'redirectShadows', { value: hidden })];
}

function unreached(source: ContentSource, rule: Rule, rules: readonly Rule[]): Problem[] {
  const example = exampleOf(rule.from);
  const before = rules.find(({ index, from }) => index < rule.index && matchesRule(from, example));
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
  pages: Set<string>,
): Problem[] {
  if (!isOwnPath(rule.to)) return [];
  const target = bare(rule.to);
  // The address of a list without its year leads to the newest year.
  if (
    pages.has(withSlash(target)) ||
    newestLists(pages).has(withSlash(target)) ||
    /\.\w{2,5}$/.test(target)
  )
    return [];
  // With placeholders it is enough that one page could be meant.
  const pattern = target.replace(/:splat.*$/, '*');
  if (placeholdersIn(target).length > 0 && [...pages].some((page) => matchesRule(pattern, page)))
    return [];
  const next = rules.find(({ from }) =>
    matchesRule(from, exampleOf(target.replace(/:splat/g, 'x'))),
  );
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
      nearest: nearestWord(target, [...pages]) ?? '',
    }),
  ];
}

/**
 * Each loop once, keyed by its first rule, with the paths it goes through; its other rules are not
 * reported.
 */
function loopsOf(rules: readonly Rule[], pages: Set<string>): Map<Rule, string[]> {
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

function nextRule(rule: Rule, rules: readonly Rule[], pages: Set<string>): Rule | undefined {
  if (!isOwnPath(rule.to)) return undefined;
  const path = exampleOf(bare(rule.to).replace(/:splat/g, 'x'));
  return pages.has(path) ? undefined : rules.find(({ from }) => matchesRule(from, path));
}

function isOwnPath(to: string | undefined): to is string {
  return to?.startsWith('/') ?? false;
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
