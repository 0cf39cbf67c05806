import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '../../src/site/content/page';
import { isDeskPath } from '../../src/exhibitors/desk/model/deskPaths';
import { isoOf } from '../../src/i18n/locales';
import { localizedPath, localizedPaths, splitLocale } from '../../src/i18n/paths';
import { contentFiles, readSite } from '../support/builtContent';
import { allGroups, isHidden } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { siteFolder } from '../support/siteFolder';

const origin = `https://${readSite().domain}`;
const pages = builtPages();
const entries = allGroups(
  readFileSync(`${siteFolder}/sitemap-0.xml`, 'utf8'),
  /<url>([\s\S]*?)<\/url>/g,
).map((entry) => ({
  address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
  changed: /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1],
  alternates: allGroups(
    entry,
    /<xhtml:link rel="alternate" (hreflang="[^"]*" href="[^"]*")\s*\/>/g,
  ),
}));

test('the sitemap lists all pages that search engines may show, and no others', () => {
  const listed = entries.map(({ address }) => address.replace(origin, '')).sort();
  expect(listed).toEqual(pages.filter((path) => !isHidden(path)));
});

test('only hidden content, questions about works, bookings and desks exclude search engines', () => {
  const hidden = new Set(
    contentFiles<Page>(/^pages\//)
      .filter(({ value }) => value.noindex === true)
      .map(({ file }) => file.replace(/^pages\/(index)?|\.yaml$/g, '')),
  );
  // The page of each kind of list stands for the lists of all years.
  const isMeant = (path: string) =>
    /\/(ask|book)\/$/.test(path) ||
    isDeskPath(path) ||
    hidden.has(path.replace(/^\/|(\/\d{4})?\/$/g, ''));
  const faults = pages.filter((path) => isHidden(path) !== isMeant(splitLocale(path).path));
  expect(faults).toEqual([]);
});

test('every page of the sitemap links to itself and its translation, and vice versa', () => {
  const faults = entries.filter(({ address, alternates }) => {
    const path = address.replace(origin, '');
    return !isDeepStrictEqual(alternates, [
      ...localizedPaths(path).map(
        (twin) => `hreflang="${isoOf(twin.locale)}" href="${origin}${twin.path}"`,
      ),
      `hreflang="x-default" href="${origin}${localizedPath(path, 'ru')}"`,
    ]);
  });
  expect(faults).toEqual([]);
});

test('dates of last changes are valid and past', () => {
  const faults = entries.filter(
    ({ changed }) => changed !== undefined && !(Date.parse(changed) <= Date.now()),
  );
  expect(faults).toEqual([]);
});

test('robots.txt names the sitemap index, which names this sitemap', () => {
  const robots = readFileSync(`${siteFolder}/robots.txt`, 'utf8');
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).not.toContain('Disallow');
  expect(index.startsWith(`${origin}/`)).toBe(true);
  const file = index.replace(origin, siteFolder);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(`<loc>${origin}/sitemap-0.xml</loc>`);
});
