import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Locale } from '../../src/i18n/locales';
import { contentFolder } from './siteFolder';

// The site's code is CommonJS to these modules, so Node cannot see its named exports.
const require = createRequire(import.meta.url);
const { findKeyed, readKey, searchKey } =
  require('../../src/lists/model/exhibitorSearch') as typeof import('../../src/lists/model/exhibitorSearch');
const { artistSlug } =
  require('../../src/works/model/artists') as typeof import('../../src/works/model/artists');

export const slugOf = artistSlug;

type Text = Record<Locale, string>;
type Written = {
  title: Text;
  medium: Text;
  artists?: Text[];
  technique?: string;
  size?: { height?: number; width?: number; diameter?: number; depth?: number };
  availability?: string;
  price?: number;
  priceRange?: { from: number; to: number };
};
type Exhibitor = {
  name: Text;
  city: Text;
  participantType: string;
  stand: string;
  works?: Written[];
};

/** A work as in its file, with its exhibitor. */
export type ModelWork = Written & { exhibitor: Exhibitor; by: Text[] };

/** A visitor's choices on the wall; a missing key does not filter. */
export type Asked = {
  type?: string;
  technique?: string;
  size?: string;
  price?: string;
  availability?: string;
  /** The artist's English name. */
  artist?: string;
  q?: string;
  sort?: 'gallery' | 'price' | 'size' | 'name';
};

/** Reads the works of a year from the content. */
export function worksOf(year: number): ModelWork[] {
  const folder = `${contentFolder}/${year}/exhibitors`;
  return readdirSync(folder).flatMap((slug) => {
    const exhibitor = parse(readFileSync(`${folder}/${slug}/index.yaml`, 'utf8')) as Exhibitor;
    const own = exhibitor.participantType === 'gallery' ? [] : [exhibitor.name];
    return (exhibitor.works ?? []).map((work) => ({ ...work, exhibitor, by: work.artists ?? own }));
  });
}

/** The price bands in roubles, as named in the filter. */
const bands: Record<string, (least: number, most: number) => boolean> = {
  'under-50000': (least) => least < 50_000,
  '50000-149999': (least, most) => least < 150_000 && most >= 50_000,
  '150000-499999': (least, most) => least < 500_000 && most >= 150_000,
  'from-500000': (_, most) => most >= 500_000,
};

/** The sizes in centimetres, as named in the filter. */
const sizes: Record<string, (width: number, height: number, depth: number) => boolean> = {
  'to-40': (...sides) => Math.max(...sides) <= 40,
  'to-100': (...sides) => Math.max(...sides) <= 100,
  'over-100': (...sides) => Math.max(...sides) > 100,
  'above-sofa': (width, height, depth) => width <= 200 && height <= 90 && depth === 0,
};

const sidesOf = ({ size }: ModelWork) => {
  const { diameter = 0, depth = 0 } = size ?? {};
  return [size?.width ?? diameter, size?.height ?? diameter, depth] as const;
};

/** Returns the works that match a text, by the rules of search. */
function worksNamed(works: readonly ModelWork[], typed: string): ModelWork[] {
  const keyed = works.map((work) => {
    const { title, medium, artists = [], exhibitor } = work;
    const names = [title, medium, ...artists, exhibitor.name, exhibitor.city];
    const texts = [...names.flatMap(({ ru, en }) => [ru, en]), exhibitor.stand];
    return { work, words: readKey(searchKey(texts)) };
  });
  return findKeyed(keyed, typed).found.map(({ work }) => work);
}

function isChosen(work: ModelWork, asked: Asked): boolean {
  const { exhibitor, by, price, priceRange, availability } = work;
  const least = price ?? priceRange?.from;
  const most = price ?? priceRange?.to;
  const isInBand = (band: string) =>
    band === 'on-request'
      ? least === undefined && ['available', 'reserved'].includes(availability ?? '')
      : least !== undefined && most !== undefined && bands[band]?.(least, most);
  return Boolean(
    (asked.type === undefined || asked.type === exhibitor.participantType) &&
    (asked.technique === undefined || asked.technique === work.technique) &&
    (asked.size === undefined ||
      (work.size !== undefined && sizes[asked.size]?.(...sidesOf(work)))) &&
    (asked.price === undefined || isInBand(asked.price)) &&
    (asked.availability === undefined || asked.availability === availability) &&
    (asked.artist === undefined || by.some(({ en }) => en === asked.artist)),
  );
}

/** Returns the expected titles for the choices, in the chosen order. */
export function titlesFor(works: readonly ModelWork[], asked: Asked, locale: Locale): string[] {
  const titleOf = ({ title }: ModelWork) => title[locale];
  const priceOf = ({ price, priceRange }: ModelWork) => price ?? priceRange?.from ?? Infinity;
  const isGone = ({ availability }: ModelWork) =>
    Number(availability === 'sold' || availability === 'not-for-sale');
  const areaOf = (work: ModelWork) => {
    const [width, height] = sidesOf(work);
    return work.size === undefined ? Infinity : width * height;
  };
  const rowOf = ({ exhibitor: { stand } }: ModelWork) => stand.charCodeAt(0);
  const placeOf = ({ exhibitor: { stand } }: ModelWork) => Number(stand.slice(1));
  const names = new Intl.Collator(locale, {
    ignorePunctuation: true,
    numeric: true,
    sensitivity: 'base',
  });
  const by = (keyOf: (work: ModelWork) => number) => (one: ModelWork, two: ModelWork) =>
    keyOf(one) === keyOf(two) ? 0 : keyOf(one) - keyOf(two);
  const byName = (one: ModelWork, two: ModelWork) =>
    names.compare(one.exhibitor.name[locale], two.exhibitor.name[locale]);
  const orders = {
    name: [],
    // A sold work shows no price.
    price: [by(isGone), by((work) => (isGone(work) ? 0 : priceOf(work)))],
    size: [by(areaOf)],
    gallery: [byName],
    row: [by(rowOf), by(placeOf)],
  }[asked.sort ?? 'row'];
  return worksNamed(works, asked.q ?? '')
    .filter((work) => isChosen(work, asked))
    .sort((one, two) => {
      for (const order of orders) if (order(one, two) !== 0) return order(one, two);
      return names.compare(titleOf(one), titleOf(two));
    })
    .map(titleOf);
}
