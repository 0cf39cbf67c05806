import { someExhibitor, someFair, someWork } from './someFair';
import { standCards } from './stands';
import { wordsOf } from './words';

const cards = (parts: Parameters<typeof someExhibitor>[0][], locale: 'ru' | 'en' = 'ru') =>
  standCards(someFair({ exhibitors: parts.map(someExhibitor) }), wordsOf(locale));

test('a card names the exhibitor, its type and city, and links to its page', () => {
  expect(cards([{}], 'en')).toEqual([
    {
      key: 'kobalt',
      name: 'C07 Kobalt',
      stand: 'C07',
      exhibitor: 'Kobalt',
      about: 'gallery, Moscow',
      artists: ['Vera Gips'],
      address: 'https://fair.example/en/exhibitors/2026/kobalt/',
      mapAddress: 'https://fair.example/en/map/?from=C07#stand-C07',
    },
  ]);
});

test('cards are in the order of stands, by number', () => {
  const stands = ['C07', 'A101', 'A12', 'B01'].map((stand) => ({ stand, slug: stand }));
  expect(cards(stands).map(({ stand }) => stand)).toEqual(['A12', 'A101', 'B01', 'C07']);
});

test('the card of a stand that is not on the map has no code for the map', () => {
  expect(cards([{ stand: 'A12' }])[0]?.mapAddress).toBeUndefined();
});

test('artists are listed once each, by surname, including those of works', () => {
  const artists = [
    { ru: 'Лев Ямб', en: 'Lev Yamb' },
    { ru: 'Зоя Астра', en: 'Zoya Astra' },
  ];
  const works = [
    someWork({ artists: [{ ru: 'Иван Бор', en: 'Ivan Bor' }] }),
    someWork({ artists: [{ ru: 'Лев Ямб', en: 'Lev Yamb' }] }),
  ];
  expect(cards([{ artists, works }])[0]?.artists).toEqual(['Зоя Астра', 'Иван Бор', 'Лев Ямб']);
});

test('artists who exhibit themselves are not listed at their own stand', () => {
  const own = { participantType: 'artist', artists: undefined } as const;
  expect(cards([own])[0]?.artists).toEqual([]);
  const together = someWork({
    artists: [
      { ru: 'Кобальт', en: 'Kobalt' },
      { ru: 'Иван Бор', en: 'Ivan Bor' },
    ],
  });
  expect(cards([{ ...own, works: [together] }])[0]?.artists).toEqual(['Иван Бор']);
});
