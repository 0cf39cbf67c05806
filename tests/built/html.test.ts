import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { localizedPath, localizedPaths, splitLocale } from '../../src/i18n/paths';
import { builtFiles, readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';

const { domain } = parse(readFileSync('content/site.yaml', 'utf8')) as { domain: string };
const origin = `https://${domain}`;
const pages = builtPages();
const read = (path: string) => readFileSync(`public${path}index.html`, 'utf8');

test('both languages have the same pages', () => {
  const russian = pages.filter((path) => splitLocale(path).locale === 'ru');
  const english = pages.filter((path) => splitLocale(path).locale === 'en');
  expect(russian.length).toBeGreaterThan(60);
  expect(english).toEqual(russian.map((path) => localizedPath(path, 'en')).sort());
});

test.each(pages)('%s says its language, canonical address and pair', (path) => {
  const head = read(path).split('</head>')[0] ?? '';
  const { locale } = splitLocale(path);
  expect(read(path)).toContain(`<html lang="${locale === 'ru' ? 'ru-RU' : 'en-US'}">`);
  expect(all(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([origin + path]);
  expect(all(head, /<link rel="alternate" hrefLang="([^"]*" href="[^"]*)"/g)).toEqual([
    ...localizedPaths(path).map((pair) => `${pair.locale}" href="${origin}${pair.path}`),
    `x-default" href="${origin}${localizedPath(path, 'ru')}`,
  ]);
  expect(all(head, /<title[^>]*>([^<]+)<\/title>/g)).toHaveLength(1);
  expect(all(head, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1);
});

test('no two pages of a language have one title', () => {
  const byTitle = new Map<string, string[]>();
  for (const path of pages) {
    const title = `${splitLocale(path).locale}: ${all(read(path), /<title[^>]*>([^<]+)<\/title>/g).join()}`;
    byTitle.set(title, [...(byTitle.get(title) ?? []), path]);
  }
  expect(byTitle.size).toBeGreaterThan(600);
  expect([...byTitle].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('a place that the menu calls a gallery shows pictures, each with its own words', () => {
  const { main, more } = parse(readFileSync('content/navigation.yaml', 'utf8')) as Record<
    'main' | 'more',
    { label: { en: string }; to: string }[]
  >;
  const galleries = [...main, ...more].filter(({ label }) => /gallery/i.test(label.en));
  expect(galleries.length).toBeGreaterThan(1);
  const places = galleries.flatMap(({ to }) => {
    const [bare = '', anchor] = to.split('#');
    return localizedPaths(bare).map(({ path }) => ({ path, anchor }));
  });
  for (const { path, anchor } of places) {
    const html = read(path);
    const start = html.indexOf(`id="${anchor}"`);
    const texts = all(
      html.slice(start, html.indexOf('</section>', start)),
      /<img[^>]*\salt="([^"]+)"/g,
    );
    expect({ path, anchor, enough: texts.length > 5 }).toEqual({ path, anchor, enough: true });
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test.each(pages)(
  '%s has one h1, no empty picture text by accident, no inline handlers or styles',
  (path) => {
    const html = read(path).replace(
      /<template[\s\S]*?<\/template>|<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g,
      '',
    );
    expect(all(html, /<(h1)[\s>]/g)).toHaveLength(1);
    expect(
      all(html, /<img(?![^>]*\salt="[^"]+")([^>]*)>/g).filter(
        (image) => !isNamedNearby(html, image),
      ),
    ).toEqual([]);
    expect(all(html, /\s(style|on[a-z]+)="/g)).toEqual([]);
  },
);

test('no page holds a sign that is none', () => {
  expect(
    builtFiles().filter((path) => /[\0-\x08\x0b\x0e-\x1f\ufffd]/.test(readPage(path))),
  ).toEqual([]);
});

test('the kitchen sink is in no production build', () => {
  expect(pages.filter((path) => path.includes('kitchen-sink'))).toEqual([]);
  expect(readdirSync('public').filter((name) => name.includes('kitchen-sink'))).toEqual([]);
});

test('the first picture is fetched before any script', () => {
  const html = read('/exhibitors/2025/yolka-olkhovskaya/');
  expect(html).toMatch(/<img[^>]*loading="eager"[^>]*fetchpriority="high"/i);
  const outside = html.replace(/<template id="app-scripts">[\s\S]*?<\/template>/, '');
  expect(outside).not.toMatch(/<script[^>]*\ssrc=/);
  expect(outside).not.toMatch(/<link[^>]*rel="preload"[^>]*as="(script|fetch)"/);
  expect(outside).not.toContain('window.pagePath');
});

test('the inline scripts are the same on every page; lists that hide what is not asked for have one more', () => {
  const inlineOf = (path: string) =>
    all(read(path).replace(/<template[\s\S]*?<\/template>/g, ''), /<script>([\s\S]*?)<\/script>/g);
  const isGathered = (path: string) => /\/(works|artists)\/\d{4}\/$/.test(path);
  // The language choice on the root, and the start of the app.
  expect(new Set(pages.filter((path) => !isGathered(path)).flatMap(inlineOf)).size).toBe(2);
  expect(new Set(pages.filter(isGathered).flatMap(inlineOf)).size).toBe(3);
});

test('a page of an edition wears its colour', () => {
  expect(read('/exhibitors/2025/')).toContain('--signal-light:#d4300f');
  expect(read('/exhibitors/2024/')).toContain('--signal-light:#0f6b4f');
  expect(read('/')).toContain('--signal-light:#1f24ff');
});

/** A picture with an empty alt text must only repeat the text of its list item. */
function isNamedNearby(html: string, image: string): boolean {
  const at = html.indexOf(image);
  const item = html.slice(html.lastIndexOf('<li', at), html.indexOf('</li>', at));
  return /\salt=""/.test(image) && /[\p{L}\p{N}]/u.test(item.replace(/<[^>]*>/g, ''));
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

test('fonts are declared by every page, and not once more by the sheet that comes with the app', () => {
  const sheets = readdirSync('public').filter((name) => /^styles\..*\.css$/.test(name));
  expect(sheets).toHaveLength(1);
  expect(readFileSync(`public/${sheets[0]}`, 'utf8')).not.toContain('@font-face');
  expect(builtFiles().filter((path) => !readPage(path).includes('@font-face'))).toEqual([]);
  expect(read('/')).toContain(`data-href="/${sheets[0]}"`);
});
