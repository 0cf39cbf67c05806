import { testRows } from '../../../tests/support/testRows';
import { lengthOf, metresBetween, readPlace } from '../../lib/place';
import { present } from '../../lib/present';
import {
  drawWay,
  kilometresBetween,
  placesOf,
  roundMetres,
  type WrittenWay,
  labelBlock,
  labelStreet,
  type Sheet,
} from './wayDrawing';

const text = (word: string) => ({ ru: word, en: `${word} in English` });

// A door, a station 500 m east of it with a walk that bends north, a street, and a block around the
// door.
const way: WrittenWay = {
  points: [
    { id: 'door', kind: 'entrance', name: text('Дверь'), at: '55.7500, 37.6200' },
    {
      id: 'station',
      kind: 'metro',
      name: text('Станция'),
      note: text('Налево'),
      at: '55.7500, 37.6280',
    },
  ],
  walks: [{ from: 'station', to: 'door', minutes: 9, stepFree: true, line: ['55.7510, 37.6240'] }],
  streets: [{ name: text('Речная'), line: ['55.7496, 37.5000', '55.7496, 37.7000'] }],
  blocks: [
    {
      name: text('Двор'),
      isVenue: true,
      outline: ['55.7505, 37.6195', '55.7505, 37.6205', '55.7495, 37.6205', '55.7495, 37.6195'],
    },
    { outline: ['55.7500, 37.6250', '55.7502, 37.6250', '55.7502, 37.6252'] },
  ],
};
const numbersIn = (path: string) => [...path.matchAll(/-?\d+/g)].map(Number);

test('the drawing holds points and walks with air around them, in metres', () => {
  const { width, height, walks } = drawWay(way, 'ru');
  expect(width).toBeCloseTo(500 + 140, -1);
  expect(height).toBeCloseTo(111 + 140, -1);
  const [x = 0, y = 0, turnX = 0, turnY = 0, endX = 0, endY = 0] = numbersIn(walks[0]?.path ?? '');
  // From the east, then by the north, to the west.
  expect(x).toBeGreaterThan(turnX);
  expect(turnX).toBeGreaterThan(endX);
  expect(turnY).toBeLessThan(y);
  expect(y).toBe(endY);
  expect([endX, width - x, turnY]).toEqual([70, 70, 70]);
});

test('points stand where their walks begin and end, per cent of the sides', () => {
  const { width, height, points, walks } = drawWay(way, 'ru');
  const [x = 0, y = 0] = numbersIn(walks[0]?.path ?? '');
  expect(points[1]?.x).toBeCloseTo((100 * x) / width, 0);
  expect(points[1]?.y).toBeCloseTo((100 * y) / height, 0);
});

test('a walk is told at its beginning: metres are those of its line, in steps of 50', () => {
  const [door, station] = drawWay(way, 'ru').points;
  expect(door?.walks).toEqual([]);
  expect(station?.walks).toEqual([{ to: 1, minutes: 9, metres: 550, stepFree: true }]);
  expect(
    lengthOf(placesOf(['55.7500, 37.6280', '55.7510, 37.6240', '55.7500, 37.6200'])),
  ).toBeCloseTo(548, 0);
});

test('streets, blocks and walks are lines from place to place; a block is closed', () => {
  const { streets, blocks, walks } = drawWay(way, 'ru');
  expect(streets).toEqual([expect.stringMatching(/^M-?\d+ \d+L-?\d+ \d+$/)]);
  expect(blocks.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^M\d+ \d+(L\d+ \d+){3}z$/),
    expect.stringMatching(/^M\d+ \d+(L\d+ \d+){2}z$/),
  ]);
  expect(blocks.map(({ isVenue }) => isVenue)).toEqual([true, false]);
  expect(walks).toEqual([
    { path: expect.stringMatching(/^M\d+ \d+(L\d+ \d+){2}$/) as string, stepFree: true },
  ]);
});

test('a place that cannot be read is left out of its line', () => {
  expect(placesOf(['55.7500, 37.6200', 'the corner', ''])).toEqual([{ lat: 55.75, lon: 37.62 }]);
});

test('names are of one language', () => {
  expect(drawWay(way, 'ru').points.map(({ name, note }) => [name, note])).toEqual([
    ['Дверь', null],
    ['Станция', 'Налево'],
  ]);
  expect(drawWay(way, 'en').points.map(({ name, note }) => [name, note])).toEqual([
    ['Дверь in English', null],
    ['Станция in English', 'Налево in English'],
  ]);
  expect(drawWay(way, 'ru').labels.map(({ lines }) => lines)).toEqual([['Двор'], ['Речная']]);
});

