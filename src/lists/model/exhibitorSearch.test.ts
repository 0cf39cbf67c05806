import { testRows } from '../../../tests/support/testRows';
import { findKeyed, isFound, isWhole, readKey, readQuery, searchKey } from './exhibitorSearch';

const key = searchKey([
  'Ёлка Ольховская',
  'Yolka Olkhovskaya',
  'yolka-olkhovskaya',
  'C07',
  'Калининград',
  'Kaliningrad',
  null,
]);

test('an empty query has no words; one of signs alone finds nothing', () => {
  for (const typed of ['', ' ', '\u00a0', '\u200b\u00ad']) expect(readQuery(typed)).toEqual([]);
  for (const typed of [' — ', '☆', '«', '...']) expect(readQuery(typed)).toEqual([[]]);
  expect(readQuery(' ёлка  С 07 ')).toEqual([['elka'], ['c07', 's07']]);
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
  ['С-07', true],
  ['ц–07', true],
  ['c 7', true],
  ['c.07', true],
  ['к0', true],
  ['стенд С07', true],
  ['booth c-07', true],
  ['стенд', false],
  ['Д-07', false],
  ['С2007', false],
  ['калин', true],
  ['Kaliningrd', true],
  ['ёлка москва', false],
  ['ёл\u00adка', true],
  ['\u200bёлка', true],
  ['с\u00ad07', true],
  ['—', false],
  ['☆☆☆', false],
  ['北京', false],
  ['ёлка — ', true],
  ['Тростников', false],
])('a search for %j: %s', (typed, expected) =>
  expect(isFound(readKey(key), readQuery(typed))).toBe(expected),
);

testRows([
  ['Чемодан переселенца', 'чимодан', true],
  ['Чемодан переселенца', 'переселинца', true],
  ['Tickets', 'ticket', true],
  ['Artists', 'artist', true],
  ['Детская', 'Децкая', true],
  ['C07', 'C08', false],
])('with a wrong letter %j is found by %j: %s', (name, typed, expected) =>
  expect(isFound(readKey(searchKey([name])), readQuery(typed))).toBe(expected),
);

test('what is found without a typo leaves out what is found with one', () => {
  const keyed = ['вход', 'выход', 'касса'].map((name) => ({
    name,
    words: readKey(searchKey([name])),
  }));
  const namesFound = (typed: string) => findKeyed(keyed, readQuery(typed)).map(({ name }) => name);
  expect(namesFound('вход')).toEqual(['вход']);
  expect(namesFound('вхо')).toEqual(['вход']);
  expect(namesFound('выхож')).toEqual(['выход']);
  expect(namesFound('')).toEqual(['вход', 'выход', 'касса']);
  expect(namesFound('лифт')).toEqual([]);
  expect(namesFound('—')).toEqual([]);
});

testRows([
  ['Ёлка', true],
  ['c-07 yolka', true],
  ['Ёл', false],
  ['Ёлкс', false],
  ['—', false],
])('%j is the whole word: %s', (typed, expected) =>
  expect(isWhole(readKey(key), readQuery(typed))).toBe(expected),
);
