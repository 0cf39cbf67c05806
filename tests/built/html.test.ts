import { readFileSync, readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { isoOf } from '../../src/i18n/locales';
import { localizedPath, localizedPaths, splitLocale } from '../../src/i18n/paths';
import { editionOf, readSite } from '../support/builtContent';
import {
  allGroups,
  attributeValues,
  builtFiles,
  readPage,
  standsAlone,
  withoutTemplates,
} from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { groupBy } from '../support/groupBy';
import { siteFolder } from '../support/siteFolder';
import { thingsOf } from '../support/structuredData';

const { domain, currentEdition } = readSite();
const origin = `https://${domain}`;
const pages = builtPages();
const files = builtFiles();
const headOf = (path: string) => readPage(path).split('</head>')[0] ?? '';
const titleOf = (path: string) => allGroups(headOf(path), /<title[^>]*>([^<]+)<\/title>/g).join();

const yearIn = (path: string) =>
  /\/(?:artists|exhibitors|past_events|program|speakers|works)\/(\d{4})\//.exec(path)?.[1];

test('both languages have the same pages', () => {
  const inLanguage = (locale: string) =>
    pages.filter((path) => splitLocale(path).locale === locale);
  expect(pages).toContain('/');
  expect(inLanguage('en')).toEqual(
    inLanguage('ru')
      .map((path) => localizedPath(path, 'en'))
      .sort(),
  );
});

test('every page has its language, its address, the link to the other language, one title and one description', () => {
  const faults = pages.flatMap((path) => {
    const head = headOf(path);
    const said = {
      lang: allGroups(readPage(path), /<html lang="([^"]*)">/g),
      canonical: allGroups(head, /<link rel="canonical" href="([^"]*)"/g),
      alternates: allGroups(head, /<link rel="alternate" hrefLang="([^"]*" href="[^"]*)"/g),
      titles: allGroups(head, /<title[^>]*>([^<]+)<\/title>/g).length,
      descriptions: allGroups(head, /<meta name="description" content="([^"]+)"/g).length,
    };
    const expected = {
      lang: [isoOf(splitLocale(path).locale)],
      canonical: [origin + path],
      alternates: [
        ...localizedPaths(path).map((twin) => `${twin.locale}" href="${origin}${twin.path}`),
        `x-default" href="${origin}${localizedPath(path, 'ru')}`,
      ],
      titles: 1,
      descriptions: 1,
    };
    return isDeepStrictEqual(said, expected) ? [] : [{ path, said, expected }];
  });
  expect(faults).toEqual([]);
});

test('records of different years and events at different times have different titles', () => {
  const byTitle = groupBy(pages, (path) => `${splitLocale(path).locale}: ${titleOf(path)}`);
  const hourOf = (path: string) =>
    thingsOf(path).find((thing) => thing['@type'] === 'Event')?.['startDate'];
  const differ = (values: unknown[]) => new Set(values.filter(Boolean)).size > 1;
  const faults = [...byTitle].filter(
    ([, paths]) => paths.length > 1 && (differ(paths.map(yearIn)) || differ(paths.map(hourOf))),
  );
  expect(faults).toEqual([]);
});

test('every page has one h1', () => {
  const headings = (path: string) => allGroups(withoutTemplates(readPage(path)), /<(h1)[\s>]/g);
  expect(pages.filter((path) => headings(path).length !== 1)).toEqual([]);
});

test('no page has an id twice', () => {
  const faults = files.flatMap((path) => {
    const ids = attributeValues(withoutTemplates(readPage(path)), 'id');
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => ({ path, id }));
  });
  expect(faults).toEqual([]);
});

