import { testRows } from '../../../../tests/support/testRows';
import { pocketName, pocketPath, pocketPaths } from './pocketFile';

testRows([
  ['Арт Ряды', 'Арт Ряды 2031.html'],
  ['Гипс: весна', 'Гипс весна 2031.html'],
  ['A/B "C"?', 'A B C 2031.html'],
])('the fair %s is saved as %s', (fair, name) => expect(pocketName(fair, 2031)).toBe(name));

test('an address contains its language and no year', () => {
  expect(pocketPath('ru')).toBe('/pocket/ru/fair.html');
  expect(pocketPath('en').startsWith(pocketPaths('en').replace('*', ''))).toBe(true);
});