test('a street that runs over both edges has its name inside, level, where no point stands', () => {
  const [, street] = drawWay(way, 'ru').labels;
  expect(street).toMatchObject({ angle: 0, isNarrow: true });
  expect(street?.x).toBeGreaterThan(20);
  expect(street?.x).toBeLessThan(80);
});

test('the name of a street rises with it to the north; under a sign it waits for a wider window', () => {
  const named = (...line: string[]) =>
    drawWay({ ...way, streets: [{ name: text('Речная'), line }] }, 'ru').labels[1];
  expect(named('55.7490, 37.6200', '55.7510, 37.6280')?.angle).toBe(-24);
  expect(named('55.7500, 37.6260', '55.7500, 37.6300')?.isNarrow).toBe(false);
});

test('a block over the edge has its name in the part that is seen', () => {
  const blocks = [
    {
      name: text('Парк'),
      outline: ['55.7495, 37.6220', '55.7495, 37.6260', '55.7300, 37.6260', '55.7300, 37.6220'],
    },
  ];
  const [park] = drawWay({ ...way, blocks }, 'ru').labels;
  expect(park?.y).toBeGreaterThan(60);
  expect(park?.y).toBeLessThan(100);
});

test('a way of one point and no lines is drawn', () => {
  const [door] = way.points;
  expect(drawWay({ points: [present(door, 'door')], walks: [] }, 'ru')).toMatchObject({
    width: 140,
    height: 140,
    walks: [],
    labels: [],
    points: [{ x: 50, y: 50 }],
  });
});

testRows([
  [1, 50],
  [74, 50],
  [76, 100],
  [512, 500],
])('%d m are told as %d', (metres, told) => {
  expect(roundMetres(metres)).toBe(told);
});

test('kilometres are a thousand metres', () => {
  const [a, b] = [
    present(readPlace('55.7500, 37.6200'), 'place'),
    present(readPlace('55.8500, 37.6200'), 'place'),
  ];
  expect(kilometresBetween(a, b) * 1000).toBeCloseTo(metresBetween(a, b), 6);
});

/** A drawing on which a metre is a pixel of the narrowest phone. */
const sheet = (...signs: [x: number, y: number][]): Sheet => ({
  width: 288,
  height: 288,
  signs: signs.map(([x, y]) => ({ x, y })),
});
/** Places written `x,y x,y`. */
const line = (places: string) =>
  places.split(' ').map((place) => {
    const [x = NaN, y = NaN] = place.split(',').map(Number);
    return { x, y };
  });
// Ten letters of 7 px.
const name = 'Abcdefghij';
const placed = (places: string, on: Sheet, words = name) =>
  labelStreet(words, line(places), on).map(({ middle, angle }) => [
    Math.round(middle.x),
    Math.round(middle.y),
    angle,
  ]);
const isNarrow = (places: string, on: Sheet, words = name) =>
  labelStreet(words, line(places), on)[0]?.isNarrow;

