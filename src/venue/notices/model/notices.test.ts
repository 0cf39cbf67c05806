import { testRows } from '../../../../tests/support/testRows';
import { compareNotices, isShown, nextLate, type Notice } from './notices';

const from = '2026-04-03T10:00';
const until = '2026-04-03T18:00';

testRows([
  ['a minute before', '2026-04-03T09:59', false],
  ['at its beginning', '2026-04-03T10:00', true],
  ['in its last minute', '2026-04-03T17:59', true],
  ['at its end', '2026-04-03T18:00', false],
  ['on the next day at the same hour', '2026-04-04T12:00', false],
])('a notice is shown from its start to its end: %s', (_, moment, expected) => {
  expect(isShown({ from, until }, '/', moment)).toBe(expected);
});

testRows([
  [undefined, '/anything/', true],
  [['/'], '/', true],
  [['/'], '/map/', false],
  [['/map/'], '/map/', true],
  [['/map/'], '/maps/', false],
  [['/program/'], '/program/2026/opening/', false],
  [['/program/*'], '/program/', true],
  [['/program/*'], '/program/2026/opening/', true],
  [['/program/*'], '/programme/', false],
  [['/map/', '/tickets/'], '/tickets/', true],
])('for the pages %j on %s', (pages, path, expected) => {
  expect(isShown({ from, until, pages }, path, from)).toBe(expected);
});

test('urgent ones first, then the latest start, then by key', () => {
  const notice = (key: string, level: Notice['level'], hour: number) => ({
    key,
    level,
    from: `2026-04-03T${hour}:00`,
  });
  const notices = [
    notice('d', 'info', 10),
    notice('c', 'info', 10),
    notice('b', 'info', 12),
    notice('a', 'urgent', 11),
  ];
  expect(
    notices
      .sort(compareNotices)
      .map(({ key }) => key)
      .join(''),
  ).toBe('abcd');
});

testRows<[string, string[], string]>([
  ['they come in their order', ['ab'], 'ab'],
  ['what comes goes on top', ['ab', 'abc'], 'cab'],
  ['what is over or closed goes', ['ab', 'a'], 'a'],
])('late notices, from the top down: %s', (_, steps, expected) => {
  const of = (keys: string): Notice[] =>
    [...keys].map((key) => ({ key, level: 'info', text: key, from, until }));
  const late = steps.reduce<Notice[]>((before, due) => nextLate(before, of(due)), []);
  expect(late.map(({ key }) => key).join('')).toBe(expected);
});
