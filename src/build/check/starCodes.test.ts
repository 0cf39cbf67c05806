import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { starCode } from '../../domain/myFair/shareLink';
import { starKey, type StarKey } from '../../domain/myFair/stars';
import { starCodeProblems } from './starCodes';

/** Names of two records whose keys have one code, found by trying. */
function twoWithOneCode(keyOf: (slug: string) => StarKey, keyOfOther = keyOf): [string, string] {
  const known = new Map<string, string>();
  for (let number = 0; ; number += 1) {
    const slug = `a-${number.toString(36)}`;
    const other = known.get(starCode(keyOfOther(slug)));
    if (other !== undefined) return [other, slug];
    known.set(starCode(keyOf(slug)), slug);
  }
}
const session = (slug: string) => starKey('session', 2026, slug);
const [one, other] = twoWithOneCode(session);

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

test.each([
  ['exhibitors', 'stand'],
  ['speakers', 'speaker'],
] as const)('of %s of two years, that of the newer is told', (folder, kind) => {
  const [older, newer] = twoWithOneCode(
    (slug) => starKey(kind, 2025, slug),
    (slug) => starKey(kind, 2026, slug),
  );
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
