import { testRows } from '../../../tests/support/testRows';
import type { TotalPrice } from './definition';
import type { FormValues } from './rules';
import { textOf, totalOf, totalWithCode } from './totals';

testRows([
  ['thu', 'thu'],
  [['thu', 'fri'], 'thu, fri'],
  [[], ''],
  [undefined, ''],
])('%j is joined as %j', (value, expected) => expect(textOf(value)).toBe(expected));

const total = { price: 3000, times: null, discountField: null, discountPercent: null };

const tenOff = { ...total, discountField: 'code', discountPercent: 10 };

// No page can check a code, so it never lowers the sum itself.
testRows<[Partial<TotalPrice>, FormValues, number | undefined, number | undefined]>([
  [total, {}, 3000, undefined],
  [total, { null: 'x' }, 3000, undefined],
  [tenOff, { code: 'BAL' }, 3000, 2700],
  [tenOff, {}, 3000, undefined],
  [tenOff, { code: '  ' }, 3000, undefined],
  [{ ...tenOff, times: 'tickets' }, { code: 'BAL' }, undefined, undefined],
  [{ ...tenOff, discountPercent: null }, { code: 'BAL' }, 3000, undefined],
  [{ ...tenOff, discountField: null }, { null: 'BAL' }, 3000, undefined],
])('%j with %j costs %s, with a valid code %s', (price, values, full, discounted) => {
  expect(totalOf({ ...total, ...price }, values)).toBe(full);
  expect(totalWithCode({ ...total, ...price }, values)).toBe(discounted);
});
