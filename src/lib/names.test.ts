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

test('names that differ only in case still have an order', () => {
  expect(compareNames('atom', 'Atom', 'en')).toBe(1);
  expect(compareNames('Atom', 'atom', 'en')).toBe(-1);
  expect(compareNames('Atom', 'Atom', 'en')).toBe(0);
});

test('each language has its own order', () => {
  const names = ['z', 'я', 'a', 'а'];
  const sorted = (language: string) =>
    [...names].sort((a, b) => compareNames(a, b, language)).join('');
  expect(sorted('ru')).toBe('аяaz');
  expect(sorted('en')).toBe('azая');
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
