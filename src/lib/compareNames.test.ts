import { compareNames, indexLetter } from './compareNames';

test('orders as a reader looks names up', () => {
  const names = ['Яблоко', '«Глина»', 'Ёлка', 'Ель', 'Еда', 'Зал 10', 'Зал 9', 'атом'];
  expect([...names].sort((a, b) => compareNames(a, b, 'ru'))).toEqual([
    'атом',
    '«Глина»',
    'Еда',
    'Ёлка',
    'Ель',
    'Зал 9',
    'Зал 10',
    'Яблоко',
  ]);
});

test.each([
  ['Ёлка', 'Е'],
  ['«Глина»', 'Г'],
  ['7/4', '0–9'],
  ['nord ost', 'N'],
  ['—', '#'],
])('%s stands under %s', (name, letter) => {
  expect(indexLetter(name)).toBe(letter);
});
