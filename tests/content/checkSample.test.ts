import { checkContent, reportProblems } from '../../src/build/check';

// Generous, because the machine may be busy with other work.
jest.setTimeout(120_000);

/**
 * Processor seconds of all threads, because on a busy machine a run waits longer but does not work
 * more.
 */
const mostSeconds = 3;

test('the sample has no problems, and the check is quick enough to be run before every commit', async () => {
  const seconds: number[] = [];
  // The first run includes loading and compiling by Jest; other work on the same core slows a run
  // by half, so the best run counts.
  for (let run = 0; run < 4; run += 1) {
    const before = process.cpuUsage();
    const problems = await checkContent('content');
    const { user, system } = process.cpuUsage(before);
    expect(reportProblems(problems, 'en')).toBe('');
    seconds.push((user + system) / 1e6);
  }
  expect(Math.min(...seconds)).toBeLessThan(mostSeconds);
});
