import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { splitLocale } from '../../src/i18n/paths';
import { formatDayRange, formatDayRangeInFigures } from '../../src/lib/dayRange';
import { formatRoubleRange, formatRoubles } from '../../src/lib/roubles';
import { builtPages } from '../support/builtPages';
import { onOneLine, readPage, shownText } from '../support/builtHtml';

type Offer = { priceCurrency: string } & (
  { price: number } | { lowPrice: number; highPrice: number }
);
type Artwork = {
  url: string;
  image: string;
  creator?: { name?: string } | { name?: string }[];
  offers?: Offer;
};
type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

const { domain } = parse(readFileSync('content/site.yaml', 'utf8')) as { domain: string };
const origin = `https://${domain}`;
const pages = builtPages();
const indexed = pages.filter(
  (path) => !/<meta name="robots" content="noindex"/.test(readPage(path)),
);

/** The structured data that pages of a kind must have, besides the breadcrumbs. */
const kinds: readonly [RegExp, (types: string[]) => boolean][] = [
  [/^\/$/, (types) => types.includes('ExhibitionEvent')],
  [
    /^\/exhibitors\/\d{4}\/[^/]+\/$/,
    (types) => types.includes('Organization') !== types.includes('Person'),
  ],
  [/^\/speakers\/\d{4}\/[^/]+\/$/, (types) => types.includes('Person')],
  [
    /^\/program\/\d{4}\/[^/]+\/$/,
    (types) => types.includes('Event') || types.includes('EducationEvent'),
  ],
  [/^\/tickets\/$/, (types) => types.includes('ExhibitionEvent')],
];

test.each(indexed)('%s describes itself by its own kind', (path) => {
  const bare = splitLocale(path).path;
  const types = thingsOf(path).map((thing) => thing['@type']);
  expect(types.filter((type) => type === 'BreadcrumbList')).toHaveLength(bare === '/' ? 0 : 1);
  for (const [kind, holds] of kinds)
    if (kind.test(bare)) expect({ types, holds: holds(types) }).toEqual({ types, holds: true });
  const works = [...readPage(path).matchAll(/<figure\b/g)].length;
  if (/^\/exhibitors\/\d{4}\/[^/]+\/$/.test(bare) && works > 0)
    expect(types).toContain('VisualArtwork');
});

test.each(indexed)('%s says in its data what it shows, in its language', (path) => {
  const shown = shownText(readPage(path)).toLowerCase();
  const head = readPage(path).split('</head>')[0] ?? '';
  const isShown = (text: unknown) =>
    typeof text === 'string' && shown.includes(onOneLine(text).toLowerCase());
  for (const thing of thingsOf(path)) {
    if (thing['@type'] === 'BreadcrumbList') {
      const steps = thing['itemListElement'] as { position: number; name: string; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps.at(-1)?.item).toBe(origin + path);
      expect(head).toContain(
        `<title data-gatsby-head="true">${escape(steps.at(-1)?.name ?? '')} — `,
      );
      for (const { item } of steps) expect(existsSync(fileOf(item))).toBe(true);
      continue;
    }
    expect({ name: thing['name'], shown: isShown(thing['name']) }).toEqual({
      name: thing['name'],
      shown: true,
    });
    for (const key of ['artMedium', 'dateCreated', 'jobTitle']) {
      if (key in thing)
        expect({ key, text: thing[key], shown: isShown(thing[key]) }).toEqual({
          key,
          text: thing[key],
          shown: true,
        });
    }
    if (thing['@type'] === 'VisualArtwork') {
      const { url, image, creator, offers } = thing as unknown as Artwork;
      expect(existsSync(image.replace(origin, 'public'))).toBe(true);
      // Its address leads to the picture's own place on the page.
      const [page, anchor] = url.split('#');
      expect(page).toBe(origin + path);
      expect(readPage(path)).toContain(`<figure id="${anchor}"`);
      for (const { name } of [creator ?? []].flat())
        expect({ name, shown: name === undefined || isShown(name) }).toEqual({ name, shown: true });
      if (offers !== undefined) expect(pricesOf(offers, path).filter(isShown)).not.toEqual([]);
    }
    if (thing['@type'] === 'ExhibitionEvent') {
      const { startDate, endDate, location } = thing as unknown as {
        startDate: string;
        endDate: string;
        location: {
          name: string;
          address: string;
          openingHoursSpecification?: { opens: string; closes: string }[];
        };
      };
      const days = [
        formatDayRangeInFigures(startDate, endDate),
        formatDayRange(startDate, endDate, splitLocale(path).locale),
      ];
      expect({ days, shown: days.some(isShown) }).toEqual({ days, shown: true });
      expect(isShown(location.name) && isShown(location.address)).toBe(true);
      const hours = location.openingHoursSpecification ?? [];
      expect(hours).toHaveLength(splitLocale(path).path === '/' ? 4 : 0);
      expect(hours.filter(({ opens, closes }) => !isShown(`${opens}–${closes}`))).toEqual([]);
    }
  }
});

/** A price as a page of the language shows it. */
function pricesOf(offer: Offer, path: string): string[] {
  expect(offer.priceCurrency).toBe('RUB');
  const { locale } = splitLocale(path);
  return [
    'price' in offer
      ? formatRoubles(offer.price, locale)
      : formatRoubleRange(offer.lowPrice, offer.highPrice, locale),
  ];
}

test('works of galleries name their artists, and offers say whether a work can be had', () => {
  const works = indexed
    .filter((path) => path.startsWith('/exhibitors/'))
    .flatMap((path) => thingsOf(path).filter((thing) => thing['@type'] === 'VisualArtwork'));
  const countOf = (holds: (work: Record<string, unknown>) => boolean) => works.filter(holds).length;
  const offered = (word: string) => (work: Record<string, unknown>) =>
    (work['offers'] as { availability?: string } | undefined)?.availability ===
    `https://schema.org/${word}`;
  expect(countOf((work) => 'provider' in work && 'creator' in work)).toBeGreaterThan(0);
  expect(countOf((work) => 'artEdition' in work)).toBeGreaterThan(0);
  for (const word of ['InStock', 'Reserved', 'SoldOut'])
    expect({ word, count: countOf(offered(word)) }).not.toEqual({ word, count: 0 });
  expect(countOf((work) => !('offers' in work))).toBeGreaterThan(0);
});

test('what is told to search engines names pages and pictures of this site that exist', () => {
  for (const path of indexed) {
    for (const text of stringsOf(thingsOf(path))) {
      if (text.startsWith(`${origin}/`))
        expect({ path, text, exists: existsSync(fileOf(text)) }).toEqual({
          path,
          text,
          exists: true,
        });
    }
  }
});

test('pages nobody should find describe nothing', () => {
  const hidden = pages.filter((path) => !indexed.includes(path));
  expect(hidden.length).toBeGreaterThan(10);
  expect(hidden.filter((path) => thingsOf(path).length > 0)).toEqual([]);
});

function thingsOf(path: string): Thing[] {
  return [
    ...readPage(path).matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  ].flatMap((match) => {
    const data = JSON.parse(match[1] ?? '') as { '@context': string; '@graph': Thing[] };
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

function fileOf(address: string): string {
  const path = decodeURIComponent(new URL(address).pathname);
  return `public${path.endsWith('/') ? `${path}index.html` : path}`;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Escapes a text the way React does. */
function escape(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;');
}
