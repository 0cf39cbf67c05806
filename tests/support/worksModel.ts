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
  type?: readonly string[];
  technique?: readonly string[];
  size?: readonly string[];
  price?: readonly string[];
  availability?: readonly string[];
  /** Roubles. */
  'price-from'?: number;
  'price-to'?: number;
  /** The width of a wall, cm. */
  wall?: number;
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

/** Centimetres of each size, as its name in the filter tells them. */
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
  const [width, , depth] = sidesOf(work);
  const least = price ?? priceRange?.from;
  const most = price ?? priceRange?.to;
  const isOnRequest = least === undefined && ['available', 'reserved'].includes(availability ?? '');
  const isBounded = asked['price-from'] !== undefined || asked['price-to'] !== undefined;
  const isWithin =
    least !== undefined &&
    most !== undefined &&
    most >= (asked['price-from'] ?? 0) &&
    least <= (asked['price-to'] ?? Infinity);
  const isOneOf = (chosen: readonly string[] | undefined, value: string | undefined) =>
    chosen === undefined || chosen.includes(value ?? '');
  return (
    isOneOf(asked.type, exhibitor.participantType) &&
    isOneOf(asked.technique, work.technique) &&
    isOneOf(asked.availability, availability) &&
    (asked.size === undefined ||
      asked.size.some((size) => work.size !== undefined && sizes[size]?.(...sidesOf(work)))) &&
    ((asked.price !== undefined && isOnRequest) ||
      (isBounded ? isWithin : asked.price === undefined)) &&
    (asked.wall === undefined || (work.size !== undefined && depth === 0 && width <= asked.wall)) &&
    (asked.artist === undefined || by.some(({ en }) => en === asked.artist))
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
