import { readFileSync } from 'node:fs';
import { chooseRoute, type SiteRoutes } from '../../src/i18n/routeChoice';
import { moved } from '../support/moved';
import { prefixes, site } from './fair';

test('the app redirects old addresses as the host does (e2e/redirects.spec.ts)', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(`${site}/builds/${file}`, 'utf8')) as unknown;
  const { id } = read('latest.json') as { id: string };
  const routes = read(`meta/${id}.json`) as SiteRoutes;
  const asked = prefixes.flatMap((prefix) =>
    moved.map(([from, , to]) => ({ from: prefix + from, to: prefix + to })),
  );
  const found = asked.map(({ from }) => {
    const choice = chooseRoute(from, routes);
    return { from, to: choice.kind === 'moved' ? choice.to : choice.kind };
  });
  expect(found).toEqual(asked);
});
