import { existsSync } from 'node:fs';
import type { Edition } from '../../src/edition/schema';
import { openingDays } from '../../src/edition/model/openingHours';
import { seasonEdition } from '../../src/edition/model/shownEdition';
import english from '../../src/i18n/messages/en/common.json';
import russian from '../../src/i18n/messages/ru/common.json';
import { splitLocale } from '../../src/i18n/paths';
import { formatDayRange, formatDayRangeInFigures } from '../../src/lib/time/days';
import { formatRoubleRange, formatRoubles } from '../../src/lib/roubles';
import { contentFiles, editionOf, readSite } from '../support/builtContent';
import { builtDay } from '../support/builtDay';
import {
  allGroups,
  attributeValues,
  fileOf,
  isHidden,
  metaOf,
  onOneLine,
  readPage,
  shownText,
} from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { thingsOf, type Thing } from '../support/structuredData';

type Offer = { priceCurrency: string } & (
  | { price: number }
  | { lowPrice: number; highPrice: number }
);
type Artwork = {
  url: string;
  creator?: { name?: string } | { name?: string }[];
  offers?: Offer;
};
type Pictured = { image?: string };
type Ticketed = {
  offers?: { url: string; availability: string; availabilityEnds: string; validFrom?: string }[];
};
type Fair = {
  startDate: string;
  endDate: string;
  location: {
    name: string;
    address: string;
    openingHoursSpecification?: { opens: string; closes: string; validFrom: string }[];
  };
};

const { domain, currentEdition } = readSite();
const origin = `https://${domain}`;
const pages = builtPages();
const indexed = pages.filter((path) => !isHidden(path));
const bare = (path: string) => splitLocale(path).path;

/** Things of a type in structured data, each with its page. */
const told = <Type = Thing>(type: string) =>
  indexed.flatMap((path) =>
    thingsOf(path)
      .filter((thing) => thing['@type'] === type)
      .map((thing) => ({ path, thing: thing as unknown as Type })),
  );

const texts = new Map(indexed.map((path) => [path, shownText(readPage(path)).toLowerCase()]));
const isShown = (text: unknown, path: string) =>
  typeof text === 'string' && texts.get(path)?.includes(onOneLine(text).toLowerCase()) === true;

test('every page describes itself with its own type', () => {
  const kinds: readonly [RegExp, (types: string[]) => boolean][] = [
    [/^\/(tickets\/)?$/, (types) => types.includes('ExhibitionEvent')],
    [
      /^\/exhibitors\/\d{4}\/[^/]+\/$/,
      (types) => types.includes('Organization') !== types.includes('Person'),
    ],
    [/^\/exhibitors\/\d{4}\/[^/]+\/[^/]+\/$/, (types) => types.includes('VisualArtwork')],
    [/^\/speakers\/\d{4}\/[^/]+\/$/, (types) => types.includes('Person')],
    [/^\/program\/\d{4}\/(?!changes\/)[^/]+\/$/, (types) => types.includes('Event')],
  ];
  const faults = indexed.flatMap((path) => {
    const types = thingsOf(path).map((thing) => thing['@type']);
    const isRight = kinds.every(([kind, holds]) => !kind.test(bare(path)) || holds(types));
    return isRight ? [] : [{ path, types }];
  });
  expect(faults).toEqual([]);
});

test('breadcrumbs are those on the page, from the home page to the page itself', () => {
  const faults = pages.filter((path) => {
    const lists = thingsOf(path).filter((thing) => thing['@type'] === 'BreadcrumbList');
    if (isHidden(path) || bare(path) === '/') return lists.length > 0;
    const steps = lists.flatMap(
      (list) => list['itemListElement'] as { position: number; name: string; item: string }[],
    );
    const last = steps.at(-1);
    return (
      lists.length !== 1 ||
      steps.some(({ position }, index) => position !== index + 1) ||
      last?.item !== origin + path ||
      steps.map(({ name }) => onOneLine(name)).join(' / ') !== shownCrumbs(path).join(' / ')
    );
  });
  expect(faults).toEqual([]);
});

test("an event has its page's share picture", () => {
  const events = [...told<Pictured>('ExhibitionEvent'), ...told<Pictured>('Event')];
  const faults = events.filter(
    ({ path, thing: { image } }) =>
      image === undefined || image !== metaOf(readPage(path), 'og:image'),
  );
  expect(faults).toEqual([]);
});

