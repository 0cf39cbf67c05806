import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { starCode } from '../../domain/myFair/shareLink';
import { starKey } from '../../domain/myFair/stars';
import { starCodeProblems } from './starCodes';

// Addresses of two records with one code, found by trying.
const [one, other] = ['a-3z3u', 'a-82rq'];

const second = '2026/programme/2026-04-02.yaml';
const third = '2026/programme/2026-04-03.yaml';
const told = (texts: Record<string, string>) =>
  starCodeProblems(makeFolder(texts)).map((problem) => `${problem.file}: ${tell(problem)}`);

test('of two with one code the later is told', () => {
  expect(told({ [second]: `- {slug: ${one}}\n- {slug: a}\n- {slug: ${other}}\n` })).toEqual([
    `${second}: starCodeTaken [2].slug value=${other} other=${one} (${second}:1)`,
  ]);
  expect(told({ [second]: `- {slug: ${one}}\n`, [third]: `- {}\n- {slug: ${other}}\n` })).toEqual([
    `${third}: starCodeTaken [1].slug value=${other} other=${one} (${second}:1)`,
  ]);
});

testRows([
  ['exhibitors', 'stand', 'a-4ytq', 'a-80os'],
  ['speakers', 'speaker', 'a-1is', 'a-69eq'],
] as const)('of %s of two years, that of the newer is told', (folder, kind, older, newer) => {
  expect(starCode(starKey(kind, 2025, older))).toBe(starCode(starKey(kind, 2026, newer)));
  const record = (year: number, slug: string) => `${year}/${folder}/${slug}/index.yaml`;
  expect(told({ [record(2026, newer)]: '{}\n', [record(2025, older)]: '{}\n' })).toEqual([
    `${record(2026, newer)}: starCodeTaken value=${newer} other=${record(2025, older)}`,
  ]);
});

test('the same address twice, and other years, are no such case', () => {
  expect(told({ [second]: `- {slug: ${one}}\n`, [third]: `- {slug: ${one}}\n` })).toEqual([]);
  expect(
    told({
      [second]: `- {slug: ${one}}\n`,
      '2025/programme/2025-04-02.yaml': `- {slug: ${other}}\n`,
    }),
  ).toEqual([]);
  expect(told({ [second]: '- {}\n- {}\n' })).toEqual([]);
});

test('exhibitors and speakers have codes of their own, too', () =>
  expect(
    told({
      '2026/exhibitors/gips/index.yaml': '{}\n',
      '2026/speakers/gips/index.yaml': '{}\n',
      '2025/exhibitors/gips/index.yaml': '{}\n',
      [second]: '- {slug: gips}\n',
    }),
  ).toEqual([]));
