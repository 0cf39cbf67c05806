import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { starCode } from '../../domain/myFair/shareLink';
import { starKey } from '../../domain/myFair/stars';
import { starCodeProblems } from './starCodes';

/** Two events of a year whose keys have one code, found by trying. */
function twoWithOneCode(): [string, string] {
  const known = new Map<string, string>();
  for (let number = 0; ; number += 1) {
    const slug = `event-${number.toString(36)}`;
    const code = starCode(starKey('session', 2026, slug));
    const other = known.get(code);
    if (other !== undefined) return [other, slug];
    known.set(code, slug);
  }
}

const [one, other] = twoWithOneCode();
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
