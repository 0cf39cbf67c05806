import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Redirect } from '../../src/content/redirect';
import { pageTree } from '../../src/i18n/pageTree';
import { chooseRoute, type SiteRoutes } from '../../src/i18n/routeChoice';
import { splitLocale } from '../../src/i18n/paths';
import { exampleOf, matchesRule, targetOf } from '../../src/lib/redirects';
import { readContent } from '../support/builtContent';
import { builtPages } from '../support/builtPages';
import { siteFolder } from '../support/siteFolder';

const read = (file: string) => JSON.parse(readFileSync(`${siteFolder}/${file}`, 'utf8')) as unknown;
const { id } = read('builds/latest.json') as { id: string };
const routes = read(`builds/meta/${id}.json`) as SiteRoutes;

test('the app knows every page of the build', () => {
  const russian = builtPages().filter((path) => splitLocale(path).locale === 'ru');
  // The offline page has an address, too.
  expect(routes.prerendered).toEqual(pageTree([...russian, '/offline/']));
});

test('old addresses lead to the same place on the host and in the app', () => {
  const rules = readFileSync(`${siteFolder}/_redirects`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/') && !line.startsWith('/page-data'))
    .map((line) => line.split(/\s+/))
    .map(([from = '', to = '', status = '']) => ({ from, to, status }));
  const moved = rules.filter(({ status }) => /^(301|302|410)$/.test(status));
  const faults = moved.flatMap(({ from }) => {
    const example = exampleOf(from);
    // As on a host, the first rule that matches applies.
    const rule = rules.find((one) => matchesRule(one.from, example));
    const target = (rule && targetOf(rule.from, rule.to, example)) ?? '';
    const isInApp = rule?.status !== '410' && target.startsWith('/');
    const expected = isInApp ? { kind: 'moved', to: target } : { kind: 'load' };
    const chosen = chooseRoute(example, routes);
    return isDeepStrictEqual(chosen, expected) ? [] : [{ example, chosen, expected }];
  });
  expect(faults).toEqual([]);
});

test('redirects have the order of content/redirects.yaml: the first match wins', () => {
  const order = (readContent<Redirect[]>('redirects.yaml') ?? []).map(({ from }) => from);
  const kept = routes.rules.map(({ from }) => from).filter((from) => order.includes(from));
  expect(kept).toEqual(order.filter((from) => kept.includes(from)));
});
