import { checkContent, reportProblems } from '../../src/build/check';

// Machines that do other work too are slow, not wrong.
jest.setTimeout(120_000);

/** Seconds of a processor, on all threads: a busy machine makes it wait, not work more. */
const mostSeconds = 3;

test('the sample has no problems, and the check is quick enough to be run before every commit', async () => {
  const seconds: number[] = [];
  // The first run loads and compiles too, through Jest; and neighbours on the same core slow a run
  // by half.
  for (let run = 0; run < 4; run += 1) {
    const before = process.cpuUsage();
    const problems = await checkContent('content');
    const { user, system } = process.cpuUsage(before);
    expect(reportProblems(problems, 'en')).toBe('');
    seconds.push((user + system) / 1e6);
  }
  expect(Math.min(...seconds)).toBeLessThan(mostSeconds);
});
