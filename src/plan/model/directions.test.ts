import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testRows } from '../../../tests/support/testRows';
import {
  stepFreeInstead,
  viewOf,
  waysFrom,
  type Directions,
  hallWalks,
  findPlace,
} from './directions';
import type { DirectionsPlan } from './floorGrid';
import { hallAnchor, serviceAnchors, standAnchor } from './planAnchors';
import { readKey, searchKey } from '../../lists/model/listSearch';

type Written = Omit<DirectionsPlan, 'services'> & {
  services: Omit<DirectionsPlan['services'][number], 'anchor'>[];
};
const written = parse(readFileSync('tests/fair/2025/plan.yaml', 'utf8')) as Written;
const anchors = serviceAnchors(written.services);
const plan: DirectionsPlan = {
  ...written,
  services: written.services.map((service, index) => ({
    ...service,
    anchor: anchors[index] ?? '',
  })),
};

/** `10,51 10,53` */
const lineOf = ({ line }: Pick<Directions, 'line'>) =>
  line.map(({ x, y }) => `${x},${y}`).join(' ');
const found = (from: string, to: string, of: DirectionsPlan = plan) => {
  const way = waysFrom(of, from).directionsTo(to);
  if (way === undefined) throw new Error(`no way from ${from} to ${to}`);
  return way;
};

// A row of two lines of stands, a hall at its end, the entrance on the left:
//    0   2        10        20   24      34
//  2     [ A1 ][ A2 ]   [ A3 ]   |  hall  |
// 12     [ B1      ][     B3 ]   |        |
const small: DirectionsPlan = {
  size: { width: 40, height: 20 },
  halls: [
    { id: 'row', use: 'stands', doors: null, x: 2, y: 2, width: 20, height: 14 },
    { id: 'hall', use: 'programme', doors: null, x: 26, y: 2, width: 10, height: 14 },
  ],
  stands: [
    { code: 'A1', hall: 'row', x: 2, y: 2, width: 6, height: 4 },
    { code: 'A2', hall: 'row', x: 8, y: 2, width: 6, height: 4 },
    { code: 'A3', hall: 'row', x: 18, y: 2, width: 4, height: 4 },
    { code: 'B1', hall: 'row', x: 2, y: 12, width: 9, height: 4 },
    { code: 'B3', hall: 'row', x: 11.4, y: 12, width: 10.6, height: 4 },
  ],
  services: [
    { kind: 'entrance', anchor: 'service-entrance', x: 0, y: 12, stepFree: true },
    { kind: 'toilet', anchor: 'service-toilet', x: 16, y: 0, stepFree: false },
    { kind: 'toilet', anchor: 'service-toilet-2', x: 39, y: 18, stepFree: true },
    { kind: 'accessible-toilet', anchor: 'service-accessible-toilet', x: 0, y: 19, stepFree: true },
    { kind: 'food', anchor: 'service-food', x: 30, y: 9, stepFree: null },
  ],
  stepFreeRoutes: [
    {
      points: [
        { x: 0, y: 18 },
        { x: 24, y: 18 },
        { x: 24, y: 9 },
        { x: 26, y: 9 },
      ],
    },
  ],
};

testRows([
  ['along the aisle, from front to front', 'stand-A1', 'stand-A3', '5,6 5,8 20,8 20,6'],
  ['across it', 'stand-A1', 'stand-B1', '5,6 5,10 7,10 7,12'],
  [
    'through a gap wide enough, none through 0.4 m',
    'stand-B1',
    'service-toilet',
    '7,12 7,8 16,8 16,0',
  ],
  ['to the nearest wall of a hall without doors', 'stand-A3', 'hall-hall', '20,6 20,9 26,9'],
  ['into a hall only to its end', 'service-entrance', 'service-food', '0,12 0,9 30,9'],
  ['to the end of a row', 'service-entrance', 'hall-row', '0,12 0,11 2,11'],
])('a way goes %s', (_, from, to, line) => expect(lineOf(found(from, to, small))).toBe(line));

test('a hall is entered by its doors, wherever they are written, and left by them', () => {
  const [row, hall] = small.halls;
  if (!row || !hall) throw new Error('no halls');
  const closed = { ...small, halls: [row, { ...hall, doors: [{ x: 36.4, y: 5 }] }] };
  const way = found('stand-A3', 'hall-hall', closed);
  expect(lineOf(way)).toMatch(/ 36,5$/);
  expect(lineOf(found('hall-hall', 'stand-A3', closed))).toMatch(/^36,5 /);
  expect(way.metres).toBeGreaterThan(30);
});

test('a wheelchair goes by the marked route where that is longer; all do where it is not', () => {
  const toHall = found('service-accessible-toilet', 'hall-hall', small);
  expect(toHall.stepFree).toBe('same');
  const toHallFrom = found('service-entrance', 'hall-hall', small);
  expect(lineOf(toHallFrom)).toBe('0,12 0,10 26,10');
  expect(toHallFrom.stepFree).toMatchObject({ metres: 34, minutes: 1 });
  expect(found('stand-A1', 'stand-A2', small).stepFree).toBe('unknown');
  expect(found('stand-A1', 'service-toilet', small).stepFree).toBe('steps');
  expect(found('service-toilet', 'stand-A1', small).stepFree).toBe('steps');
  expect(found('stand-B1', 'hall-hall', { ...small, stepFreeRoutes: null }).stepFree).toBe(
    'unknown',
  );
});

