import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptSet, keptPagesOf } from './keptSets';
import { withdrawnText, workerText } from './workerFile';

const folder = mkdtempSync(path.join(tmpdir(), 'fair-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const html = `<style data-href="/styles.1a.css">@font-face{src:url(/static/a-latin.woff2)format("woff2")}</style>
<link rel="preload" href="/static/a-latin.woff2"/><meta content="/static/share/x.jpg"/>
<link rel="icon" href="/icon.svg"/><img src="/static/x.webp"/><use href="/plans/2025.svg#plan"/><a href="/tickets/">1</a>`;

beforeAll(() => {
  const files: Record<string, string> = {
    'en/map/index.html': html,
    'en/offline/index.html': '<link href="/styles.1a.css"/>',
    'page-data/en/map/page-data.json': '{"staticQueryHashes":["12"]}',
    'page-data/app-data.json': '{}',
    'page-data/sq/d/12.json': '{}',
    'styles.1a.css': 'a{}'.repeat(1000),
    'static/a-latin.woff2': 'font',
    'plans/2025.svg': '<svg/>',
    'icon.svg': '<svg/>',
    'app-1.js': 'app()',
    'map-1.js': 'map()',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

const site = {
  folder,
  chunks: { app: ['app-1.js'], 'component---map': ['map-1.js'], 'component---off': ['off-1.js'] },
  templates: new Map([
    ['/en/map/', 'component---map'],
    ['/en/offline/', 'component---off'],
    ['/map/', 'component---map'],
  ]),
};

test('a language is its pages that exist, with all they need but pictures, each once', () => {
  const { pages, noNetwork, files, size, sheet, language } = keptSet(site, 'en');
  expect(files.map(([file]) => file)).toEqual([
    '/app-1.js',
    '/en/map/',
    '/en/offline/',
    '/icon.svg',
    '/map-1.js',
    '/page-data/app-data.json',
    '/page-data/en/map/page-data.json',
    '/page-data/sq/d/12.json',
    '/plans/2025.svg',
    '/static/a-latin.woff2',
    '/styles.1a.css',
  ]);
  expect({ pages, noNetwork, size, sheet, language }).toEqual({
    pages: ['/en/map/'],
    noNetwork: '/en/offline/',
    size: 1,
    sheet: '/styles.1a.css',
    language: 'en-US',
  });
});

test('a file’s hash is the one that browsers compare', () => {
  const font = keptSet(site, 'en').files.find(([file]) => file.endsWith('.woff2'));
  // printf font | openssl dgst -sha256 -binary | base64
  expect(font?.[1]).toBe('sha256-eV6j76Q9CHK2O/AGe+l1U7Rpg+TwdQl2aTkenRU4jsw=');
});

test('a fair without these pages has none to keep', () => {
  expect(keptPagesOf({ templates: new Map([['/tickets/', 'x']]) }, 'ru')).toEqual([]);
});

test('the file calls a function that stands alone, whatever its compiler has called it', () => {
  function $1a$export(self: { ran?: unknown[] }, ...facts: unknown[]) {
    self.ran = facts;
  }
  const code = { offlineWorker: $1a$export, withdrawnWorker: $1a$export };
  const run = (text: string) => {
    const self: { ran?: unknown[] } = {};
    new Function('self', text)(self);
    return self.ran;
  };
  expect(run(withdrawnText(code))).toEqual(['kept-']);
  const facts = { build: 'b1', sets: {} } as never;
  const [given, sayTime] = run(workerText(facts, code)) ?? [];
  expect(given).toEqual(facts);
  expect((sayTime as (...args: unknown[]) => unknown)(0, 0, 'en-US')).toEqual({ time: '03:00' });
});
