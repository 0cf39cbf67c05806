import { testRows } from '../../tests/support/testRows';
import { present } from './present';

testRows([0, '', false, 'gips'])('%j is there', (value) => {
  expect(present(value, 'title')).toBe(value);
});

testRows([null, undefined])('%j is missing, and its name is told', (value) => {
  expect(() => present(value, 'title')).toThrow('A page was made without its title.');
});