test('a ticket is offered at its row until the fair ends, with its availability', () => {
  const { lastDay } = editionOf(currentEdition);
  const offers = told<Ticketed>('ExhibitionEvent').flatMap(({ path, thing }) =>
    (thing.offers ?? []).map((offer) => ({ path, ...offer })),
  );
  const faults = offers.filter(({ path, url, availability, availabilityEnds, validFrom }) => {
    const [page, anchor] = url.split('#');
    return (
      page !== origin + path ||
      !attributeValues(readPage(path), 'id').includes(anchor ?? '') ||
      !/^https:\/\/schema\.org\/(InStock|InStoreOnly|PreOrder)$/.test(availability) ||
      !availabilityEnds.startsWith(lastDay) ||
      (validFrom !== undefined && !(validFrom <= lastDay))
    );
  });
  expect(faults).toEqual([]);
});

test('descriptions of things are on the page, in its language', () => {
  const faults = indexed.flatMap((path) =>
    thingsOf(path)
      .filter((thing) => thing['@type'] !== 'BreadcrumbList')
      .flatMap((thing) =>
        ['name', 'artMedium', 'dateCreated', 'jobTitle']
          .filter((key) => (key === 'name' || key in thing) && !isShown(thing[key], path))
          .map((key) => ({ path, key, text: thing[key] })),
      ),
  );
  expect(faults).toEqual([]);
});

test('a work links to its page, and its artists and price are on the page', () => {
  const faults = told<Artwork>('VisualArtwork').filter(({ path, thing }) => {
    const { url, creator, offers } = thing;
    const names = [creator ?? []].flat().map(({ name }) => name);
    return (
      url !== origin + path ||
      names.some((name) => name !== undefined && !isShown(name, path)) ||
      (offers !== undefined && !isShown(priceOf(offers, path), path))
    );
  });
  expect(faults).toEqual([]);
});

test('days, place and hours of the fair are those of the next one, and are on the page', () => {
  const current = editionOf(currentEdition);
  const years = contentFiles<Edition>(/^\d{4}\/edition\.yaml$/).map(({ file, value }) => ({
    ...value,
    year: Number(file.slice(0, 4)),
  }));
  const edition = seasonEdition(years, currentEdition, builtDay) ?? current;
  const faults = told<Fair>('ExhibitionEvent').filter(({ path, thing }) => {
    const { startDate, endDate, location } = thing;
    const { locale } = splitLocale(path);
    const hours = (location.openingHoursSpecification ?? []).map(
      ({ validFrom, opens, closes }) => `${validFrom} ${opens}–${closes}`,
    );
    const hasHours = bare(path) === '/' && builtDay <= current.lastDay;
    const expected = hasHours ? hoursOf(edition) : [];
    return (
      startDate !== edition.firstDay ||
      endDate !== edition.lastDay ||
      location.name !== edition.venue.name[locale] ||
      hours.join() !== expected.join() ||
      ![
        formatDayRangeInFigures(startDate, endDate),
        formatDayRange(startDate, endDate, locale),
      ].some((days) => isShown(days, path)) ||
      [
        location.name,
        location.address,
        ...hours.map((day) => day.slice('YYYY-MM-DD '.length)),
      ].some((text) => !isShown(text, path))
    );
  });
  expect(faults).toEqual([]);
});

test('pages and pictures in structured data exist', () => {
  const faults = pages.flatMap((path) =>
    stringsOf(thingsOf(path))
      .filter((text) => text.startsWith(`${origin}/`) && !existsSync(builtFrom(text)))
      .map((text) => ({ path, text })),
  );
  expect(faults).toEqual([]);
});

/** A price as shown on a page. */
function priceOf(offer: Offer, path: string): string {
  const { locale } = splitLocale(path);
  if (offer.priceCurrency !== 'RUB') return `no roubles: ${offer.priceCurrency}`;
  return 'price' in offer
    ? formatRoubles(offer.price, locale)
    : formatRoubleRange(offer.lowPrice, offer.highPrice, locale);
}

/** Open days of an edition with their hours. */
function hoursOf({ hours = [], exceptions = [] }: Edition): string[] {
  return openingDays(hours, exceptions)
    .filter(({ isClosed }) => !isClosed)
    .map(({ day, opens, closes }) => `${day} ${opens}–${closes}`);
}

/** The file of a full address of this site. */
function builtFrom(address: string): string {
  return fileOf(decodeURIComponent(new URL(address).pathname));
}

/** The texts of a page's breadcrumbs. */
function shownCrumbs(path: string): string[] {
  const { breadcrumbs } = splitLocale(path).locale === 'ru' ? russian : english;
  const [, list = ''] =
    new RegExp(`<nav aria-label="${breadcrumbs}"[^>]*>([\\s\\S]*?)</nav>`).exec(readPage(path)) ??
    [];
  return allGroups(list, /<li\b[^>]*>([\s\S]*?)<\/li>/g).map((step) => shownText(`<body>${step}`));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
