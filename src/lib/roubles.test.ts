import { testRows } from '../../tests/support/testRows';
import { formatRoubleRange, formatRoubles, readRoubles } from './roubles';

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

testRows([
  ['4500', 4500],
  ['4 500', 4500],
  ['4\u00a0500\u00a0₽', 4500],
  ['4\u202f500', 4500],
  ['4,500', 4500],
  ['4.500', 4500],
  ['4 500,00', 4500],
  ['4,500.00', 4500],
  ['4500,5', 4500.5],
  ['1,234,567', 1_234_567],
  ['1 234 567 руб.', 1_234_567],
  ['4500 рублей', 4500],
  ['4500р', 4500],
  ['RUB 4,500', 4500],
  ['₽4500', 4500],
  ['0', 0],
  [' 900 ', 900],
  ['', undefined],
  ['900 rub', 900],
  ['900 rubles', 900],
  ['900 ruble', 900],
  ['900 rub.', 900],
  ['900 roubles', 900],
  ['900 rouble', 900],
  ['900 рубля', 900],
  ['900 рубль', 900],
  ['900 руб', 900],
  ['₽  900', 900],
  ['900  ₽', 900],
  [' ₽ 900 ', 900],
  ['9  0  0', 900],
  ['₽ 900 x', undefined],
  ['x ₽ 900', undefined],
  ['900 руб x', undefined],
  ['9₽000', undefined],
  ['9 rub 000', undefined],
  ['9 руб 000', undefined],
  ['ten', undefined],
  ['₽', undefined],
  ['-900', undefined],
  ['45,00,0', undefined],
  ['4,500,00', 4500],
  ['1,23.456', undefined],
  ['4,50,0', undefined],
  ['12345678', undefined],
  ['10,000,000', undefined],
  ['4500 $', undefined],
  ['1e3', undefined],
])('%j is %s roubles', (typed, sum) => expect(readRoubles(typed)).toBe(sum));
