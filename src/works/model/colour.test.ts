import { testRows } from '../../../tests/support/testRows';
import { colourOf, coloursOf, type Colour } from './colour';

testRows([
  [0, 0, 0, 'black'],
  [40, 38, 36, 'black'],
  [10, 20, 60, 'blue'],
  [255, 255, 255, 'white'],
  [243, 236, 220, 'white'],
  [128, 128, 130, 'grey'],
  [200, 30, 30, 'red'],
  [240, 130, 150, 'red'],
  [240, 120, 20, 'yellow'],
  [250, 220, 60, 'yellow'],
  [60, 140, 70, 'green'],
  [120, 120, 60, 'brown'],
  [110, 70, 40, 'brown'],
  [190, 160, 125, 'brown'],
  [30, 60, 200, 'blue'],
  [120, 190, 220, 'blue'],
  [130, 40, 160, 'violet'],
])('rgb(%s, %s, %s) is %s', (red, green, blue, expected) => {
  expect(colourOf(red, green, blue)).toBe(expected);
});

const samples: Partial<Record<string, number[]>> = {
  w: [255, 255, 255],
  r: [200, 30, 30],
  b: [30, 60, 200],
  g: [128, 128, 128],
  k: [0, 0, 0],
};
const picture = (...rows: string[]) => ({
  data: Uint8Array.from(rows.flatMap((row) => [...row].flatMap((one) => samples[one] ?? []))),
  width: rows[0]?.length ?? 0,
  height: rows.length,
});

testRows<[string[], Colour[]]>([
  [['rr', 'rr'], ['red']],
  // A fifth of red is seen, a fifth of grey is not.
  [['rbbbb'], ['red', 'blue']],
  [['gbbbb'], ['blue']],
  [['rrrrrrrrrb'], ['red']],
  [['ggkk'], ['black', 'grey']],
  // Margins do not count, a white ground does.
  [
    ['wwwwww', 'wwrbww', 'wwwwww'],
    ['red', 'blue'],
  ],
  [['rwwwww', 'wwwwww', 'wwwwwb'], ['white']],
  [['ww', 'ww'], ['white']],
])('%j is %j', (rows, expected) => {
  expect(coloursOf(picture(...rows))).toEqual(expected);
});
