import fc from 'fast-check';
import { testRows } from '../../tests/support/testRows';
import { readAddress } from './address';
import { mapAddresses } from './mapLinks';

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
