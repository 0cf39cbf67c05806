import { cachePrefix } from '../model/keptCopy';
import type { WorkerScope } from './workerScope';

/**
 * The /sw.js of a fair whose `site.yaml` says `offline: off`: takes the place of a worker that
 * visitors still have, deletes its copies, removes itself, and loads their pages anew (decision
 * 029). It answers no request.
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
      // Not awaited: what is still becoming active can't wait for pages that wait for it.
      for (const page of pages) void page.navigate(page.url).catch(() => undefined);
    };
    event.waitUntil(leave());
  });
}
