import { testRows } from '../../../tests/support/testRows';
import { labelBlock, labelStreet, type Sheet } from './wayLabels';

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
