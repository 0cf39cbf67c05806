import { testRows } from '../../tests/support/testRows';
import { isFound, readKey, readQuery, searchKey } from './exhibitorSearch';

const key = searchKey([
  'Ёлка Ольховская',
  'Yolka Olkhovskaya',
  'yolka-olkhovskaya',
  'C07',
  'Калининград',
  'Kaliningrad',
  null,
]);

test('an empty query has no words, nor has one of signs only', () => {
  expect(readQuery('')).toEqual([]);
  expect(readQuery(' — ')).toEqual([]);
  expect(readQuery(' ёлка  С 07 ')).toEqual(['elka', 'c07']);
});

test('a key holds each word once', () => expect(key).toBe('elka olhovska c07 kaliningrad'));

testRows([
  ['', true],
  ['ёлка', true],
  ['Елка', true],
  ['yolka', true],
  ['Ольховская Ёлка', true],
  ['ольхоская', true],
  ['olkhovskya', true],
  ['Ёллка', true],
  ['кккк', false],
  ['c07', true],
  ['С07', true],
  ['с 07', true],
  ['ёлка с07', true],
  ['C08', false],
  ['калин', true],
  ['Kaliningrd', true],
  ['ёлка москва', false],
  ['Тростников', false],
])('a search for %j: %s', (typed, expected) =>
  expect(isFound(readKey(key), readQuery(typed))).toBe(expected),
);
