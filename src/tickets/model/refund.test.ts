import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { testRows } from '../../../tests/support/testRows';
import { refundBands, refundOf, refundReasons, type RefundReason } from './refund';

const firstDay = '2026-04-02';

testRows([
  ['2025-04-02', 365, 100],
  ['2026-03-21', 12, 100],
  ['2026-03-22', 11, 100],
  ['2026-03-23', 10, 50],
  ['2026-03-24', 9, 50],
  ['2026-03-26', 7, 50],
  ['2026-03-27', 6, 50],
  ['2026-03-28', 5, 30],
  ['2026-03-29', 4, 30],
  ['2026-03-30', 3, 0],
  ['2026-03-31', 2, 0],
  ['2026-04-01', 1, 0],
  ['2026-04-02', 0, 0],
  ['2026-04-03', -1, 0],
  ['2026-05-01', -29, 0],
])('a claim on %s comes %i days before and gets %i %%', (day, days, percent) => {
  expect(refundOf({ price: 1000, reason: 'illness', day, firstDay })).toEqual({
    days,
    percent,
    amount: percent * 10,
  });
});

testRows<RefundReason>(['postponement', 'cancellation'])(
  '%s gives everything back on any day',
  (reason) => {
    for (const day of ['2026-01-01', '2026-03-28', '2026-03-30', '2026-04-02', '2026-04-09']) {
      expect(refundOf({ price: 4500, reason, day, firstDay })).toMatchObject({
        percent: 100,
        amount: 4500,
      });
    }
  },
);

testRows([
  [455, '2026-03-28', 137], // 136.5: half a rouble goes up
  [451, '2026-03-28', 135], // 135.3
  [901, '2026-03-25', 451], // 450.5
  [1, '2026-03-25', 1],
  [1, '2026-03-28', 0],
  [0, '2026-03-01', 0],
  [12000, '2026-03-29', 3600],
])('%i roubles claimed on %s give %i', (price, day, amount) => {
  expect(refundOf({ price, reason: 'illness', day, firstDay }).amount).toBe(amount);
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

test('the form of a fair gives the reasons that the calculator gives (spec §9)', () => {
  type Field = { name: string; options?: { value: string }[] };
  const { steps } = parse(readFileSync('tests/fair/forms/refund.yaml', 'utf8')) as {
    steps: { fields: Field[] }[];
  };
  const reason = steps.flatMap(({ fields }) => fields).find(({ name }) => name === 'refund_reason');
  expect(reason?.options?.map(({ value }) => value)).toEqual(refundReasons);
});