test('pictures without alternative text are beside a text', () => {
  const faults = pages.flatMap((path) => {
    const html = withoutTemplates(readPage(path));
    return [...html.matchAll(/<img(?![^>]*\salt="[^"]+")[^>]*>/g)]
      .filter(({ 0: picture, index }) => !/\salt=""/.test(picture) || !isNamedBeside(html, index))
      .map(({ 0: picture }) => ({ path, picture }));
  });
  expect(faults).toEqual([]);
});

/** Whether a position is in a list item or header that contains text. */
function isNamedBeside(html: string, place: number): boolean {
  return ['li', 'header'].some((tag) => {
    const part = html.slice(html.lastIndexOf(`<${tag}`, place), html.indexOf(`</${tag}>`, place));
    return !part.includes(`</${tag}>`) && /[\p{L}\p{N}]/u.test(part.replace(/<[^>]*>/g, ''));
  });
}

test('no page has broken characters', () => {
  const isBroken = (path: string) => /[\0-\x08\x0b\x0e-\x1f\ufffd]/.test(readPage(path));
  expect(files.filter(isBroken)).toEqual([]);
});

test('no list is empty', () => {
  const isEmpty = (path: string) => /<(ul|ol)\b[^>]*><\/\1>/.test(readPage(path));
  expect(files.filter(isEmpty)).toEqual([]);
});

test('production builds have no kitchen sink', () => {
  const named = [...pages, ...readdirSync(siteFolder)];
  expect(named.filter((name) => name.includes('kitchen-sink'))).toEqual([]);
});

test('no script is requested before the text', () => {
  const early =
    /<script[^>]*\ssrc=|<link[^>]*rel="preload"[^>]*as="(script|fetch)"|window\.pagePath/;
  expect(files.filter((path) => early.test(withoutTemplates(readPage(path))))).toEqual([]);
});

test('the first picture of an exhibitor or speaker is requested immediately', () => {
  const faults = pages
    .filter((path) => /\/(exhibitors|speakers)\/\d{4}\/[^/]+\/$/.test(path))
    .flatMap((path) => {
      const [first] = /<img[^>]*>/.exec(withoutTemplates(readPage(path))) ?? [];
      return first === undefined || /loading="eager"[^>]*fetchpriority="high"/i.test(first)
        ? []
        : [{ path, first }];
    });
  expect(faults).toEqual([]);
});

test('inline scripts are the same on every page; the root path, works, artists and pages with forms have one more', () => {
  const isRoot = (path: string) => path === '/';
  const isGathered = (path: string) => /\/(works\/\d{4}|artists(\/\d{4})?)\/$/.test(path);
  const hasForm = (path: string) => readPage(path).includes(' data-lead=');
  const inline = new Map(
    pages.map((path) => [
      path,
      allGroups(withoutTemplates(readPage(path)), /<script>([\s\S]*?)<\/script>/g),
    ]),
  );
  const inlineOf = (path: string) => inline.get(path) ?? [];
  const isPlain = (path: string) => !isRoot(path) && !isGathered(path) && !hasForm(path);
  const [plain = []] = pages.filter(isPlain).map(inlineOf);
  expect(plain).not.toEqual([]);
  const faults = pages.filter((path) => {
    const more = inlineOf(path).filter((script) => !plain.includes(script));
    const fewer = plain.filter((script) => !inlineOf(path).includes(script));
    const wanted = [isRoot, isGathered, hasForm].filter((kind) => kind(path)).length;
    return fewer.length > 0 || more.length !== wanted;
  });
  expect(faults).toEqual([]);
  for (const kind of [isGathered, hasForm]) {
    const others = pages.filter((path) => kind(path) && !isRoot(path)).flatMap(inlineOf);
    const own = new Set(others.filter((script) => !plain.includes(script)));
    expect(own.size).toBe(others.length === 0 ? 0 : 1);
  }
});

test('pages have the colour of their year', () => {
  const faults = pages.flatMap((path) => {
    const { light, dark } = editionOf(Number(yearIn(path) ?? currentEdition)).colour;
    const colours = `:root{--signal-light:${light};--signal-dark:${dark}}</style>`;
    return headOf(path).includes(colours) ? [] : [{ path, colours }];
  });
  expect(faults).toEqual([]);
});

test("every page declares the fonts, and the app's style sheet does not repeat them", () => {
  const [sheet = '', ...others] = readdirSync(siteFolder).filter((name) =>
    /^styles\..*\.css$/.test(name),
  );
  expect(others).toEqual([]);
  expect(readFileSync(`${siteFolder}/${sheet}`, 'utf8')).not.toContain('@font-face');
  const sited = files.filter((path) => !standsAlone(path));
  expect(sited.filter((path) => !readPage(path).includes('@font-face'))).toEqual([]);
  expect(readPage('/')).toContain(`data-href="/${sheet}"`);
});
