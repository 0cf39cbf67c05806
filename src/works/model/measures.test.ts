import { testRows } from '../../../tests/support/testRows';
import { durationText, sidesOf, sizeText, yearsText } from './measures';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

testRows([
  [{ height: 30, width: 20 }, '30 × 20 см', '30 × 20 cm'],
  [{ height: 30, width: 20.5, depth: 10 }, '30 × 20,5 × 10 см', '30 × 20.5 × 10 cm'],
  [{ diameter: 60.5 }, 'диаметр 60,5 см', 'diameter 60.5 cm'],
  [{ diameter: 60, depth: 4 }, 'диаметр 60 см, глубина 4 см', 'diameter 60 cm, depth 4 cm'],
  [undefined, undefined, undefined],
])('%j is written %j, %j', (size, ru, en) => {
  expect(plain(sizeText(size, 'ru'))).toBe(ru);
  expect(plain(sizeText(size, 'en'))).toBe(en);
});

test('no line ends within measures, but before the depth of what is round', () => {
  expect(sizeText({ height: 30, width: 20 }, 'ru')).not.toMatch(/ /);
  expect(sizeText({ diameter: 60, depth: 4 }, 'ru')?.split(' ')).toHaveLength(2);
});

testRows([
  [{ diameter: 60 }, { height: 60, width: 60, depth: undefined }],
  [
    { diameter: 60, depth: 4 },
    { height: 60, width: 60, depth: 4 },
  ],
  [
    { height: 30, width: 20 },
    { height: 30, width: 20, depth: undefined },
  ],
  [undefined, undefined],
  [{}, undefined],
])('%j takes %j', (size, sides) => expect(sidesOf(size)).toEqual(sides));

testRows([
  ['12:30', '12 мин 30 с', '12 min 30 s'],
  ['4:00', '4 мин', '4 min'],
  ['0:45', '45 с', '45 s'],
  ['1:02:30', '1 ч 2 мин 30 с', '1 h 2 min 30 s'],
  ['24:00:00', '24 ч', '24 h'],
])('%s lasts %s, %s', (written, ru, en) => {
  expect(plain(durationText(written, 'ru'))).toBe(ru);
  expect(plain(durationText(written, 'en'))).toBe(en);
});

testRows([
  [{ year: 2024 }, '2024', '2024'],
  [{ year: 2023, yearFrom: 2019 }, '2019–2023', '2019–2023'],
  [{ year: 1990, circa: true }, 'ок. 1990', 'c. 1990'],
  [{ year: 1990, yearFrom: 1985, circa: true }, 'ок. 1985–1990', 'c. 1985–1990'],
  [{ year: 2024, circa: false }, '2024', '2024'],
])('%j is %s, %s', (years, ru, en) => {
  expect(plain(yearsText(years, 'ru'))).toBe(ru);
  expect(plain(yearsText(years, 'en'))).toBe(en);
});
