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
  ['inside', { zoom: 2, left: 100, top: 50 }, { zoom: 2, left: 100, top: 50 }],
  ['before the corner', { zoom: 2, left: -10, top: -1 }, { zoom: 2, left: 0, top: 0 }],
  ['behind the far corner', { zoom: 2, left: 900, top: 900 }, { zoom: 2, left: 400, top: 200 }],
  ['too far away', { zoom: 0.2, left: 5, top: 5 }, { zoom: 1, left: 0, top: 0 }],
  ['too near', { zoom: 99, left: 0, top: 0 }, { zoom: 7, left: 0, top: 0 }],
])('a view %s is kept inside', (_, view, expected) =>
  expect(clampView(view, scene)).toEqual(expected),
);

test('a drawing lower than its frame stays at the top', () => {
  expect(clampView({ zoom: 2, left: 50, top: 40 }, phone)).toEqual({ zoom: 2, left: 50, top: 0 });
});

testRows<[string, number, { x: number; y: number }, View]>([
  ['the middle', 2, { x: 200, y: 100 }, { zoom: 2, left: 200, top: 100 }],
  ['the corner', 2, { x: 0, y: 0 }, { zoom: 2, left: 0, top: 0 }],
  ['the far corner', 2, { x: 400, y: 200 }, { zoom: 2, left: 400, top: 200 }],
  ['the middle, beyond the limit', 100, { x: 200, y: 100 }, { zoom: 7, left: 1200, top: 600 }],
  ['the middle, away from the whole', 0.5, { x: 200, y: 100 }, { zoom: 1, left: 0, top: 0 }],
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
  expect(panBy({ zoom: 2, left: 390, top: 10 }, 50, -50, scene)).toEqual({
    zoom: 2,
    left: 400,
    top: 0,
  });
});

testRows<[string, Parameters<typeof centreOn>, View]>([
  [
    'in the middle',
    [{ x: 48, y: 22, width: 4, height: 6 }, 2, scene],
    { zoom: 2, left: 200, top: 100 },
  ],
  ['at the edge', [{ x: 0, y: 0, width: 4, height: 6 }, 2, scene], { zoom: 2, left: 0, top: 0 }],
  [
    'too small to press: nearer',
    [{ x: 48, y: 24, width: 4, height: 2 }, 1, scene],
    { zoom: 2.5, left: 300, top: 150 },
  ],
  [
    'hardly to be seen: as near as can be',
    [{ x: 0, y: 0, width: 1, height: 0.1 }, 1, scene],
    { zoom: 7, left: 0, top: 0 },
  ],
])('a part %s is centred', (_, given, expected) => expect(centreOn(...given)).toEqual(expected));

testRows<[string, Parameters<typeof reveal>, View]>([
  [
    'seen already stays',
    [{ x: 10, y: 10, width: 4, height: 6 }, { zoom: 2, left: 40, top: 40 }, scene],
    { zoom: 2, left: 40, top: 40 },
  ],
  [
    'half outside is centred',
    [{ x: 48, y: 22, width: 4, height: 6 }, { zoom: 2, left: 390, top: 40 }, scene],
    { zoom: 2, left: 200, top: 100 },
  ],
  [
    'seen but small is shown nearer',
    [{ x: 48, y: 24, width: 4, height: 2 }, wholeView(), scene],
    { zoom: 2.5, left: 300, top: 150 },
  ],
])('what is asked for is brought into view: a part %s', (_, given, expected) =>
  expect(reveal(...given)).toEqual(expected),
);

testRows<[string, View, View | undefined]>([
  ['+', wholeView(), { zoom: 1.5, left: 100, top: 50 }],
  ['=', wholeView(), { zoom: 1.5, left: 100, top: 50 }],
  ['-', { zoom: 1.5, left: 100, top: 50 }, { zoom: 1, left: 0, top: 0 }],
  ['-', wholeView(), undefined],
  ['0', { zoom: 5, left: 9, top: 9 }, { zoom: 1, left: 0, top: 0 }],
  ['0', wholeView(), undefined],
  ['ArrowRight', { zoom: 2, left: 0, top: 0 }, { zoom: 2, left: 50, top: 0 }],
  ['ArrowLeft', { zoom: 2, left: 0, top: 0 }, undefined],
  ['ArrowDown', { zoom: 2, left: 0, top: 190 }, { zoom: 2, left: 0, top: 200 }],
  ['ArrowUp', { zoom: 2, left: 0, top: 200 }, { zoom: 2, left: 0, top: 150 }],
  ['ArrowDown', wholeView(), undefined],
  ['a', { zoom: 2, left: 0, top: 0 }, undefined],
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
