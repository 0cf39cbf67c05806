import { readFileSync, readdirSync } from 'node:fs';
import { siteFolder } from '../support/siteFolder';

const scripts = readdirSync(siteFolder).filter((name) => name.endsWith('.js'));
const read = (name: string) => readFileSync(`${siteFolder}/${name}`, 'utf8');

test('no script contains react-dom/server', () => {
  expect(scripts).not.toEqual([]);
  const server = /renderToString|renderToStaticMarkup|renderToPipeableStream/;
  expect(scripts.filter((name) => server.test(read(name)))).toEqual([]);
});
