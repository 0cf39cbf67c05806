import { testRows } from '../../../../tests/support/testRows';
import { compareNotices, isShown, nextLate, type LateNotice, type Notice } from './notices';

const from = '2026-04-03T10:00';
const until = '2026-04-03T18:00';

testRows([
  ['a minute before', '2026-04-03T09:59', false],
  ['at its beginning', '2026-04-03T10:00', true],
  ['in its last minute', '2026-04-03T17:59', true],
  ['at its end', '2026-04-03T18:00', false],
  ['on the next day at the same hour', '2026-04-04T12:00', false],
])('a notice is shown from its beginning to its end: %s', (_, moment, expected) => {
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

test('urgent ones first, then what began last, then by key', () => {
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

describe('late notices, from the top down', () => {
  const of = (keys: string): Notice[] =>
    [...keys].map((key) => ({ key, level: 'info', text: key, from, until }));
  /** Keys as capitals are over, and keep their places. */
  const told = (late: readonly LateNotice[]) =>
    late.map(({ notice: { key }, isOver }) => (isOver ? key.toUpperCase() : key)).join('');
  const after = (...steps: [due: string, closed?: string][]) =>
    told(
      steps.reduce<LateNotice[]>(
        (late, [due, closed = '']) => nextLate(late, of(due), (key) => closed.includes(key)),
        [],
      ),
    );

  testRows<[string, [string, string?][], string]>([
    ['come in their order', [['ab']], 'ab'],
    ['what comes goes on top', [['ab'], ['abc']], 'cab'],
    ['what is over below another leaves its place empty', [['ab'], ['a']], 'aB'],
    ['the topmost one that is over goes', [['ab'], ['b']], 'b'],
    ['with the last one all places go', [['ab'], ['a'], ['']], ''],
    ['what is closed goes at once', [['ab'], ['a', 'b']], 'a'],
    ['what is prolonged comes back into its place', [['ab'], ['a'], ['ab']], 'ab'],
  ])('places of notices on the page: %s', (_, steps, expected) =>
    expect(after(...steps)).toBe(expected),
  );
});
