import { testRows } from '../../tests/support/testRows';
import { formatRoubleRange, formatRoubles } from './roubles';

testRows([
  [0, '0\u00a0₽', '0\u00a0₽'],
  [900, '900\u00a0₽', '900\u00a0₽'],
  [4500, '4\u00a0500\u00a0₽', '4,500\u00a0₽'],
  [12000, '12\u00a0000\u00a0₽', '12,000\u00a0₽'],
  [4500.5, '4\u00a0500,50\u00a0₽', '4,500.50\u00a0₽'],
  [0.05, '0,05\u00a0₽', '0.05\u00a0₽'],
  [1234567, '1\u00a0234\u00a0567\u00a0₽', '1,234,567\u00a0₽'],
])('roubles in both languages: %i', (amount, ru, en) => {
  expect(formatRoubles(amount, 'ru')).toBe(ru);
  expect(formatRoubles(amount, 'en')).toBe(en);
});

test('a range has one currency sign', () => {
  expect(formatRoubleRange(80_000, 120_000, 'ru')).toBe('80\u00a0000–120\u00a0000\u00a0₽');
  expect(formatRoubleRange(900, 1_200, 'en')).toBe('900–1,200\u00a0₽');
});
