import { testRows } from '../../../tests/support/testRows';
import { lengthOf, metresBetween, readPlace } from '../../lib/place';
import { present } from '../../lib/present';
import { drawWay, kilometresBetween, placesOf, roundMetres, type WrittenWay } from './wayDrawing';

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

test('a street beyond the edge has no name', () => {
  const streets = [{ name: text('Дальняя'), line: ['55.7400, 37.6200', '55.7400, 37.6300'] }];
  expect(drawWay({ ...way, streets }, 'ru').labels.map(({ lines }) => lines)).toEqual([['Двор']]);
});

testRows([
  ['eastward', ['55.7490, 37.6200', '55.7510, 37.6280'], -24],
  ['westward', ['55.7510, 37.6280', '55.7490, 37.6200'], -24],
  ['downhill', ['55.7510, 37.6200', '55.7490, 37.6280'], 24],
])('the name of a street written %s is never upside down', (_, line, angle) => {
  expect(
    drawWay({ ...way, streets: [{ name: text('Речная'), line }] }, 'ru').labels[1]?.angle,
  ).toBe(angle);
});

testRows([
  [
    'too long for its street',
    'Большая Староречная набережная улица',
    ['55.7496, 37.6230', '55.7496, 37.6250'],
  ],
  ['under a sign', 'Речная', ['55.7500, 37.6260', '55.7500, 37.6300']],
])('a name %s waits for a wider window', (_, name, line) => {
  expect(drawWay({ ...way, streets: [{ name: text(name), line }] }, 'ru').labels[1]?.isNarrow).toBe(
    false,
  );
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
