import { testRows } from '../../../tests/support/testRows';
import { textOf, totalOf, totalWithCode } from './totals';

testRows([
  ['thu', 'thu'],
  [['thu', 'fri'], 'thu, fri'],
  [[], ''],
  [undefined, ''],
])('%j is joined as %j', (value, expected) => expect(textOf(value)).toBe(expected));

const total = { price: 3000, times: null, discountField: null, discountPercent: null };

test('a fixed price does not depend on any answer', () => {
  expect(totalOf(total, {})).toBe(3000);
  expect(totalOf(total, { null: 'x' })).toBe(3000);
});

test('no page can check a code, so it never lowers the sum itself', () => {
  const tenOff = { ...total, discountField: 'code', discountPercent: 10 };
  expect(totalOf(tenOff, { code: 'BAL' })).toBe(3000);
  expect(totalWithCode(tenOff, { code: 'BAL' })).toBe(2700);
});

test('the discounted sum needs a code, its field and its per cent', () => {
  const tenOff = { ...total, discountField: 'code', discountPercent: 10 };
  expect(totalWithCode(tenOff, {})).toBeUndefined();
  expect(totalWithCode(tenOff, { code: '  ' })).toBeUndefined();
  expect(totalWithCode({ ...tenOff, times: 'tickets' }, { code: 'BAL' })).toBeUndefined();
  expect(totalWithCode({ ...total, discountField: 'code' }, { code: 'BAL' })).toBeUndefined();
  expect(totalWithCode({ ...total, discountPercent: 10 }, { null: 'BAL' })).toBeUndefined();
});
