import { wallLabels, type WallLabel } from './labels';
import { someExhibitor, someFair, someWork } from './someFair';
import { wordsOf } from './words';

type Work = Parameters<typeof someWork>[0] & object;

const tied = (text: string) => text.replaceAll('_', '\u00a0');
const label = (
  work: Work,
  exhibitor: Parameters<typeof someExhibitor>[0] = {},
  locale: 'ru' | 'en' = 'ru',
) => {
  const exhibitors = [someExhibitor({ ...exhibitor, works: [someWork(work)] })];
  return wallLabels(someFair({ exhibitors }), wordsOf(locale))[0];
};

test('a label of a work without optional facts', () => {
  expect(label({})).toEqual({
    key: 'kobalt/utro',
    name: 'C07 Утро',
    artists: 'Вера Гипс',
    title: 'Утро',
    years: '2025',
    facts: ['масло, лён'],
    price: '',
    state: '',
    mark: undefined,
    exhibitor: 'Кобальт',
    stand: 'C07',
    address: 'https://fair.example/w/2026/kobalt/utro/',
  });
});

test('all facts are on the label, in English with the English address', () => {
  const work: Work = {
    slug: 'first-light',
    yearFrom: 2019,
    size: { height: 140, width: 110.5 },
    duration: '12:30',
    copies: { of: 8, number: 2, proofs: 1 },
    courtesy: { ru: 'Из собрания', en: 'Courtesy of a collection' },
    availability: 'available',
    price: 160000,
  };
  expect(label(work, {}, 'en')).toMatchObject({
    years: '2019–2025',
    facts: [
      'oil on linen',
      tied('140_×_110.5_cm, 12_min 30_s'),
      'Edition 2 of 8, plus 1 artist’s proof',
      'Courtesy of a collection',
    ],
    price: '160,000\u00a0₽',
    state: '',
    address: 'https://fair.example/en/w/2026/kobalt/first-light/',
  });
});

const asOf = '2026-04-03';
const sales: [what: string, Work, Partial<WallLabel>][] = [
  ['available', { availability: 'available', price: 900 }, { price: '900\u00a0₽', state: '' }],
  ['available, no price', { availability: 'available' }, { price: 'Цена по запросу', state: '' }],
  [
    'a range',
    { priceRange: { from: 80000, to: 120000 } },
    { price: tied('80_000–120_000_₽'), state: '' },
  ],
  [
    'sold: no price any more, and no day',
    { availability: 'sold', asOf, price: 900 },
    { price: '', state: 'Продано', mark: 'sold' },
  ],
  [
    'reserved: still with its price',
    { availability: 'reserved', asOf, price: 900 },
    { price: '900\u00a0₽', state: 'Резерв', mark: 'reserved' },
  ],
  [
    'not for sale',
    { availability: 'not-for-sale' },
    { price: '', state: 'Не продаётся', mark: undefined },
  ],
];

test.each(sales)('a work that is %s', (_, work, expected) => {
  expect(label(work)).toMatchObject(expected);
});

test('an artist’s own work names the artist and no exhibitor', () => {
  const own = { participantType: 'artist', artists: undefined } as const;
  expect(label({}, own)).toMatchObject({ artists: 'Кобальт', exhibitor: '' });
});

test('with several artists of a gallery, none is guessed', () => {
  const several = ['Вера Гипс', 'Лев Ямб'].map((ru) => ({ ru, en: ru }));
  expect(label({}, { artists: several })).toMatchObject({ artists: '', exhibitor: 'Кобальт' });
});
