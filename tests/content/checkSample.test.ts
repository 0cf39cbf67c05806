import { checkContent, reportProblems } from '../../src/data/check';

// Machines that do other work too are slow, not wrong.
jest.setTimeout(60_000);

/** Seconds of a processor, on all threads: a busy machine makes it wait, not work more. */
const mostSeconds = 3;

test('the sample has no problems, and the check is quick enough to be run before every commit', async () => {
  const before = process.cpuUsage();
  const problems = await checkContent('content');
  const { user, system } = process.cpuUsage(before);
  expect(reportProblems(problems, 'en')).toBe('');
  expect((user + system) / 1e6).toBeLessThan(mostSeconds);
});
