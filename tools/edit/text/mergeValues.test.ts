import { testRows } from '../../../tests/support/testRows';
import type { Value } from '../protocol';
import { mergeValues } from './mergeValues';

const [a, b, c, d] = [
  { slug: 'a', x: 1 },
  { slug: 'b', x: 1 },
  { slug: 'c', x: 1 },
  { slug: 'd', x: 1 },
];
const a2 = { slug: 'a', x: 2 };
const a3 = { slug: 'a', x: 3 };

testRows<[base: Value, mine: Value, theirs: Value, merged: Value, conflicts?: string[]]>([
  [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
    { x: 1, y: 2 },
    { x: 2, y: 2 },
  ],
  [{ x: 1 }, { x: 2 }, { x: 2 }, { x: 2 }],
  [{ x: 1 }, { x: 2 }, { x: 3 }, { x: 3 }, ['x']],
  [{ x: 1 }, {}, { x: 3 }, { x: 3 }, ['x']],
  [{ x: 1 }, { x: 3 }, {}, {}, ['x']],
  [{ x: 1 }, {}, { x: 1, y: 0 }, { y: 0 }],
  [{}, { t: { ru: 'a' } }, { t: { en: 'b' } }, { t: { en: 'b', ru: 'a' } }],
  [{ x: true }, { x: false }, { x: true }, { x: false }],
  // Lists, matched by identifying fields.
  [
    [a, b],
    [a2, b],
    [b, a],
    [b, a2],
  ],
  [
    [a, b],
    [a, c, b],
    [a, b, d],
    [a, c, b, d],
  ],
  [[a, b], [b], [a, b, c], [b, c]],
  [[a, b], [b], [a3, b], [a3, b], ['[0]']],
  [[a, b], [a2, b], [b], [b], ['']],
  [[b, a], [b, a2], [b, a3], [b, a3], ['[1].x']],
  [[a], [c, a2], [a3, d], [c, a3, d], ['[1].x']],
  [
    [a, b, c],
    [c, a, b],
    [a2, b, c],
    [c, a2, b],
  ],
  [[], [a], [a3], [a3], ['[0].x']],
  [['x', 'y'], ['x', 'z'], ['y'], ['z']],
  [['x'], ['x', 'y'], ['x', 'z'], ['x', 'y', 'z']],
  [{ w: [a] }, { w: [a, b] }, { w: [a2] }, { w: [a2, b] }],
])('of %j, mine %j and theirs %j are %j', (base, mine, theirs, merged, conflicts = []) =>
  expect(mergeValues(base, mine, theirs)).toEqual({ merged, conflicts }),
);
