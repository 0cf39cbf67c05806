import { testRows } from '../../../tests/support/testRows';
import { editDistance, nearestWord } from './nearest';

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
