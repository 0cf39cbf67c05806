import { testRows } from '../../../tests/support/testRows';
import { isCompactSize, nextState, stepFrom, type LightboxState } from './Lightbox';

test('a lightbox goes init, ready, closing, destroyed, and never back', () => {
  const path: LightboxState[] = [
    'ready',
    'closing',
    'ready',
    'closing',
    'destroyed',
    'ready',
    'init',
  ];
  let state: LightboxState = 'init';
  expect(path.map((wanted) => (state = nextState(state, wanted)))).toEqual([
    'ready',
    'closing',
    'closing',
    'closing',
    'destroyed',
    'destroyed',
    'destroyed',
  ]);
  expect(nextState('init', 'closing')).toBe('init');
});

testRows([
  [578, 900, true],
  [579, 900, false],
  [900, 578, true],
  [900, 579, false],
])('%i by %i: compact %s', (width, height, compact) => {
  expect(isCompactSize({ width, height })).toBe(compact);
});

testRows([
  [0, -1, 3, 2],
  [2, 1, 3, 0],
  [1, 1, 3, 2],
  [0, 1, 1, 0],
])('from %i by %i of %i gives %i', (index, steps, count, to) => {
  expect(stepFrom(index, steps, count)).toBe(to);
});
