import type * as Store from '../../src/stars/browser/stars';

/** Loads the store of stars from scratch, as in a tab that is opened or reloaded. */
export async function openStarStore(): Promise<typeof Store> {
  const loaded: (typeof Store)[] = [];
  await jest.isolateModulesAsync(
    async () => void loaded.push(await import('../../src/stars/browser/stars')),
  );
  const [store] = loaded;
  if (store === undefined) throw new Error('No store');
  return store;
}
