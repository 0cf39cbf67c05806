import { existsSync } from 'node:fs';
import path from 'node:path';
import { open } from 'lmdb';

const pollMs = 10;

/**
 * Opens the store through which Gatsby's workers pass query results to its main process
 * (docs/platform.md).
 */
function openResults(folder: string) {
  const root = open({
    name: 'root',
    path: path.join(folder, '.cache/caches-lmdb'),
    compression: true,
    maxDbs: 200,
  });
  return {
    root,
    results: root.openDB<string, string>({
      name: 'internal-tmp-query-results',
      encoding: 'string',
    }),
  };
}

/**
 * Removes query results from a build's store as soon as a worker has saved them, to reproduce a
 * race (gatsbyjs/gatsby#35865). Call it before the build; `stop` ends it and returns the pages
 * whose results were removed.
 */
export function stealResults(folder: string, pages: string[]): { stop: () => Promise<string[]> } {
  const stolen = new Set<string>();
  let store: ReturnType<typeof openResults> | undefined;
  const timer = setInterval(() => {
    if (store === undefined) {
      // The build itself must create the store.
      if (!existsSync(path.join(folder, '.cache/caches-lmdb/data.mdb'))) return;
      store = openResults(folder);
    }
    for (const page of pages) {
      if (!store.results.doesExist(page)) continue;
      stolen.add(page);
      void store.results.remove(page);
    }
  }, pollMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await store?.root.close();
      return [...stolen];
    },
  };
}

/** Pages whose results are in the store of a finished build. */
export async function storedResults(folder: string): Promise<string[]> {
  const { root, results } = openResults(folder);
  const keys = [...results.getKeys()];
  await root.close();
  return keys;
}
