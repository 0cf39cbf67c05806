import { Random } from '../../support/random';
import { keptSeeds } from './keptSeeds';

/**
 * Makes one random change and says what the check got wrong; undefined if it was right. The check
 * itself goes through `timed`.
 */
export type Trial = (
  random: Random,
  timed: <T>(check: () => Promise<T>) => Promise<T>,
) => Promise<string | undefined>;

/** How many of each kind: few in every run, thousands in the audit (`FAIR_MUTATIONS`). */
const ofEachKind = Number(process.env.FAIR_MUTATIONS ?? 50);
/** Processor time that one check may take, ms; held in the audit, where nothing else runs. */
const mostTime = process.env.FAIR_MUTATIONS === undefined ? Infinity : 2000;

/** Runs a trial with every seed; each failure names the seed that repeats it. */
export async function failuresOf(name: string, trial: Trial): Promise<string[]> {
  const seeds = new Set([
    ...(keptSeeds[name] ?? []),
    ...Array.from({ length: ofEachKind }, (_, index) => index + 1),
  ]);
  const failures: string[] = [];
  for (const seed of seeds) {
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
