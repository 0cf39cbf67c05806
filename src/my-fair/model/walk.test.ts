import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testRows } from '../../../tests/support/testRows';
import { standWalk, type HallPlace, type StandPlace } from './walk';

const hall = (x: number, y: number, width: number, height: number): HallPlace => ({
  id: `${x}/${y}`,
  x,
  y,
  width,
  height,
});

type Plan = { halls: HallPlace[]; stands: (Omit<StandPlace, 'stand'> & { code: string })[] };
const plan = parse(readFileSync('tests/fair/2025/plan.yaml', 'utf8')) as Plan;
const planned: StandPlace[] = plan.stands.map(({ code, ...rest }) => ({ stand: code, ...rest }));
const chosen = (...codes: string[]) => planned.filter(({ stand }) => codes.includes(stand));
const codesOf = (stands: readonly StandPlace[]) => stands.map(({ stand }) => stand).join(' ');

testRows<[string, string[], string]>([
  ['none', [], ''],
  ['one', ['C18'], 'C18'],
  ['both sides of a row at once', ['A79', 'A01', 'A41', 'A22', 'A58'], 'A01 A41 A58 A22 A79'],
  [
    'the next row from the end where one stands',
    ['A01', 'A79', 'B02', 'B34', 'C02', 'C33'],
    'A01 A79 B34 B02 C02 C33',
  ],
  ['or from the other one, if that is nearer', ['A01', 'A06', 'B05', 'B79'], 'A01 A06 B05 B79'],
  ['a row without stars is passed', ['D79', 'D41', 'A01'], 'A01 D41 D79'],
])('the walk from stand to stand: %s', (_, codes, expected) => {
  const stands = chosen(...codes);
  expect(codesOf(standWalk(stands, plan.halls))).toBe(expected);
  expect(codesOf(standWalk([...stands].reverse()))).toBe(expected);
});

/** The same plan with its rows upright. */
const turned = <Shape extends HallPlace | StandPlace>(shape: Shape): Shape => ({
  ...shape,
  x: shape.y,
  y: shape.x,
  width: shape.height,
  height: shape.width,
});
/** Distance along both axes from the centre of one stand to the centre of another, m. */
const way = (from: StandPlace, to: StandPlace) =>
  Math.abs(from.x + from.width / 2 - to.x - to.width / 2) +
  Math.abs(from.y + from.height / 2 - to.y - to.height / 2);

test('each stand once, row after row from the nearer end, never back within a row', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(planned), (stands) => {
      const walk = standWalk(stands, plan.halls);
      expect(new Set(walk)).toEqual(new Set(stands));
      expect(walk).toHaveLength(stands.length);
      const rows = walk.map(({ hall: row }) => row);
      const order = rows.filter((row, index) => row !== rows[index - 1]);
      expect(order).toEqual([...new Set(rows)].sort());
      let here: StandPlace | undefined;
      for (const row of order) {
        const held = walk.filter(({ hall: id }) => id === row);
        const middles = held.map(({ x, width }) => x + width / 2);
        const up = [...middles].sort((one, other) => one - other);
        expect([up, [...up].reverse()]).toContainEqual(middles);
        const [first, last] = [held[0], held.at(-1)];
        if (here && first && last) expect(way(here, first)).toBeLessThanOrEqual(way(here, last));
        here = last;
      }
      expect(codesOf(standWalk(stands.map(turned), plan.halls.map(turned)))).toBe(codesOf(walk));
    }),
  );
});

const stand = (code: string, row: string, x: number, y: number): StandPlace => ({
  stand: code,
  hall: row,
  x,
  y,
  width: 4,
  height: 4,
});

test('stands face to face: the upper one first, on the way back the lower one', () => {
  const rows = [
    ...[stand('A41', 'a', 0, 10), stand('A01', 'a', 0, 0)],
    ...[stand('A09', 'a', 90, 0), stand('B41', 'b', 60, 30), stand('B01', 'b', 60, 20)],
  ];
  expect(codesOf(standWalk(rows))).toBe('A01 A41 A09 B01 B41');
  const longer = [...rows, stand('B09', 'b', 80, 20)];
  expect(codesOf(standWalk(longer))).toBe('A01 A41 A09 B09 B41 B01');
});

test('halls side by side: the left one first, even if its stand is lower', () => {
  const halls = [
    { ...hall(0, 0, 60, 20), id: 'left' },
    { ...hall(60, 0, 60, 20), id: 'right' },
  ];
  const stands = [stand('R01', 'right', 70, 0), stand('L01', 'left', 10, 16)];
  expect(codesOf(standWalk(stands, halls))).toBe('L01 R01');
});

test('a row without a rectangle is as large as its stands, wherever they are', () => {
  const upper = [stand('B01', 'b', 30, 0), stand('B02', 'b', 0, 2)];
  const lower = [stand('A01', 'a', 0, 20), stand('A02', 'a', 30, 22)];
  expect(codesOf(standWalk([...lower, ...upper]))).toBe('B02 B01 A02 A01');
  // If rows are upright, the left one comes first.
  expect(codesOf(standWalk([...lower, ...upper].map(turned)))).toBe('B02 B01 A02 A01');
  // Two rows as deep as they are long count as horizontal.
  const near = [stand('D01', 'd', 5, 40), stand('C01', 'c', 45, 0)];
  expect(codesOf(standWalk(near))).toBe('C01 D01');
});
