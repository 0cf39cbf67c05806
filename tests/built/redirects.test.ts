import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { chooseRoute, type SiteRoutes } from '../../src/i18n/routeChoice';
import { moved } from '../support/moved';

const { id } = JSON.parse(readFileSync('public/builds/latest.json', 'utf8')) as { id: string };
const routes = JSON.parse(readFileSync(`public/builds/meta/${id}.json`, 'utf8')) as SiteRoutes;

test.each(
  ['', '/en'].flatMap((prefix) => moved.map(([from, , to]) => [prefix + from, prefix + to])),
)('in the app %s leads to %s, as from the host', (from, to) => {
  expect(chooseRoute(from, routes)).toEqual({ kind: 'moved', to });
});

test('rules stand in the order of content/redirects.yaml: the first that fits wins', () => {
  const written = parse(readFileSync('content/redirects.yaml', 'utf8')) as { from: string }[];
  const order = written.map(({ from }) => from);
  const kept = routes.rules.map(({ from }) => from).filter((from) => order.includes(from));
  expect(kept.length).toBeGreaterThan(4);
  expect(kept).toEqual(order.filter((from) => kept.includes(from)));
});
