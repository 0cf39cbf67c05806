import { testRows } from '../../../tests/support/testRows';
import { refundBands, refundOf } from './refund';

const firstDay = '2026-04-02';

testRows([
  ['2026-03-22', 11, 100],
  ['2026-03-23', 10, 50],
  ['2026-03-27', 6, 50],
  ['2026-03-28', 5, 30],
  ['2026-03-29', 4, 30],
  ['2026-03-30', 3, 0],
  ['2026-04-02', 0, 0],
  ['2026-04-03', -1, 0],
])('a claim on %s comes %i days before and gets %i %%', (day, days, percent) => {
  expect(refundOf({ price: 1000, day, firstDay })).toEqual({
    days,
    percent,
    amount: percent * 10,
  });
});

testRows([
  [455, '2026-03-28', 137], // 136.5: half a rouble goes up
  [451, '2026-03-28', 135], // 135.3
  [901, '2026-03-25', 451], // 450.5
  [1, '2026-03-25', 1],
  [1, '2026-03-28', 0],
  [0, '2026-03-01', 0],
  [12000, '2026-03-29', 3600],
])('%i roubles claimed on %s give %i', (price, day, amount) => {
  expect(refundOf({ price, day, firstDay }).amount).toBe(amount);
});

test('bands touch each other, from the longest stretch down to the first day', () => {
  const [longest, ...rest] = refundBands;
  expect(longest?.to).toBeUndefined();
  let above = longest?.from ?? 0;
  for (const { from, to } of rest) {
    expect(to).toBe(above - 1);
    above = from;
  }
  expect(above).toBe(0);
});
