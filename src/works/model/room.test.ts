import { isPictureAlone, readWall, roomOf } from './room';

const at = (height: number, width: number, wall: number) => roomOf({ height, width }, wall);

test('a picture hangs in the middle of the wall, its own middle at eye height', () => {
  const { picture, free, sofa, person } = at(100, 120, 300);
  expect(picture).toEqual({ x: 90, y: -200, width: 120, height: 100 });
  expect({ free, sofa, person }).toEqual({ free: 90, sofa: 50, person: 275 });
});

test.each([
  ['a high picture is lifted above the sofa', at(140, 100, 300), 95, true],
  ['a higher one hangs alone', at(180, 100, 300), 60, false],
  ['a very high one hangs just above the floor', at(300, 100, 300), 20, false],
  ['on a narrow wall there is no sofa', at(100, 100, 150), 100, false],
])('%s', (_, { picture, sofa }, bottom, hasSofa) => {
  expect(-picture.y - picture.height).toBe(bottom);
  expect(sofa !== undefined).toBe(hasSofa);
});

test.each([
  [30, 20, 100],
  [100, 120, 300],
  [300, 900, 300],
  [50, 50, 3000],
])(
  '%i × %i on %i cm: all is in sight, and every drawing has the same shape',
  (height, width, wall) => {
    const { viewBox, picture, person } = at(height, width, wall);
    const [x = 0, y = 0, w = 0, h = 0] = viewBox.split(' ').map(Number);
    expect(x).toBeLessThanOrEqual(Math.min(0, picture.x));
    expect(x + w).toBeGreaterThanOrEqual(Math.max(wall, person + 50, picture.x + width));
    expect(y).toBeLessThanOrEqual(picture.y);
    expect(w / h).toBeCloseTo(1.2, 2);
  },
);

test.each([
  [400, 100, 0],
  [305, 5, 0],
  [301, 1, 0],
  [300.5, 1, 0],
  [300, 0, 0],
  [295, 0, 2],
])(
  'a picture of %s cm is %i cm wider than a wall of 300, or has %i free on each side',
  (width, over, free) => expect(at(100, width, 300)).toMatchObject({ over, free }),
);

test.each([
  ['300', 300],
  [' 240 ', 240],
  ['49', undefined],
  ['3001', undefined],
  ['3 m', undefined],
  ['', undefined],
])('the wall “%s” is %s', (typed, wall) => expect(readWall(typed)).toBe(wall));

test.each([
  ['of its shape', { height: 80, width: 120 }, 1.5, true],
  ['with a little of the wall', { height: 80, width: 120 }, 1.4, true],
  ['with much around it', { height: 80, width: 120 }, 1, false],
  ['of a sculpture', { height: 80, width: 120, depth: 30 }, 1.5, false],
])('a photograph %s', (_, size, photograph, isAlone) =>
  expect(isPictureAlone(size, photograph)).toBe(isAlone),
);
