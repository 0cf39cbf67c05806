import { testRows } from '../../../tests/support/testRows';
import { serviceAnchors } from './planAnchors';
import { requestedPlace, nearestPart, placeNamed, roundMetres } from './planPlaces';

test('services of a kind are counted from the second on', () => {
  const kinds = ['toilet', 'lift', 'toilet', 'toilet'];
  expect(serviceAnchors(kinds.map((kind) => ({ kind })))).toEqual([
    'service-toilet',
    'service-lift',
    'service-toilet-2',
    'service-toilet-3',
  ]);
});

const known = new Set(['stand-C07', 'stand-S12', 'hall-atrium', 'service-toilet']);
testRows<[string, string | null, string]>([
  ['', null, ''],
  ['#hall-atrium', null, 'hall-atrium'],
  ['#service-toilet', 'C07', 'service-toilet'],
  ['#hall-roof', null, ''],
  ['#services', null, ''],
  ['#stand-C07', null, 'stand-C07'],
  ['#stand-c-07', null, 'stand-C07'],
  // Browsers encode Cyrillic letters and spaces in a hash.
  ['#stand-%D1%8107', null, 'stand-C07'],
  ['#stand-C%2007', null, 'stand-C07'],
  ['#stand-%D0%AF99', null, 'stand-Я99'],
  ['#stand-%', null, 'stand-%'],
  ['', 'с 7', 'stand-C07'],
  ['', 'с12', 'stand-S12'],
  ['', 'z99', 'stand-Z99'],
  ['', '', ''],
])('the address %j, ?stand=%j, names %j', (hash, stand, anchor) =>
  expect(requestedPlace(hash, stand, known)).toBe(anchor),
);

testRows([
  ['C07', 'stand-C07'],
  ['с-7', 'stand-C07'],
  ['hall-atrium', 'hall-atrium'],
  ['stand-C07', 'stand-C07'],
  ['C08', ''],
  ['atrium', ''],
  ['', ''],
])('?from=%s is %j', (named, anchor) => expect(placeNamed(named, known)).toBe(anchor));

const [left, right] = [
  { x: 0, y: 0, width: 10, height: 10 },
  { x: 30, y: 0, width: 10, height: 4 },
];

testRows([
  [{ x: 5, y: 5 }, left],
  [{ x: 19, y: 2 }, left],
  [{ x: 21, y: 2 }, right],
  [{ x: 35, y: 30 }, right],
])('%j is nearest to %j', (point, part) => expect(nearestPart(point, [left, right])).toBe(part));

testRows([
  [0, 10],
  [14, 10],
  [16, 20],
])('%i m are shown as %i m', (metres, shown) => expect(roundMetres(metres)).toBe(shown));