describe("a street's name", () => {
  testRows<[string, string, Sheet, number[][]]>([
    ['stands in the middle', '0,100 288,100', sheet(), [[144, 100, 0]]],
    ['moves away from a sign', '0,100 288,100', sheet([150, 100]), [[101, 100, 0]]],
    ['moves to where the signs are farther', '0,100 288,100', sheet([120, 100]), [[187, 100, 0]]],
    ['looks at the nearest sign', '0,100 288,100', sheet([190, 100], [0, 288]), [[101, 100, 0]]],
    ['goes down with its street', '0,0 200,200', sheet([100, 100]), [[70, 70, 45]]],
    ['goes up with its street', '200,0 0,200', sheet([100, 100]), [[70, 130, -45]]],
    ['takes the part with room on a phone', '0,50 40,50 40,180', sheet(), [[40, 115, 90]]],
    [
      'or else the part with room on a wide window',
      '0,5 10,5 10,45',
      sheet([10, 25]),
      [[10, 25, 90]],
    ],
    ['or else the longest part', '0,50 9,50 9,30', sheet([9, 40]), [[9, 40, -90]]],
    ['stands in what is seen of the street', '-500,100 100,100', sheet(), [[50, 100, 0]]],
    ['stands at the edge of the drawing', '0,0 200,0', sheet(), [[100, 0, 0]]],
  ])('on a wide window: %s', (_, places, on, expected) => {
    expect(placed(places, on)).toEqual(expected);
  });

  testRows<[string, string]>([
    ['above the drawing', '0,-1 200,-1'],
    ['below it', '0,289 200,289'],
    ['left of it', '-1,0 -1,200'],
    ['right of it', '289,0 289,200'],
    ['around its corner', '-100,50 50,-100'],
    ['that touches its corner', '-100,100 100,-100'],
    ['of one place', '100,100'],
  ])('a street %s has no name', (_, places) => {
    expect(placed(places, sheet())).toEqual([]);
  });

  testRows<[string, string, Sheet, boolean]>([
    ['just long enough', '100,100 170,100', sheet(), true],
    ['a metre too short', '100,100 169,100', sheet(), false],
    ['with a sign at its end', '100,100 190,100', sheet([191, 100]), false],
    ['with a sign past its end', '100,100 190,100', sheet([192, 100]), true],
    ['with a sign before its beginning', '100,100 190,100', sheet([98, 100]), true],
    ['with a sign under it', '100,100 190,100', sheet([145, 118]), false],
    ['with a sign below it', '100,100 190,100', sheet([145, 119]), true],
    ['with a sign above it', '100,100 190,100', sheet([145, 81]), true],
    ['with one of two signs under it', '100,100 190,100', sheet([145, 119], [145, 118]), false],
    ['aslant, with a sign in its way', '100,100 164,164', sheet([160, 160]), false],
    ['aslant, with a sign beside it', '100,100 164,164', sheet([160, 104]), true],
  ])('on a phone a street %s has its name or not', (_, places, on, expected) => {
    expect(isNarrow(places, on)).toBe(expected);
  });

  test('what counts are pixels, not metres', () => {
    const wide = { ...sheet([145, 137]), width: 576 };
    expect(isNarrow('75,100 215,100', sheet([145, 137]))).toBe(true);
    expect(isNarrow('75,100 215,100', { ...wide, signs: [] })).toBe(true);
    expect(isNarrow('75,100 214,100', { ...wide, signs: [] })).toBe(false);
    expect(isNarrow('75,100 215,100', { ...wide, signs: [{ x: 145, y: 135 }] })).toBe(false);
    expect(isNarrow('75,100 215,100', wide)).toBe(true);
  });
});

describe("a block's name", () => {
  const block = (x: number, y: number, width: number, height: number) =>
    line(`${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`);

  testRows<[string, number[], number[]]>([
    ['stands in its middle', [100, 120, 80, 40], [140, 140]],
    ['over the left edge: in what is seen', [-100, 120, 200, 40], [50, 140]],
    ['over the right edge', [200, 120, 200, 40], [244, 140]],
    ['over the upper edge', [100, -90, 80, 100], [140, 5]],
    ['over the lower edge', [100, 208, 80, 400], [140, 248]],
  ])('on a wide window: %s', (_, [x = 0, y = 0, width = 0, height = 0], [middleX, middleY]) => {
    expect(labelBlock('Двор', block(x, y, width, height), sheet())).toMatchObject({
      lines: ['Двор'],
      middle: { x: middleX, y: middleY },
      angle: 0,
    });
  });

  // Seven letters and one more on each side are 63 px.
  testRows<[string, string, number, Sheet, boolean]>([
    ['just wide enough', 'Abcdefg', 63, sheet(), true],
    ['too narrow', 'Abcdefg', 62, sheet(), false],
    ['with a sign on it', 'Abcdefg', 63, sheet([150, 150]), false],
    ['with a sign under one line', 'Abcdefg', 63, sheet([150, 168]), false],
    ['with a sign below one line', 'Abcdefg', 63, sheet([150, 169]), true],
    ['with a sign beside its name', 'Abcdefg', 63, sheet([186, 150]), true],
    ['with a sign at its name', 'Abcdefg', 63, sheet([185, 150]), false],
    ['wide enough for the longer of two lines', 'Abcdefg Hi', 63, sheet(), true],
    ['too narrow for the longer of two lines', 'Ab Cdefghijk', 76, sheet(), false],
    ['with a sign under two lines', 'Abcdefg Hijk', 63, sheet([150, 175]), false],
    ['with a sign below two lines', 'Abcdefg Hijk', 63, sheet([150, 176]), true],
  ])('on a phone a block %s has its name or not', (_, words, width, on, expected) => {
    const corners = block(150 - width / 2, 120, width, 60);
    expect(labelBlock(words, corners, on).isNarrow).toBe(expected);
  });

  test('a block far from the edge is measured from side to side', () => {
    expect(labelBlock('Abcdefg', block(200, 100, 40, 40), sheet()).isNarrow).toBe(false);
  });
});
