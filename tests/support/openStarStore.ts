import type * as Store from '../../src/services/stars/stars';

/** The store of stars loaded anew, as a tab does that is opened or reloaded. */
export async function openStarStore(): Promise<typeof Store> {
  const loaded: (typeof Store)[] = [];
  await jest.isolateModulesAsync(
    async () => void loaded.push(await import('../../src/services/stars/stars')),
  );
  const [store] = loaded;
  if (store === undefined) throw new Error('No store');
  return store;
}
