import { Random } from '../../support/random';

/**
 * Makes one random change and returns the check's mistake, or undefined. The check itself runs in
 * `timed`.
 */
export type Trial = (
  random: Random,
  timed: <T>(check: () => Promise<T>) => Promise<T>,
) => Promise<string | undefined>;

const isFull = process.env['FAIR_FULL'] !== undefined;
/** Seeds of each kind: few by default, more in `npm run test:full`. */
const ofEachKind = isFull ? 50 : 3;
/** Processor time allowed for one check in ms; only in the full run. */
const mostTime = isFull ? 2000 : Infinity;

/** Runs a trial with every seed; each failure names its seed, for repetition. */
export async function failuresOf(trial: Trial): Promise<string[]> {
  const failures: string[] = [];
  for (let seed = 1; seed <= ofEachKind; seed += 1) {
    let took = 0;
    const wrong = await tried(trial, seed, async (check) => {
      const before = process.cpuUsage();
      const result = await check();
      const { user, system } = process.cpuUsage(before);
      took += (user + system) / 1000;
      return result;
    });
    if (wrong !== undefined) failures.push(`seed ${seed}: ${wrong}`);
    else if (took > mostTime) failures.push(`seed ${seed}: takes ${Math.round(took)} ms`);
  }
  return failures;
}

async function tried(
  trial: Trial,
  seed: number,
  timed: Parameters<Trial>[1],
): Promise<string | undefined> {
  try {
    return await trial(new Random(seed), timed);
  } catch (error) {
    return `the check throws ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
  }
}
