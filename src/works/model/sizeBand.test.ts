import { testRows } from '../../../tests/support/testRows';
import { sizeBandsOf } from './sizeBand';

testRows([
  [40, 30, null, ['to-40', 'to-100', 'above-sofa']],
  [41, 30, null, ['to-100', 'above-sofa']],
  [90, 100, null, ['to-100', 'above-sofa']],
  [91, 100, null, ['to-100']],
  [90, 200, null, ['over-100', 'above-sofa']],
  [90, 201, null, ['over-100']],
  [30, 20, 35, ['to-40', 'to-100']],
  [30, 20, 120, ['over-100']],
])('%s high, %s wide and %s deep (cm) is found by %j', (height, width, depth, expected) => {
  expect(sizeBandsOf({ height, width, depth })).toEqual(expected);
});

test('a work without measures is found by none', () => expect(sizeBandsOf(null)).toEqual([]));
