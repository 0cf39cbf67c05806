import { makeFolder } from '../../../tests/support/contentFolder';
import type { Problem } from './problems/problem';
import { acrossOf, tryFiles } from './trial';

const exhibitor = (stand: string) => `{stand: ${stand}, participantType: poet}\n`;

test('a trial reports the problems of the files, those between all, and the new ones', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `2026/exhibitors/${name}/index.yaml`);
  const folder = makeFolder({ [`${a}`]: exhibitor('A01'), [`${b}`]: exhibitor('A01') });
  const repeats = (problems: readonly Problem[]) =>
    problems.filter(({ field }) => field === 'stand').map(({ file }) => file);
  expect(repeats(acrossOf(folder))).toEqual([b]);
  const { own, across, added } = tryFiles(folder, [{ file: `${c}`, text: exhibitor('A01') }]);
  expect(own.map(({ code, field }) => `${code} ${field}`)).toContain('oneOf participantType');
  expect(repeats(across)).toEqual([b, c]);
  expect(repeats(added)).toEqual([c]);
  expect(repeats(tryFiles(folder, [{ file: `${b}`, text: exhibitor('A02') }]).across)).toEqual([]);
});
