import { eachText, fieldOf } from './values';

test('a field is read from whatever is written', () => {
  expect(fieldOf({ a: 1 }, 'a')).toBe(1);
  expect(fieldOf(['a'], 0)).toBe('a');
  for (const value of [undefined, null, 'text', 7, {}]) expect(fieldOf(value, 'a')).toBeUndefined();
});

test('every text is visited with its path', () => {
  const visited: string[] = [];
  eachText({ a: 'one', b: [{ c: 'two' }, 3, null], d: new Date(0) }, (text, path) =>
    visited.push(`${path.join('.')}=${text}`),
  );
  expect(visited).toEqual(['a=one', 'b.0.c=two']);
});
