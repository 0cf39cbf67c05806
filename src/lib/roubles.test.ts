import { formatRoubles } from './roubles';

test.each([
  [0, '0\u00a0₽', '0\u00a0₽'],
  [900, '900\u00a0₽', '900\u00a0₽'],
  [4500, '4\u00a0500\u00a0₽', '4,500\u00a0₽'],
  [12000, '12\u00a0000\u00a0₽', '12,000\u00a0₽'],
  [1234567, '1\u00a0234\u00a0567\u00a0₽', '1,234,567\u00a0₽'],
])('%i', (amount, ru, en) => {
  expect(formatRoubles(amount, 'ru')).toBe(ru);
  expect(formatRoubles(amount, 'en')).toBe(en);
});
