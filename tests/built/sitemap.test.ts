import { existsSync, readFileSync } from 'node:fs';
import { builtPages } from '../support/builtPages';

const sitemap = readFileSync('public/sitemap-0.xml', 'utf8');
const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
  address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
  alternates: [
    ...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\s*\/>/g),
  ].map((match) => ({ lang: match[1] ?? '', address: match[2] ?? '' })),
}));
const paths = entries.map(({ address }) => new URL(address).pathname).sort();
const isHidden = (path: string) => /noindex/.test(readFileSync(`public${path}index.html`, 'utf8'));

test('the sitemap lists every page that search engines may show, and no other', () => {
  const pages = builtPages();
  expect(pages.filter(isHidden).length).toBeGreaterThanOrEqual(16);
  expect(paths).toEqual(pages.filter((path) => !isHidden(path)));
});

test('old pages, thanks and errors are not in it', () => {
  expect(paths.filter((path) => /_E5_Old|thanks|404|500/.test(path))).toEqual([]);
});

test('each page names itself and its pair, and the pair names it back', () => {
  const byAddress = new Map(entries.map((entry) => [entry.address, entry.alternates]));
  for (const { address, alternates } of entries) {
    expect({ address, langs: alternates.map(({ lang }) => lang) }).toEqual({
      address,
      langs: ['ru-RU', 'en-US', 'x-default'],
    });
    expect(alternates.map((alternate) => alternate.address)).toContain(address);
    for (const alternate of alternates)
      expect(byAddress.get(alternate.address)).toEqual(alternates);
    expect(alternates[2]?.address).toBe(alternates[0]?.address);
  }
});

test('robots.txt names the index of sitemaps, which names this one, at the host of the pages', () => {
  const robots = readFileSync('public/robots.txt', 'utf8');
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).not.toContain('Disallow');
  expect(new URL(index).host).toBe(new URL(entries[0]?.address ?? '').host);
  expect(existsSync(`public${new URL(index).pathname}`)).toBe(true);
  expect(readFileSync(`public${new URL(index).pathname}`, 'utf8')).toContain(
    `${new URL(index).origin}/sitemap-0.xml`,
  );
});
