import { testRows } from '../../tests/support/testRows';
import { compareNames, indexLetter, surnameOf } from './names';

test('names are in the order of an index', () => {
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

test('each language has its own order, and names that differ only in case have one, too', () => {
  const sorted = (language: string) =>
    [...'zяaаA'].sort((a, b) => compareNames(a, b, language)).join('');
  expect(sorted('ru')).toBe('аяAaz');
  expect(sorted('en')).toBe('Aazая');
});

testRows([
  ['Ёлка', 'Е'],
  ['№ 7', '0–9'],
  ['éclat', 'É'],
  ['', '#'],
  ['«Глина»', 'Г'],
  ['7/4', '0–9'],
  ['nord ost', 'N'],
  ['—', '#'],
])('%s is filed under %s', (name, letter) => {
  expect(indexLetter(name)).toBe(letter);
});

testRows([
  ['Вера Гипс', undefined, 'Гипс'],
  ['Savva Pugovkin-Younger', undefined, 'Pugovkin-Younger'],
  ['Madonna', undefined, 'Madonna'],
  [' Anna\u00a0 Lyon ', undefined, 'Lyon'],
  ['Fermín Ugalde Rosa', 'Ugalde Rosa', 'Ugalde Rosa'],
  ['Water and Copper', 'Water and Copper', 'Water and Copper'],
])('%s with sortAs %j is filed under %s', (name, sortAs, expected) => {
  expect(surnameOf(name, sortAs)).toBe(expected);
});
