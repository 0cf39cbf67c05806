import { testRows } from '../../../tests/support/testRows';
import { plain, totalOf } from './fields';

testRows([
  ['thu', 'thu'],
  [['thu', 'fri'], 'thu, fri'],
  [[], ''],
  [undefined, ''],
])('%j is written %j', (value, expected) => expect(plain(value)).toBe(expected));

const total = { price: 3000, times: null, discountField: null, discountPercent: null };

test('a price for whoever comes depends on nothing that is typed', () => {
  expect(totalOf(total, {})).toBe(3000);
  expect(totalOf(total, { null: 'x' })).toBe(3000);
});

test('a code without its per cent takes nothing off', () => {
  expect(totalOf({ ...total, discountField: 'code' }, { code: 'BAL' })).toBe(3000);
  const tenOff = { ...total, discountField: 'code', discountPercent: 10 };
  expect(totalOf(tenOff, { code: 'BAL' })).toBe(2700);
  expect(totalOf(tenOff, {})).toBe(3000);
  expect(totalOf({ ...total, discountPercent: 10 }, { null: 'BAL' })).toBe(3000);
});
