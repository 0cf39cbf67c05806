import { testRows } from '../../../tests/support/testRows';
import { readFilter } from '../../lists/model/facets';
import { filterKeys, optionsOf, passes } from './worksFilter';

const work = {
  availability: 'available',
  price: 90_000,
  priceRange: null,
  technique: 'print',
  makers: [{ slug: 'vera-gips' }, { slug: 'lev-treshchin' }],
  exhibitor: { participantType: 'gallery' },
};
const other = {
  ...work,
  availability: 'sold',
  price: null,
  technique: null,
  makers: [{ slug: 'anna-lyon' }],
  exhibitor: { participantType: 'artist' },
};
const types = ['gallery', 'artist', 'photographer'] as const;
const artists = ['anna-lyon', 'lev-treshchin', 'vera-gips'];

test('options are the values that occur, in their order, unless there is only one', () => {
  expect(optionsOf([work, other], types, artists)).toEqual({
    type: ['gallery', 'artist'],
    technique: [],
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
    price: 'on-request',
    availability: 'x',
    artist: 'x',
  };
  for (const key of filterKeys) expect(passes(work, { [key]: nothing[key] })).toBe(false);
});
