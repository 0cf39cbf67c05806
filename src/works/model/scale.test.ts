import { testRows } from '../../../tests/support/testRows';
import { durationText, sidesOf, sizeText, toScale, yearsText } from './scale';

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

const sized = (height: number, width: number, depth?: number) => toScale({ height, width, depth });

testRows([
  [
    'a picture hangs with its middle at eye height',
    [90, 120],
    '0 -240 192 240',
    'M68-195h120v90H68',
  ],
  ['half centimetres are rounded', [60.5, 45.4], '0 -240 117 240', 'M68-181h45v61H68'],
  ['a sculpture stands on the ground', [95, 140, 60], '0 -240 212 240', 'M68-95h140v95H68'],
  ['the highest that fills the view', [180, 130], '0 -240 202 240', 'M68-240h130v180H68'],
  ['a higher one makes all smaller', [260, 200], '0 -280 272 280', 'M68-280h200v260H68'],
  ['one too high to hang stands', [261, 200], '0 -261 272 261', 'M68-261h200v261H68'],
  ['the widest that fits', [100, 468], '0 -240 540 240', 'M68-200h468v100H68'],
  ['a wider one makes all smaller', [100, 1008], '0 -480 1080 480', 'M68-200h1008v100H68'],
  ['the smallest is a pixel', [0.5, 1], '0 -240 76 240', 'M68-154h4v4H68'],
  ['a pixel beside the greatest', [1, 5000], '0 -2255 5072 2255', 'M68-186h5000v36H68'],
  ['a tower', [5000, 1], '0 -5000 151 5000', 'M68-5000h79v5000H68'],
] as [string, [number, number, number?], string, string][])(
  'a work is drawn to scale: %s: %j',
  (_, size, viewBox, outline) => {
    expect(sized(...size)).toMatchObject({ viewBox, outline });
  },
);

testRows([
  [12, 12, 12, 'palm'],
  [9, 8, undefined, 'palm'],
  [9, 13, undefined, 'less'],
  [10, 10, 14, 'less'],
  [35, 30, undefined, 'less'],
  [36, 30, undefined, 'quarter'],
  [49, 30, undefined, 'quarter'],
  [50, 40, undefined, 'third'],
  [71, 40, undefined, 'third'],
  [72, 40, undefined, 'half'],
  [98, 40, undefined, 'half'],
  [99, 40, undefined, 'twoThirds'],
  [120, 40, undefined, 'twoThirds'],
  [121, 40, undefined, 'threeQuarters'],
  [147, 40, undefined, 'threeQuarters'],
  [148, 40, undefined, 'equal'],
  [186, 40, undefined, 'equal'],
  [187, 40, undefined, 'higher'],
  [297, 40, undefined, 'higher'],
  [298, 40, undefined, 'twice'],
  [424, 40, undefined, 'twice'],
  [425, 40, undefined, 'farHigher'],
])('%s × %s × %s cm beside a person: %s', (height, width, depth, beside) => {
  expect(sized(height, width, depth)?.beside).toBe(beside);
});

test('what is wider than two arms reach is wide', () => {
  expect(sized(60, 180)?.isWide).toBe(false);
  expect(sized(60, 181)?.isWide).toBe(true);
});

test('a round work is drawn round, one without measures not at all', () => {
  expect(toScale({ diameter: 60 })).toMatchObject({
    viewBox: '0 -240 132 240',
    outline: 'M68-150a30 30 0 1 1 0 1',
    beside: 'third',
  });
  expect(toScale({ diameter: 95, depth: 95 })?.outline).toBe('M68-47.5a47.5 47.5 0 1 1 0 1');
  expect(toScale({})).toBeUndefined();
});
