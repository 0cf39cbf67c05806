import { readFileSync } from 'node:fs';
import { chooseRoute, type SiteRoutes } from '../../src/i18n/routeChoice';
import { moved } from '../support/moved';

const { id } = JSON.parse(readFileSync('public/builds/latest.json', 'utf8')) as { id: string };
const routes = JSON.parse(readFileSync(`public/builds/meta/${id}.json`, 'utf8')) as SiteRoutes;

test.each(
  ['', '/en'].flatMap((prefix) => moved.map(([from, , to]) => [prefix + from, prefix + to])),
)('in the app %s leads to %s, as from the host', (from, to) => {
  expect(chooseRoute(from, routes)).toEqual({ kind: 'moved', to });
});
