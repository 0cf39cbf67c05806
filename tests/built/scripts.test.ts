import { readFileSync, readdirSync } from 'node:fs';
import { siteFolder } from '../support/siteFolder';

const names = readdirSync(siteFolder).filter((name) => /\.js(\.map)?$/.test(name));
const read = (name: string) => readFileSync(`${siteFolder}/${name}`, 'utf8');

test('react-dom/server is in no script', () => {
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const server = /renderToString|renderToStaticMarkup|renderToPipeableStream/;
  expect(scripts.filter((name) => server.test(read(name)))).toEqual([]);
});

test('scripts take no detour for browsers that the site does not serve', () => {
  const maps = names.filter((name) => name.endsWith('.map'));
  expect(maps).not.toEqual([]);
  const sources = maps.flatMap((name) => (JSON.parse(read(name)) as { sources: string[] }).sources);
  // What compiled classes and `[...list]` would need.
  const detours = /helpers\/esm\/(inheritsLoose|toConsumableArray)/;
  expect(sources.filter((source) => detours.test(source))).toEqual([]);
});
