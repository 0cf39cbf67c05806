import { testRows } from '../../tests/support/testRows';
import { beginsNear, editDistance, nearestWord } from './nearWord';

testRows([
  ['olhovska', 'olho', true],
  ['olhovska', 'olovska', true],
  ['olhovska', 'olhovskai', true],
  ['olhovska', 'polhovska', true],
  ['olhovska', 'elkovska', false],
  ['olhovska', 'olh', true],
  ['olhovska', 'olk', false],
  ['les', 'lis', false],
  // The shortest word in which a typo is forgiven: one typo of each kind passes, two do not.
  ['atom', 'atam', true],
  ['atom', 'taom', true],
  ['atom', 'atmo', true],
  ['atom', 'ttam', false],
  ['atom', 'xtom', true],
  ['atom', 'atox', true],
  ['atom', 'aton', true],
  ['atom', 'atomx', true],
  ['atom', 'atomxy', false],
  ['atom', 'ato', true],
  ['atlas', 'talsa', false],
  ['atlas', 'taxas', false],
  ['atlas', 'alxas', false],
  ['gallery', 'galxeri', false],
  ['gal', 'gallery', false],
  ['c07', 'c07', true],
  ['c0712', 'c0713', false],
  ['a', 'abcd', false],
])('%s approximately begins with %s: %s', (word, start, expected) =>
  expect(beginsNear(word, start)).toBe(expected),
);

testRows([
  ['', '', 0],
  ['stand', 'stand', 0],
  ['stand', 'stnad', 2],
  ['medum', 'medium', 1],
  ['стенд', 'стент', 1],
])('edit distance: %s → %s takes %i', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

testRows([
  ['medum', 'medium'],
  ['Stand', 'stand'],
  ['partisipantType', 'participantType'],
  ['xyzzy', ''],
  ['stnd', 'stand'],
  ['stnad', ''],
  ['standing', ''],
  ['MEDIUM', 'medium'],
  ['mediuxx', 'medium'],
  ['medxxx', ''],
  ['', ''],
])('the nearest to %s is %s', (word, expected) => {
  expect(nearestWord(word, ['stand', 'medium', 'participantType'])).toBe(expected);
});

test('the nearest of several wins, and the first of equally near ones', () => {
  expect(nearestWord('stands', ['strands', 'stands', 'stand'])).toBe('stands');
  expect(nearestWord('gallery', ['galeri', 'galery', 'gallerx'])).toBe('galery');
  expect(nearestWord('cat', ['bat', 'hat'])).toBe('bat');
});
