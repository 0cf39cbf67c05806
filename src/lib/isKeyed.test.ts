import { isKeyed } from './isKeyed';

test.each([
  [{}, true],
  [[], true],
  [null, false],
  [undefined, false],
  ['text', false],
  [5, false],
])('%j: %s', (value, expected) => expect(isKeyed(value)).toBe(expected));
