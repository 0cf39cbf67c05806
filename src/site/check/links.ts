import type { Redirect } from '../../content/redirect';
import { nearestWord } from '../../lib/nearWord';
import {
  bare,
  exampleOf,
  matchesSegments,
  newestLists,
  placeholdersIn,
  placeholdersOf,
  segments,
} from '../../lib/redirects';
import { readParagraphs } from '../../lib/text';
import { moscowDay, now } from '../../lib/time/clock';
import { isPublished } from '../../press/model/releases';
import { pastEventPath, sitePaths } from '../content/sitePages';
import {
  type ContentFolder,
  type ContentSource,
  perSource,
  type Written,
  recordsOf,
  sessionsOf,
  siteOf,
} from './files/contentFolder';
import { type FieldPath, problemInText, textsIn } from './files/schemaProblems';
import type { Problem } from './problems/problem';

/** The Russian paths of all pages that this content has on a day, today by default (spec §2). */
export function pagePaths(folder: ContentFolder, day = moscowDay(now())): Set<string> {
  return sitePaths({
    pages: recordsOf(folder, 'page').map(({ place }) => place),
    exhibitors: recordsOf(folder, 'exhibitor').map(({ place, value }) => ({
      ...place,
      participantType: value?.participantType ?? '',
      artists: value?.artists,
      works: value?.works?.map((work) => work ?? {}),
    })),
    forms: recordsOf(folder, 'form').map(({ place }) => place.slug),
    speakers: recordsOf(folder, 'speaker').map(({ place }) => place),
    sessions: sessionsOf(folder).map(({ place: { year }, value }) => ({
      year,
      slug: value?.slug ?? '',
      form: value?.form,
    })),
    releases: recordsOf(folder, 'release').flatMap(({ place: { slug, date = '' } }) =>
      date <= day ? [slug] : [],
    ),
    currentEdition: siteOf(folder)?.currentEdition ?? NaN,
    editions: recordsOf(folder, 'edition').map(({ place: { year }, value }) => ({
      year,
      lastDay: value?.lastDay ?? '',
    })),
    day,
  });
}

const linkFields = new Set(['to', 'src', 'replacedBy', 'redirectUrl']);

/** Reports links to pages that this site does not have. Does not request other sites. */
export function linkProblems(folder: ContentFolder): Problem[] {
  const pages = pagePaths(folder);
  const hasPastEvents = newestLists(pages).has(pastEventPath());
  // A release with a later day can link to pages that will exist by that day.
  const today = moscowDay(now());
  const pagesFor = ({ place: { kind, date = '' } }: ContentSource) =>
    kind === 'release' && !isPublished(date, today) ? pagePaths(folder, date) : pages;
  return folder.sources
    .filter(({ place }) => place.kind !== 'redirects')
    .flatMap((source) => {
      const known = pagesFor(source);
      return linksOf(source).flatMap(({ to, path }) => {
        const page = bare(to);
        // Menus and buttons with this address lead to the newest year (records/pastEvent).
        if (path.at(-1) === 'to' && page === pastEventPath() && hasPastEvents) return [];
        if (known.has(page) || /\.[a-z0-9]{2,5}$/.test(page)) return [];
        const values = { value: to, nearest: nearestWord(page, [...known]) };
        return [problemInText(source, path, to, 'noSuchPage', values)];
      });
    });
}

const linksOf = perSource(({ value }) =>
  textsIn(value).flatMap(({ text, path }) => linksIn(text, path).map((to) => ({ to, path }))),
);

/** The paths of this site that a field leads to, or that its text links to as `[words](/path/)`. */
function linksIn(text: string, path: FieldPath): string[] {
  if (linkFields.has(String(path.at(-1)))) return [text].filter(isSitePath);
  const runs = readParagraphs(text).flat();
  return runs.flatMap(({ address = '' }) => (isSitePath(address) ? [address] : []));
}

/** Whether an address is a path of this site; two slashes lead to another host. */
export const isSitePath = (address: string) => /^\/(?![/\\])/.test(address);

type Rule = {
  written: Written<Redirect>;
  from: string;
  fromSegments: string[];
  to: string | undefined;
};
/** Every page's path with its segments. */
type Pages = ReadonlyMap<string, string[]>;

