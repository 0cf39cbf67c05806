import { cachePrefix } from '../model/storedCopy';
import type { WorkerScope } from './offlineWorker';

/**
 * The /sw.js of a fair whose `site.yaml` says `offline: off`: replaces the worker that visitors
 * still have, deletes its copies, unregisters itself, and reloads their pages (decision 029). It
 * handles no requests.
 */
export function withdrawnWorker(self: WorkerScope): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => {
    const leave = async () => {
      const names = await self.caches.keys();
      await Promise.all(
        names
          .filter((name) => name.startsWith(cachePrefix))
          .map((name) => self.caches.delete(name)),
      );
      const pages = await self.clients.matchAll({ type: 'window' });
      await self.registration.unregister();
      // Not awaited: the navigation of a page waits for this worker to become active, so awaiting
      // it would deadlock.
      for (const page of pages) void page.navigate(page.url).catch(() => undefined);
    };
    event.waitUntil(leave());
  });
}
