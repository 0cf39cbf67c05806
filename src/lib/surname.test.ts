import { testRows } from '../../tests/support/testRows';
import { surnameOf } from './surname';

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
