import { labelOfHall, placeOfCode, aisleMiddle } from './planDrawing';
import { testRows } from '../../../tests/support/testRows';

test('a code stands in the middle of its stand, and upright only where it fits', () => {
  const place = { x: 10, y: 20, height: 4 };
  expect(placeOfCode({ ...place, width: 6 })).toEqual({ x: 13, y: 22, transform: undefined });
  expect(placeOfCode({ ...place, width: 3 })).toEqual({
    x: 11.5,
    y: 22,
    transform: 'rotate(-90 11.5 22)',
  });
});

test('a row is named in its aisle, a hall in its middle, in as many lines as it needs', () => {
  const row = { name: 'Ряд A', use: 'stands', x: 6, y: 6, width: 118, height: 14 };
  const stands = [
    { x: 6, y: 6, width: 8, height: 4 },
    { x: 6, y: 16, width: 8, height: 4 },
    { x: 6, y: 40, width: 8, height: 4 },
  ];
  expect(labelOfHall(row, stands)).toEqual({
    x: 7.5,
    isAtStart: true,
    lines: [{ words: 'Ряд A', y: 13 }],
  });
  const hall = { name: 'Детская зона', use: 'programme', x: 104, y: 66, width: 12, height: 14 };
  const { x, isAtStart, lines } = labelOfHall(hall, stands);
  expect([x, isAtStart, lines.map(({ words }) => words)]).toEqual([
    110,
    false,
    ['Детская', 'зона'],
  ]);
  expect((lines[0]?.y ?? 0) + (lines[1]?.y ?? 0)).toBeCloseTo(2 * 73);
});

const row = { y: 2, height: 10 };

testRows([
  ['between two lines of stands', [2, 9], 3, 7],
  ['below the only line', [2], 4, 9],
  ['above it', [8], 4, 5],
  ['in a row without stands: its middle', [], 0, 7],
  ['in one that they fill: its middle', [2], 10, 7],
])('the name of a row stands where no stand covers it: %s', (_, tops, height, middle) =>
  expect(
    aisleMiddle(
      row,
      tops.map((y) => ({ y, height })),
    ),
  ).toBe(middle),
);