/** Reports rules that loop, hide a page, never apply, or lead nowhere (spec §2). */
export function redirectProblems(folder: ContentFolder): Problem[] {
  const pages = new Map([...pagePaths(folder)].map((path) => [path, segments(path)]));
  return recordsOf(folder, 'redirects').flatMap((list) => {
    const rules = list.items().flatMap((written): Rule[] => {
      const { from, to } = written.value ?? {};
      return from === undefined ? [] : [{ written, from, fromSegments: segments(from), to }];
    });
    return rules.flatMap((rule, index) => [
      ...hidesPage(rule, pages),
      ...unreached(rule, rules.slice(0, index)),
      ...missingPlaceholders(rule),
      ...(loopProblems(rule, rules, pages) ?? leadsNowhere(rule, rules, pages)),
    ]);
  });
}

function hidesPage({ written, fromSegments }: Rule, pages: Pages): Problem[] {
  const [value] = [...pages].find(([, given]) => matchesSegments(fromSegments, given)) ?? [];
  return value === undefined ? [] : [written.at('from').problem('redirectShadows', { value })];
}

function unreached({ written, from }: Rule, earlier: readonly Rule[]): Problem[] {
  const before = ruleFor(exampleOf(from), earlier);
  if (before === undefined) return [];
  return [written.at('from').problem('redirectUnreached', { value: before.from })];
}

function missingPlaceholders({ written, from, to }: Rule): Problem[] {
  const offered = placeholdersOf(from);
  const missing = isOwnPath(to) ? placeholdersIn(to).filter((name) => !offered.includes(name)) : [];
  return missing.map((value) => {
    const values = { value, source: value === ':splat' ? '/*' : value };
    return written.at('to').problem('redirectPlaceholder', values);
  });
}

function leadsNowhere({ written, to }: Rule, rules: readonly Rule[], pages: Pages): Problem[] {
  if (!isOwnPath(to)) return [];
  const target = bare(to);
  const page = target.replace(/\/?$/, '/');
  // The address of a list without its year leads to the newest year.
  const isThere = pages.has(page) || newestLists(new Set(pages.keys())).has(page);
  if (isThere || /\.\w{2,5}$/.test(target)) return [];
  // With placeholders, one matching page is enough.
  const pattern = segments(target.replace(/:splat.*$/, '*'));
  const isPattern = placeholdersIn(target).length > 0;
  if (isPattern && [...pages.values()].some((given) => matchesSegments(pattern, given))) return [];
  const next = ruleFor(exampleOfTarget(target), rules);
  if (next !== undefined) {
    const values = { value: next.from, target: next.to ?? '410' };
    return [written.at('to').problem('redirectChain', values)];
  }
  const nearest = nearestWord(target, [...pages.keys()]);
  return [written.at('to').problem('noSuchPage', { value: to, nearest })];
}

/** Reports a loop once, at its first rule, with its path; undefined outside of loops. */
function loopProblems(start: Rule, rules: readonly Rule[], pages: Pages): Problem[] | undefined {
  const way: Rule[] = [];
  let next: Rule | undefined = start;
  while (next !== undefined && !way.includes(next)) {
    way.push(next);
    next = nextRule(next, rules, pages);
  }
  if (next !== start) return undefined;
  if (rules.find((rule) => way.includes(rule)) !== start) return [];
  const value = [...way, start].map(({ from }) => from).join(' → ');
  return [start.written.at('to').problem('redirectLoop', { value })];
}

function nextRule(rule: Rule, rules: readonly Rule[], pages: Pages): Rule | undefined {
  if (!isOwnPath(rule.to)) return undefined;
  const path = exampleOfTarget(bare(rule.to));
  return pages.has(path) ? undefined : ruleFor(path, rules);
}

function ruleFor(path: string, rules: readonly Rule[]): Rule | undefined {
  const given = segments(path);
  return rules.find(({ fromSegments }) => matchesSegments(fromSegments, given));
}

const exampleOfTarget = (target: string) => exampleOf(target.replace(/:splat/g, 'x'));

const isOwnPath = (to: string | undefined): to is string => to?.startsWith('/') ?? false;
