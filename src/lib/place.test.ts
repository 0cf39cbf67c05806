import fc from 'fast-check';
import { testRows } from '../../tests/support/testRows';
import { readAddress } from './address';
import { lengthOf, mapAddresses, metresBetween, projectionAround, readPlace } from './place';

testRows([
  ['55.7526, 37.6262', { lat: 55.7526, lon: 37.6262 }],
  ['55.752600,37.626200', { lat: 55.7526, lon: 37.6262 }],
  ['-33.8568, 151.2153', { lat: -33.8568, lon: 151.2153 }],
  ['40.7484, -73.9857', { lat: 40.7484, lon: -73.9857 }],
  ['90.0000, 180.0000', { lat: 90, lon: 180 }],
  ['-90.0000, -180.0000', { lat: -90, lon: -180 }],
  ['5.7526, 7.6262', { lat: 5.7526, lon: 7.6262 }],
])('%s is a place', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

testRows([
  '55.75, 37.62',
  '55,7526, 37,6262',
  '55.7526 37.6262',
  '55.7526',
  '95.7526, 37.6262',
  '55.7526, 187.6262',
  '55°45′N, 37°37′E',
  '',
  '55.7526, 37.6262, 10',
  'at 55.7526, 37.6262',
  '55.752, 37.6262',
  '55.7526, 37.626',
  '155.7526, 37.6262',
  '90.0001, 37.6262',
  '-90.0001, 37.6262',
  '55.7526, 180.0001',
  '55.7526,  37.6262',
])('%j is not a place', (text) => {
  expect(readPlace(text)).toBeUndefined();
});

// Published distances: one degree of latitude, one degree of longitude at the equator and in
// Moscow, and between two cities.
testRows([
  [{ lat: 55, lon: 37 }, { lat: 56, lon: 37 }, 111_195],
  [{ lat: 0, lon: 10 }, { lat: 0, lon: 11 }, 111_195],
  [{ lat: 55.75, lon: 37 }, { lat: 55.75, lon: 38 }, 62_580],
  [{ lat: 55.7558, lon: 37.6173 }, { lat: 59.9343, lon: 30.3351 }, 633_000],
])('from %j to %j', (a, b, metres) => {
  expect(metresBetween(a, b) / metres).toBeCloseTo(1, 2);
  expect(metresBetween(b, a)).toBeCloseTo(metresBetween(a, b), 6);
});

test('the length of a line is the sum of its parts', () => {
  const line = [
    { lat: 55.75, lon: 37.62 },
    { lat: 55.751, lon: 37.62 },
    { lat: 55.751, lon: 37.621 },
  ];
  expect(lengthOf(line)).toBeCloseTo(111.2 + 62.6, 0);
  expect(lengthOf(line.slice(0, 1))).toBe(0);
  expect(lengthOf([])).toBe(0);
});

test('north is up, east is right, the origin is in the corner', () => {
  const project = projectionAround({ lat: 55.75, lon: 37.62 });
  expect(project({ lat: 55.75, lon: 37.62 })).toEqual({ x: 0, y: 0 });
  expect(project({ lat: 55.751, lon: 37.62 }).y).toBeCloseTo(-111.2, 1);
  expect(project({ lat: 55.75, lon: 37.621 }).x).toBeCloseTo(62.6, 1);
});

test('a drawing of a few kilometres is accurate to a metre in a thousand', () => {
  const near = (middle: number) =>
    fc.double({ min: middle - 0.02, max: middle + 0.02, noNaN: true });
  const place = fc.record({ lat: near(55.75), lon: near(37.62) });
  const project = projectionAround({ lat: 55.75, lon: 37.62 });
  fc.assert(
    fc.property(place, place, (a, b) => {
      const [from, to] = [project(a), project(b)];
      expect(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - metresBetween(a, b))).toBeLessThan(
        1 + metresBetween(a, b) / 1000,
      );
    }),
  );
});

const place = { lat: 55.7541, lon: 37.6247 };

testRows([
  ['yandex', 'https://yandex.ru/maps/?ll=37.6247,55.7541&z=17&pt=37.6247,55.7541'],
  ['2gis', 'https://2gis.ru/geo/37.6247,55.7541'],
  ['google', 'https://www.google.com/maps/search/?api=1&query=55.7541,37.6247'],
  ['apple', 'https://maps.apple.com/?ll=55.7541,37.6247&q=%D0%93%D0%94%20%284%29'],
  ['osm', 'https://www.openstreetmap.org/?mlat=55.7541&mlon=37.6247#map=17/55.7541/37.6247'],
  ['geo', 'geo:55.7541,37.6247?q=55.7541,37.6247(%D0%93%D0%94%20%284%29)'],
] as const)('%s opens the place', (app, address) => {
  expect(mapAddresses(place, 'ГД (4)', 'ru')[app]).toBe(address);
});

test('English readers get the English sites', () => {
  const { yandex, '2gis': twoGis } = mapAddresses(place, 'GD', 'en');
  expect(yandex).toMatch(/^https:\/\/yandex\.com\/maps\//);
  expect(twoGis).toBe('https://2gis.com/geo/37.6247,55.7541');
});

test('each address is a valid link, whatever the venue is called', () => {
  const anything = fc.record({
    lat: fc.integer({ min: -9_000_000, max: 9_000_000 }),
    lon: fc.integer({ min: -18_000_000, max: 18_000_000 }),
  });
  fc.assert(
    fc.property(anything, fc.string({ unit: 'grapheme' }), ({ lat, lon }, name) => {
      const { geo, ...sites } = mapAddresses({ lat: lat / 1e5, lon: lon / 1e5 }, name, 'ru');
      expect(readAddress(geo, []).kind).toBe('contact');
      for (const address of Object.values(sites))
        expect(readAddress(address, [])).toEqual({ kind: 'outside', href: address });
    }),
  );
});
