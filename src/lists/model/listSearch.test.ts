import { testRows } from '../../../tests/support/testRows';
import {
  findKeyed,
  isFound,
  isNearlyFound,
  isWhole,
  readKey,
  readQuery,
  searchKey,
} from './listSearch';

const key = searchKey([
  'Ёлка Ольховская',
  'Yolka Olkhovskaya',
  'yolka olkhovskaya',
  'C07',
  'Калининград',
  'Kaliningrad',
  null,
]);

test('an empty query has no words; one of signs alone matches nothing', () => {
  for (const typed of ['', ' ', '\u00a0', '\u200b\u00ad']) expect(readQuery(typed)).toEqual([]);
  for (const typed of [' — ', '☆', '«', '...']) expect(readQuery(typed)).toEqual([[]]);
});

test('a key contains each word once, and words joined by a sign also as one', () => {
  expect(key).toBe('elka olhovska c07 kaliningrad');
  expect(searchKey(['Рыба-пила', 'Рыба', 'О’Киф'])).toBe('riba pila ribapila o kif okif');
});

testRows([
  ['', true],
  ['ёлка', true],
  ['Ольховская Ёлка', true],
  ['ольхоская', true],
  ['olkhovskya', true],
  ['Ёллка', true],
  ['кккк', false],
  ['c07', true],
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
  ['с\u00ad07', true],
  ['—', false],
  ['北京', false],
  ['ёлка — ', true],
  ['Тростников', false],
])('a search for %j: %s', (typed, expected) =>
  expect(isNearlyFound(readKey(key), readQuery(typed))).toBe(expected),
);

testRows([
  // A code is one reading of a letter and a number, never the only one.
  ['С 44-го по 31-й', 'С 44-го по 31-й', true],
  ['С 44-го по 31-й', 'с 44го по 31й', true],
  ['П-44', 'П-44', true],
  ['П-44', 'п 44', true],
  ['П-44', 'П44', true],
  ['П-44', 'П-4', true],
  ['П-44', 'П-5', false],
  ['К-19', 'K-19', true],
  ['Opus S 7', 'opus s 7', true],
  ['Opus S 7', 'стенд S 7', false],
  ['Можно с 7 лет', 'можно с 7 лет', true],
  // Here the letter is a separate word.
  ['Семь, 7', 'с 7', false],
  ['C07', 'с 7', true],
  // Signs within words: typed, left out, or replaced.
  ['Рыба-пила', 'рыба-пила', true],
  ['Рыба-пила', 'рыбапила', true],
  ['Рыба-пила', 'пила', true],
  ['Рыба пила', 'рыба-пила', true],
  ['Эль-Куфи', 'ElKufi', true],
  ['Джорджия О’Кифф', 'окиф', true],
  ['Georgia O’Keeffe', "o'keeffe", true],
  ['Georgia O’Keeffe', 'O`Keeffe', true],
  ['Georgia O’Keeffe', 'oʼkeeffe', true],
  ['Georgia O’Keeffe', 'okeeffe', true],
  ['Georgia O’Keeffe', 'o keeffe', true],
  ['Georgia O’Keeffe', 'keeffe', true],
  ['Georgia Oʼkeeffe', 'keeffe', true],
  ['Georgia O´Keeffe', 'okeeffe', true],
  ['Musée d’Orsay', 'dorsay', true],
  ['Musée d’Orsay', 'orsay', true],
  ['Musée d‘Orsay', "d'Orsay", true],
  ['Масштаб 1:1', 'масштаб 11', true],
  ['Рыба-пила', 'рыбопад', false],
])('%j is found by %j: %s', (name, typed, expected) => {
  expect(isFound(readKey(searchKey([name])), readQuery(typed))).toBe(expected);
});

testRows([
  ['Чемодан переселенца', 'чимодан', true],
  ['Чемодан переселенца', 'переселинца', true],
  ['Tickets', 'ticket', true],
  ['Artists', 'artist', true],
  ['Детская', 'Децкая', true],
  ['C07', 'C08', false],
])('with a wrong letter %j is found by %j: %s', (name, typed, expected) =>
  expect(isNearlyFound(readKey(searchKey([name])), readQuery(typed))).toBe(expected),
);

test('results without a typo exclude those with one', () => {
  const keyed = ['вход', 'выход', 'касса'].map((name) => ({
    name,
    words: readKey(searchKey([name])),
  }));
  const namesFound = (typed: string) => findKeyed(keyed, typed).found.map(({ name }) => name);
  expect(namesFound('вход')).toEqual(['вход']);
  expect(namesFound('вхо')).toEqual(['вход']);
  expect(namesFound('выхож')).toEqual(['выход']);
  expect(namesFound('')).toEqual(['вход', 'выход', 'касса']);
  expect(namesFound('лифт')).toEqual([]);
  expect(namesFound('—')).toEqual([]);
  // Text typed in the wrong keyboard layout, with and without Shift, takes precedence over a typo.
  expect(namesFound('ds[jl')).toEqual(['выход']);
  expect(namesFound('DS{JL')).toEqual(['выход']);
  expect(findKeyed([{ words: readKey('tsirkul') }], 'Cirkul').found).toHaveLength(1);
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
