import { testRows } from '../../../tests/support/testRows';
import { facetKeys } from './filterKeys';
import {
  type WorksFilter,
  countChoices,
  countWorks,
  occurring,
  optionsOf,
  passes,
  priceBounds,
  priceSteps,
  readWorksFilter,
  sizeBandsOf,
  toggled,
} from './worksFilter';

const priced = (price: number | null, priceRange: { from: number; to: number } | null = null) => ({
  price,
  priceRange,
});

test('a price is its own bounds, a range has two, and without either there are none', () => {
  expect(priceBounds(priced(90))).toEqual({ from: 90, to: 90 });
  expect(priceBounds(priced(null, { from: 80, to: 120 }))).toEqual({ from: 80, to: 120 });
  expect(priceBounds(priced(null))).toBeUndefined();
});

testRows([
  [[priced(null)], []],
  [[priced(30_000)], []],
  [[priced(50_000), priced(100_000)], [50_000]],
  [
    [priced(30_000), priced(null, { from: 90_000, to: 210_000 })],
    [50_000, 100_000, 200_000],
  ],
])('of %j the limits are %j', (works, expected) => {
  expect(priceSteps(works)).toEqual(expected);
});

testRows([
  [40, 30, null, ['to-40', 'to-100', 'above-sofa']],
  [41, 30, null, ['to-100', 'above-sofa']],
  [90, 100, null, ['to-100', 'above-sofa']],
  [91, 100, null, ['to-100']],
  [90, 200, null, ['over-100', 'above-sofa']],
  [90, 201, null, ['over-100']],
  [30, 20, 35, ['to-40', 'to-100']],
  [30, 20, 120, ['over-100']],
])('%s high, %s wide and %s deep (cm) is found by %j', (height, width, depth, expected) => {
  expect(sizeBandsOf({ height, width, depth })).toEqual(expected);
});

test('a work without measures is found by none', () => expect(sizeBandsOf(null)).toEqual([]));

const work = {
  availability: 'available',
  price: 90_000,
  priceRange: null,
  technique: 'print',
  size: { height: 60, width: 90 },
  colours: ['red', 'black'],
  makers: [{ slug: 'vera-gips' }, { slug: 'lev-treshchin' }],
  exhibitor: { participantType: 'gallery' },
};
const other = {
  ...work,
  availability: 'sold',
  price: null,
  technique: null,
  size: null,
  colours: ['black'],
  makers: [{ slug: 'anna-lyon' }],
  exhibitor: { participantType: 'artist' },
};
const types = ['gallery', 'artist', 'photographer'] as const;
const artists = ['anna-lyon', 'lev-treshchin', 'vera-gips'];

test('options are the values that occur, in their order, unless there is only one', () => {
  expect(optionsOf([work, other], types, artists)).toEqual({
    type: ['gallery', 'artist'],
    technique: [],
    size: ['to-100', 'above-sofa'],
    colour: ['red', 'black'],
    price: [],
    availability: ['available', 'sold'],
    artist: artists,
  });
  const options = optionsOf(
    [work, { ...other, technique: 'painting', price: 10 }, { ...work, price: null }],
    types,
    ['vera-gips'],
  );
  expect(options.technique).toEqual(['painting', 'print']);
  expect(options.price).toEqual(['on-request']);
  expect(options.artist).toEqual([]);
});

/** A filter of facets, `colour: red`, and of bounds, `'price-to': 1`. */
const filterOf = ({ facets = {}, bounds = {} }: Partial<WorksFilter>): WorksFilter => ({
  facets,
  bounds,
});

testRows([
  ['', {}],
  [
    'type=artist&availability=sold&artist=vera-gips',
    { facets: { type: ['artist'], availability: ['sold'], artist: ['vera-gips'] } },
  ],
  ['colour=red&colour=black&colour=pink', { facets: { colour: ['red', 'black'] } }],
  ['type=photographer', {}],
  ['type=', {}],
  ['artist=<b>&technique=oil&price=1', {}],
  ['view=grid&q=vera&sort=price', {}],
  [
    'price-from=50000&price-to=150000&wall=120',
    { bounds: { 'price-from': 50_000, 'price-to': 150_000, wall: 120 } },
  ],
  ['price-from=-1&price-to=1e5&wall=12', {}],
])('the address ?%s has the filter %j', (search, expected) => {
  const options = optionsOf([work, other], types, artists);
  expect(readWorksFilter(new URLSearchParams(search), options)).toEqual(filterOf(expected));
});

const ranged = { ...work, price: null, priceRange: { from: 50_000, to: 80_000 } };
const asked = { ...work, price: null };

