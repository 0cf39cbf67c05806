import { testRows } from '../../../tests/support/testRows';
import { closedLast } from './closedLast';
import { newestFirst } from './releases';

testRows([
  ['', ''],
  ['ab', 'ab'],
  ['aBc', 'acB'],
  ['AbC', 'bAC'],
  ['abC', 'abC'],
])('sections %s, closed ones in capitals, are shown as %s', (written, shown) => {
  const isClosed = (letter: string) => letter !== letter.toLowerCase();
  expect(closedLast(written.split(''), isClosed).join('')).toBe(shown);
});

test('the newest release comes first', () => {
  const named = (slug: string) => ({ fields: { slug } });
  const all = ['2025-12-01-days', '2026-03-03-b', '2026-03-03-a'].map(named);
  expect(newestFirst(all).map(({ fields }) => fields.slug)).toEqual([
    '2026-03-03-b',
    '2026-03-03-a',
    '2025-12-01-days',
  ]);
});
