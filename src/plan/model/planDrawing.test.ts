import { labelOfHall, placeOfCode } from './planDrawing';

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
