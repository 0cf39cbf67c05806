import { testRows } from '../../../tests/support/testRows';
import { readFilter } from '../../lists/model/facets';
import { countWorks, filterKeys, optionsOf, passes } from './worksFilter';

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
  expect(options.price).toEqual(['under-50000', '50000-149999', 'on-request']);
  expect(options.artist).toEqual([]);
});

testRows([
  ['', {}],
  [
    'type=artist&availability=sold&artist=vera-gips',
    { type: 'artist', availability: 'sold', artist: 'vera-gips' },
  ],
  ['type=photographer', {}],
  ['type=', {}],
  ['artist=<b>&technique=oil&price=1', {}],
  ['view=grid&q=vera&sort=price', {}],
])('the address ?%s has the filter %j', (search, expected) => {
  const options = optionsOf([work, other], types, artists);
  expect(readFilter(new URLSearchParams(search), options)).toEqual(expected);
});

testRows([
  [{}, true, true],
  [{ type: 'gallery' }, true, false],
  [{ technique: 'print' }, true, false],
  [{ size: 'above-sofa' }, true, false],
  [{ colour: 'red' }, true, false],
  [{ colour: 'black' }, true, true],
  [{ size: 'over-100' }, false, false],
  [{ price: '50000-149999' }, true, false],
  [{ availability: 'sold' }, false, true],
  [{ artist: 'lev-treshchin' }, true, false],
  [{ artist: 'vera-gips', availability: 'available' }, true, false],
  [{ artist: 'vera-gips', availability: 'sold' }, false, false],
])('%j: the one passes %s, the other %s', (filter, one, two) => {
  expect(passes(work, filter)).toBe(one);
  expect(passes(other, filter)).toBe(two);
});

test('every key of the filter decides', () => {
  const nothing = {
    type: 'x',
    technique: 'x',
    size: 'x',
    colour: 'x',
    price: 'on-request',
    availability: 'x',
    artist: 'x',
  };
  for (const key of filterKeys) expect(passes(work, { [key]: nothing[key] })).toBe(false);
});

test('choices say how many works they would give, in their own terms', () => {
  const counts = countWorks([work, other], { availability: 'sold' });
  expect(counts.availability.of.get('available')).toBe(1);
  expect(counts.price.of.size).toBe(0);
  expect(counts.artist.of.get('anna-lyon')).toBe(1);
});
