import { readFileSync } from 'node:fs';
import { builtPages } from '../support/builtPages';

const sitemap = readFileSync('public/sitemap-0.xml', 'utf8');
const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]).sort();
const isHidden = (path: string) => /noindex/.test(readFileSync(`public${path}index.html`, 'utf8'));

test('the sitemap lists every page that search engines may show, and no other', () => {
  const pages = builtPages();
  expect(pages.filter(isHidden).length).toBeGreaterThanOrEqual(16);
  expect(paths).toEqual(pages.filter((path) => !isHidden(path)));
});

test('old pages, thanks and errors are not in it', () => {
  expect(paths.filter((path) => /_E5_Old|thanks|404|500/.test(path ?? ''))).toEqual([]);
});
