import type { DirectionsPlan } from './floorGrid';
import { hallWalks } from './hallWalks';

const hall = (id: string, x: number, width: number, doors: { x: number; y: number }[] | null) => ({
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
