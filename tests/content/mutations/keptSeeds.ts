/** Seeds that failed once, by the name of their mutation: they are tried in every run. */
export const keptSeeds: Partial<Record<string, readonly number[]>> = {};
