import { execFileSync } from 'node:child_process';

const script =
  "import('./tools/inputs.mjs').then(({ passedDays }) => console.log(JSON.stringify(process.argv.slice(1).map((day) => passedDays(day, 'tests/fair')))))";
const daysUntil = (...days: string[]) =>
  JSON.parse(execFileSync('node', ['-e', script, ...days], { encoding: 'utf8' })) as string[][];

test('a build has other inputs once a last day is over, but not on the day', () => {
  const [on, after, later] = daysUntil('2026-02-20', '2026-02-21', '2026-02-22');
  const closings = (days: string[] | undefined) =>
    days?.filter((line) => line.startsWith('applicationsClose: "2026'));
  expect(closings(on)).toEqual([]);
  expect(closings(after)).toHaveLength(1);
  expect(later).toEqual(after);
});

test('a build has other inputs from the day of a release', () => {
  const [before, on] = daysUntil('2026-04-05', '2026-04-06');
  const released = (days: string[] | undefined) =>
    days?.filter((line) => line === 'releases/2026-04-06');
  expect(released(before)).toEqual([]);
  expect(released(on)).toHaveLength(1);
});