testRows([
  [{}, work, true],
  [{ facets: { type: ['gallery'] } }, work, true],
  [{ facets: { type: ['gallery'] } }, other, false],
  [{ facets: { technique: ['print'] } }, other, false],
  [{ facets: { technique: ['painting', 'print'] } }, work, true],
  [{ facets: { size: ['above-sofa'] } }, work, true],
  [{ facets: { size: ['over-100'] } }, work, false],
  [{ facets: { colour: ['red'] } }, other, false],
  [{ facets: { colour: ['red', 'black'] } }, other, true],
  [{ facets: { availability: ['sold'] } }, other, true],
  [{ facets: { artist: ['lev-treshchin'] } }, work, true],
  [{ facets: { artist: ['vera-gips'], availability: ['sold'] } }, work, false],
  [{ bounds: { 'price-to': 90_000 } }, work, true],
  [{ bounds: { 'price-to': 89_999 } }, work, false],
  [{ bounds: { 'price-from': 90_000 } }, work, true],
  [{ bounds: { 'price-from': 90_001 } }, work, false],
  [{ bounds: { 'price-from': 80_000, 'price-to': 90_000 } }, ranged, true],
  [{ bounds: { 'price-to': 49_999 } }, ranged, false],
  [{ bounds: { 'price-to': 90_000 } }, other, false],
  [{ bounds: { 'price-to': 90_000 } }, asked, false],
  [{ bounds: { 'price-to': 90_000 }, facets: { price: ['on-request'] } }, asked, true],
  [{ bounds: { 'price-to': 90_000 }, facets: { price: ['on-request'] } }, work, true],
  [{ facets: { price: ['on-request'] } }, work, false],
  [{ facets: { price: ['on-request'] } }, asked, true],
  [{ bounds: { wall: 90 } }, work, true],
  [{ bounds: { wall: 89 } }, work, false],
  [{ bounds: { wall: 900 } }, other, false],
  [{ bounds: { wall: 900 } }, { ...work, size: { height: 1, width: 1, depth: 5 } }, false],
])('%j: %j passes %s', (filter, one, expected) => {
  expect(passes(one, filterOf(filter))).toBe(expected);
});

test('every facet decides', () => {
  for (const key of facetKeys)
    expect(passes(work, filterOf({ facets: { [key]: ['x'] } }))).toBe(false);
});

test('a value is chosen beside the others of its key, and taken back', () => {
  const filter = filterOf({ facets: { colour: ['red'] } });
  expect(toggled(filter, 'colour', 'black')).toEqual(['red', 'black']);
  expect(toggled(filter, 'colour', 'red')).toEqual([]);
});

test('choices say how many works they would give, in their own terms', () => {
  const works = [work, other, asked];
  const counts = countWorks(works, filterOf({ facets: { availability: ['sold'] } }));
  expect(counts.availability.of.get('available')).toBe(2);
  expect(counts.price.of.size).toBe(0);
  expect(counts.artist.of.get('anna-lyon')).toBe(1);
  const cheap = countWorks(works, filterOf({ bounds: { 'price-to': 90_000 } }));
  expect(cheap.colour.of.get('black')).toBe(1);
  expect(cheap.price.of.get('on-request')).toBe(1);
});

describe('the numbers of choices', () => {
  type Thing = { colour: string; sizes: string[] };
  const facets = {
    colour: ({ colour }: Thing) => [colour],
    size: ({ sizes }: Thing) => sizes,
  };
  const things: Thing[] = [
    { colour: 'red', sizes: ['small', 'flat'] },
    { colour: 'red', sizes: ['big'] },
    { colour: 'blue', sizes: ['small'] },
    { colour: 'grey', sizes: [] },
  ];

  test('values are offered in their order if there is more than one', () => {
    expect(occurring(things, ['blue', 'green', 'red'], facets.colour)).toEqual(['blue', 'red']);
    expect(occurring(things, ['red', 'green'], facets.colour)).toEqual([]);
  });

  testRows([
    [
      {},
      { all: 4, of: { red: 2, blue: 1, grey: 1 } },
      { all: 4, of: { small: 2, flat: 1, big: 1 } },
    ],
    // Another colour would still be small; another size would still be red.
    [
      { colour: 'red', size: 'small' },
      { all: 2, of: { red: 1, blue: 1 } },
      { all: 2, of: { small: 1, flat: 1, big: 1 } },
    ],
    [{ colour: 'grey' }, { all: 4, of: { red: 2, blue: 1, grey: 1 } }, { all: 1, of: {} }],
  ])('with %j chosen, each choice shows the number it would give', (filter, colour, size) => {
    const counts = countChoices(facets, things, filter);
    const plain = (key: 'colour' | 'size') => ({
      all: counts[key].all,
      of: Object.fromEntries(counts[key].of),
    });
    expect(plain('colour')).toEqual(colour);
    expect(plain('size')).toEqual(size);
  });
});
