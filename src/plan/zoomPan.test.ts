import fc from 'fast-check';
import { testRows } from '../../tests/support/testRows';
import {
  centreOn,
  clampView,
  panBy,
  reveal,
  viewAfterKey,
  wheelFactor,
  wholeView,
  zoomAround,
  zoomLimits,
  type Scene,
  type View,
} from './zoomPan';

/**
 * A drawing of 100 × 50 units in a frame of 400 × 200 px: 4 px for each unit when it is shown
 * whole.
 */
const scene: Scene = { drawing: { width: 100, height: 50 }, frame: { width: 400, height: 200 } };
const phone: Scene = { drawing: { width: 100, height: 50 }, frame: { width: 200, height: 300 } };

const view = (zoom: number, left: number, top: number): View => ({ zoom, left, top });

testRows([
  [scene, { min: 1, max: 7 }],
  [phone, { min: 1, max: 14 }],
  // Even a wide frame leaves room to zoom.
  [
    { ...scene, frame: { width: 2800, height: 900 } },
    { min: 1, max: 4 },
  ],
])('limits', (given, expected) => expect(zoomLimits(given)).toEqual(expected));

testRows<[string, View, View]>([
  ['inside', view(2, 100, 50), view(2, 100, 50)],
  ['before the corner', view(2, -10, -1), view(2, 0, 0)],
  ['behind the far corner', view(2, 900, 900), view(2, 400, 200)],
  ['too far away', view(0.2, 5, 5), view(1, 0, 0)],
  ['too near', view(99, 0, 0), view(7, 0, 0)],
])('a view %s is kept inside', (_, view, expected) =>
  expect(clampView(view, scene)).toEqual(expected),
);

test('a drawing lower than its frame stays at the top', () => {
  expect(clampView(view(2, 50, 40), phone)).toEqual(view(2, 50, 0));
});

testRows<[string, number, { x: number; y: number }, View]>([
  ['the middle', 2, { x: 200, y: 100 }, view(2, 200, 100)],
  ['the corner', 2, { x: 0, y: 0 }, view(2, 0, 0)],
  ['the far corner', 2, { x: 400, y: 200 }, view(2, 400, 200)],
  ['the middle, beyond the limit', 100, { x: 200, y: 100 }, view(7, 1200, 600)],
  ['the middle, away from the whole', 0.5, { x: 200, y: 100 }, view(1, 0, 0)],
])('zooming around %s', (_, factor, at, expected) =>
  expect(zoomAround(wholeView(), factor, at, scene)).toEqual(expected),
);

test('what is under the pointer stays under it, unless an edge is met', () => {
  const inside = fc.record({
    zoom: fc.double({ min: 2, max: 3, noNaN: true }),
    x: fc.integer({ min: 150, max: 250 }),
    y: fc.integer({ min: 80, max: 120 }),
  });
  fc.assert(
    fc.property(inside, fc.double({ min: 0.9, max: 2, noNaN: true }), ({ zoom, x, y }, factor) => {
      const view = clampView({ zoom, left: 200 * (zoom - 1), top: 100 * (zoom - 1) }, scene);
      const next = zoomAround(view, factor, { x, y }, scene);
      expect((next.left + x) / next.zoom).toBeCloseTo((view.left + x) / view.zoom, 5);
      expect((next.top + y) / next.zoom).toBeCloseTo((view.top + y) / view.zoom, 5);
    }),
  );
});

test('panning stops at the edges', () => {
  expect(panBy(view(2, 390, 10), 50, -50, scene)).toEqual({
    zoom: 2,
    left: 400,
    top: 0,
  });
});

const part = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

testRows<[string, Parameters<typeof centreOn>, View]>([
  ['in the middle', [part(48, 22, 4, 6), 2, scene], view(2, 200, 100)],
  ['at the edge', [part(0, 0, 4, 6), 2, scene], view(2, 0, 0)],
  ['too small to press: nearer', [part(48, 24, 4, 2), 1, scene], view(2.5, 300, 150)],
  ['hardly to be seen: as near as can be', [part(0, 0, 1, 0.1), 1, scene], view(7, 0, 0)],
  ['too wide: further', [part(10, 20, 80, 10), 3, scene], view(1.25, 50, 25)],
  ['too high: further', [part(40, 5, 10, 40), 3, scene], view(1.25, 25, 25)],
])('a part %s is centred', (_, given, expected) => expect(centreOn(...given)).toEqual(expected));

testRows<[string, Parameters<typeof reveal>, View]>([
  ['seen already stays', [part(10, 10, 4, 6), view(2, 40, 40), scene], view(2, 40, 40)],
  ['half outside is centred', [part(48, 22, 4, 6), view(2, 390, 40), scene], view(2, 200, 100)],
  ['seen but small is shown nearer', [part(48, 24, 4, 2), wholeView(), scene], view(2.5, 300, 150)],
])('what is asked for is brought into view: a part %s', (_, given, expected) =>
  expect(reveal(...given)).toEqual(expected),
);

testRows<[string, View, View | undefined]>([
  ['+', wholeView(), view(1.5, 100, 50)],
  ['=', wholeView(), view(1.5, 100, 50)],
  ['-', view(1.5, 100, 50), view(1, 0, 0)],
  ['-', wholeView(), undefined],
  ['0', view(5, 9, 9), view(1, 0, 0)],
  ['0', wholeView(), undefined],
  ['ArrowRight', view(2, 0, 0), view(2, 50, 0)],
  ['ArrowLeft', view(2, 0, 0), undefined],
  ['ArrowDown', view(2, 0, 190), view(2, 0, 200)],
  ['ArrowUp', view(2, 0, 200), view(2, 0, 150)],
  ['ArrowDown', wholeView(), undefined],
  ['a', view(2, 0, 0), undefined],
])('the map by key: %s', (key, view, expected) =>
  expect(viewAfterKey(key, view, scene)).toEqual(expected),
);

testRows([
  [0, 1],
  [-200 * Math.log(1.2), 1.2],
  [10_000, 0.5],
  [-10_000, 2],
])('a wheel turned by %d px zooms by %d', (deltaY, expected) =>
  expect(wheelFactor(deltaY)).toBeCloseTo(expected, 6),
);