test('instead of a toilet with steps: the nearest without, accessible ones too; else nothing', () => {
  const instead = (from: string, to: string) =>
    stepFreeInstead(small.services, to, waysFrom(small, from));
  expect(instead('service-entrance', 'service-toilet')).toBe('service-accessible-toilet');
  expect(instead('service-food', 'service-toilet')).toBe('service-toilet-2');
  expect(instead('service-entrance', 'service-food')).toBeUndefined();
  expect(instead('service-entrance', 'stand-A1')).toBeUndefined();
});

test('a place that is not on the plan, shut in, or the same, has no way', () => {
  const { directionsTo, metresTo } = waysFrom(small, 'stand-A1');
  expect([directionsTo('stand-Z9'), directionsTo('stand-A1'), metresTo('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(waysFrom(small, 'stand-Z9').directionsTo('stand-A1')).toBeUndefined();
  const shut = {
    ...small,
    stands: [...small.stands, { code: 'W', hall: 'row', x: 24, y: 0, width: 1, height: 20 }],
  };
  expect(waysFrom(shut, 'stand-A1').directionsTo('hall-hall')).toBeUndefined();
});

test('the view holds the way and its end', () => {
  const way = found('stand-A1', 'stand-A3', small);
  expect(viewOf(way, small.stands[2], 'a')).toEqual({
    anchor: 'a',
    x: 2,
    y: -1,
    width: 23,
    height: 12,
  });
});

const all = [
  ...plan.stands.map(({ code }) => standAnchor(code)),
  ...plan.halls.map(({ id }) => hallAnchor(id)),
  ...plan.services.map(({ anchor }) => anchor),
];

test('from any place of the fair to any other: no stand is crossed, and the way back is as long', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.constantFrom(...all), (from, to) => {
      fc.pre(from !== to);
      const way = found(from, to);
      way.line.forEach((point, index) => {
        const next = way.line[index + 1];
        if (next === undefined) return;
        for (const { code, x, y, width, height } of plan.stands) {
          const crosses =
            Math.max(point.x, next.x) > x + 0.01 &&
            Math.min(point.x, next.x) < x + width - 0.01 &&
            Math.max(point.y, next.y) > y + 0.01 &&
            Math.min(point.y, next.y) < y + height - 0.01;
          if (crosses) throw new Error(`${from} to ${to} crosses ${code}: ${lineOf(way)}`);
        }
      });
      const back = found(to, from);
      expect(Math.abs(way.metres - back.metres)).toBeLessThanOrEqual(6);
      expect(way.minutes).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 15 },
  );
});

describe('hallWalks', () => {
  const hall = (
    id: string,
    x: number,
    width: number,
    doors: { x: number; y: number }[] | null,
  ) => ({
    id,
    use: 'programme',
    doors,
    x,
    y: 2,
    width,
    height: 10,
  });
  const plan: DirectionsPlan = {
    size: { width: 200, height: 20 },
    halls: [
      hall('west', 2, 10, [{ x: 12, y: 6 }]),
      hall('middle', 60, 10, null),
      hall('east', 180, 10, [{ x: 190, y: 6 }]),
    ],
    stands: [],
    services: [],
    stepFreeRoutes: null,
  };

  test('the minutes from door to door, and from the nearest side of a hall without doors', () => {
    expect(plan.halls.map(({ id }) => hallWalks(plan, id))).toEqual([
      [null, 1, 4],
      [1, null, 3],
      [4, 3, null],
    ]);
  });

  test('no way out of a hall that stands close on all sides', () => {
    const wall = (code: string, x: number, y: number, width: number, height: number) => ({
      code,
      hall: 'west',
      x,
      y,
      width,
      height,
    });
    const shut = {
      ...plan,
      stands: [
        wall('A1', 0, 0, 16, 1),
        wall('A2', 0, 14, 16, 2),
        wall('A3', 14, 0, 2, 16),
        wall('A4', 0, 0, 1, 16),
      ],
    };
    expect(hallWalks(shut, 'west')).toEqual([null, null, null]);
    expect(hallWalks(shut, 'middle')).toEqual([null, null, 3]);
  });
});

const places = [
  { anchor: 'hall-vip-lounge', words: readKey(searchKey(['VIP lounge', 'rest'])) },
  { anchor: 'service-toilet', words: readKey(searchKey(['Toilet', 'loo'])) },
  { anchor: 'stand-C07', words: readKey(searchKey(['Кобальт', 'C07'])) },
];

testRows<[string, string | undefined]>([
  ['с-7', 'stand-C07'],
  ['hall-vip-lounge', 'hall-vip-lounge'],
  ['Кобальт', 'stand-C07'],
  ['lou', 'hall-vip-lounge'],
  // A whole word is more likely than the beginning of another place's word.
  ['loo', 'service-toilet'],
  ['роща', undefined],
  ['?', undefined],
  ['', undefined],
  [' ', undefined],
])('where the visitor is, by %j: %s', (typed, anchor) =>
  expect(findPlace(places, typed)).toBe(anchor),
);
