import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredTexts } from '../../venue/copy/model/storedCopy';
import { isWorthStoring, fileSetOf, storedPagesOf } from './offline';

const folder = mkdtempSync(path.join(tmpdir(), 'fair-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const html = `<style data-href="/styles.1a.css">@font-face{src:url(/static/a-latin.woff2)format("woff2")}</style>
<link rel="preload" href="/static/a-latin.woff2"/><meta content="/static/share/x.jpg"/>
<link rel="icon" href="/icon.svg"/><img src="/static/x.webp"/><use href="/plans/2025.svg#plan"/><a href="/tickets/">1</a><a href="/en/exhibitors/2025/kobalt/?a=1">2</a><a href="/en/program/2026/gone/">3</a>`;

beforeAll(() => {
  const files: Record<string, string> = {
    'en/map/index.html': html,
    'en/offline/index.html': '<link href="/styles.1a.css"/>',
    'en/exhibitors/2025/kobalt/index.html': '<link href="/styles.1a.css"/><p>Kobalt</p>',
    'page-data/en/exhibitors/2025/kobalt/page-data.json': '{"a":{"slug":"kobalt"}}',
    'page-data/en/map/page-data.json': '{"staticQueryHashes":["12"]}',
    'page-data/app-data.json': '{}',
    'page-data/index/page-data.json': '{}',
    'page-data/en/page-data.json': '{}',
    'page-data/sq/d/12.json': '{}',
    'styles.1a.css': 'a{}'.repeat(1000),
    'static/a-latin.woff2': 'font',
    'plans/2025.svg': '<svg/>',
    'icon.svg': '<svg/>',
    'app-1.js': 'app()',
    'map-1.js': 'map()',
    'exhibitor-1.js': 'exhibitor()',
    'tickets-1.js': 'tickets()',
    'sw.js': 'worker()',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

const site = {
  folder,
  pages: new Set(['/en/map/', '/en/offline/', '/en/exhibitors/2025/kobalt/', '/map/']),
};

test('a language has its existing pages and those they link to, with all they need except pictures, and every script', () => {
  const { pages, noNetwork, files, size, sheet, language } = fileSetOf(site, 'en');
  expect(files.map(([file]) => file)).toEqual([
    '/app-1.js',
    '/exhibitor-1.js',
    '/icon.svg',
    '/kept/en.json',
    '/map-1.js',
    '/plans/2025.svg',
    '/static/a-latin.woff2',
    '/styles.1a.css',
    '/tickets-1.js',
  ]);
  expect({ pages, noNetwork, size, sheet, language }).toEqual({
    pages: ['/en/map/', '/en/exhibitors/2025/kobalt/'],
    noNetwork: '/en/offline/',
    size: 1,
    sheet: '/styles.1a.css',
    language: 'en-US',
  });
});

test('texts are joined from parts that are stored once', () => {
  fileSetOf(site, 'en');
  const { parts, files } = JSON.parse(
    readFileSync(path.join(folder, 'kept/en.json'), 'utf8'),
  ) as StoredTexts;
  const textOf = (name: string) => files[name]?.map((part) => parts[part]).join('');
  expect(Object.keys(files)).toEqual([
    '/page-data/app-data.json',
    '/chunk-map.json',
    '/my-past/en.json',
    '/en/map/',
    '/page-data/en/map/page-data.json',
    '/page-data/sq/d/12.json',
    '/en/exhibitors/2025/kobalt/',
    '/page-data/en/exhibitors/2025/kobalt/page-data.json',
    '/en/offline/',
  ]);
  expect(textOf('/en/map/')).toBe(html);
  expect(textOf('/page-data/en/exhibitors/2025/kobalt/page-data.json')).toBe(
    '{"a":{"slug":"kobalt"}}',
  );
  expect(parts.filter((part) => part === '<link href="/styles.1a.css"/>')).toHaveLength(1);
});

test('a file’s hash is the one that browsers compare', () => {
  const font = fileSetOf(site, 'en').files.find(([file]) => file.endsWith('.woff2'));
  // printf font | openssl dgst -sha256 -binary | base64
  expect(font?.[1]).toBe('sha256-eV6j76Q9CHK2O/AGe+l1U7Rpg+TwdQl2aTkenRU4jsw=');
});

test.each([
  ['ru', '/', '/page-data/index/page-data.json'],
  ['en', '/en/', '/page-data/en/page-data.json'],
] as const)('the home page in %s is stored with its data', (locale, page, data) => {
  const { texts } = fileSetOf({ ...site, pages: new Set([page]) }, locale);
  const { files } = JSON.parse(readFileSync(path.join(folder, texts), 'utf8')) as StoredTexts;
  expect(Object.keys(files)).toEqual(expect.arrayContaining([page, data]));
});

test('a fair without these pages stores none', () => {
  expect(storedPagesOf({ ...site, pages: new Set(['/tickets/']) }, 'ru')).toEqual([]);
});

test('a new fair, whose pages link to no session or exhibitor, has nothing worth storing', () => {
  expect(isWorthStoring(site, 'en')).toBe(true);
  expect(isWorthStoring({ ...site, pages: new Set(['/en/map/']) }, 'en')).toBe(false);
});
