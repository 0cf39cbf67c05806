import { testRows } from '../../tests/support/testRows';
import { present } from './present';

testRows([0, '', false, 'gips'])('%j is present', (value) => {
  expect(present(value, 'title')).toBe(value);
});

testRows([null, undefined])('%j is missing, and the error names it', (value) => {
  expect(() => present(value, 'title')).toThrow('A page was made without its title.');
});
