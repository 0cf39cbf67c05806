import { dayOf, eachText, fieldOf, itemsOf, namesIn, numberOf, textOf, timeOf } from './values';

test('a field is read from whatever is written', () => {
  expect(fieldOf({ a: 1 }, 'a')).toBe(1);
  expect(fieldOf(['a'], 0)).toBe('a');
  for (const value of [undefined, null, 'text', 7, {}]) expect(fieldOf(value, 'a')).toBeUndefined();
  expect(itemsOf(['a', 'b'])).toEqual([
    [0, 'a'],
    [1, 'b'],
  ]);
  for (const value of [undefined, null, 'text', { 0: 'a' }]) expect(itemsOf(value)).toEqual([]);
});

test('texts, numbers, days and times are told apart', () => {
  const value = { text: 'a', number: 7, day: '2026-04-02', time: '09:30' };
  expect([textOf(value, 'text'), textOf(value, 'number')]).toEqual(['a', undefined]);
  expect([numberOf(value, 'number'), numberOf(value, 'text')]).toEqual([7, undefined]);
  expect([dayOf(value, 'day'), dayOf(value, 'time'), dayOf(value, 'number')]).toEqual([
    '2026-04-02',
    undefined,
    undefined,
  ]);
  expect([timeOf(value, 'time'), timeOf(value, 'day'), timeOf(value, 'number')]).toEqual([
    '09:30',
    undefined,
    undefined,
  ]);
  expect(dayOf({ day: '2026-02-30' }, 'day')).toBeUndefined();
  expect(timeOf({ time: '24:00' }, 'time')).toBeUndefined();
});

test('every text is visited with its path', () => {
  const visited: string[] = [];
  eachText({ a: 'one', b: [{ c: 'two' }, 3, null], d: new Date(0) }, (text, path) =>
    visited.push(`${path.join('.')}=${text}`),
  );
  expect(visited).toEqual(['a=one', 'b.0.c=two']);
});

test('names of a list are told once each, and not at all if one is faulty', () => {
  expect(namesIn({ halls: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] }, 'halls', 'id')).toEqual([
    'a',
    'b',
  ]);
  expect(namesIn({ halls: [] }, 'halls', 'id')).toEqual([]);
  expect(namesIn({ halls: [{ id: 'a' }, { id: 7 }] }, 'halls', 'id')).toBeUndefined();
  expect(namesIn({ halls: 'a' }, 'halls', 'id')).toBeUndefined();
  expect(namesIn({}, 'halls', 'id')).toBeUndefined();
});
