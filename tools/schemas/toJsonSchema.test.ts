import { testRows } from '../../tests/support/testRows';
import { patternOf } from './toJsonSchema';

testRows([
  [/^[A-Z]\d{2,3}$/, '^[A-Z]\\d{2,3}$'],
  [/^#[0-9a-f]{6}$/i, '^#[0-9a-fA-F]{6}$'],
  [/^[^/\\]+\.(jpe?g|svg)$/i, '^[^/\\\\]+\\.([jJ][pP][eE]?[gG]|[sS][vV][gG])$'],
])('a pattern for code editors: %s → %s', (expression, expected) =>
  expect(patternOf(expression)).toBe(expected),
);

test('a flag that changes the meaning is rejected', () => {
  expect(() => patternOf(/^a$/m)).toThrow('flag m');
});
