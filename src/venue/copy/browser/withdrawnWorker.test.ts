/** @jest-environment node */
import { withdrawnWorker } from './withdrawnWorker';
import type { WorkerScope } from './offlineWorker';

test('copies are deleted, the worker is unregistered, then the pages are reloaded; no request is handled', async () => {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    caches: {
      keys: async () => ['kept-b1-ru-1', 'other', 'kept-b2-en-2'],
      delete: async (name: string) => done.push(`delete ${name}`),
    },
    clients: {
      matchAll: async () => [
        { url: '/map/', navigate: async (url: string) => void done.push(`load ${url}`) },
        { url: '/en/', navigate: () => Promise.reject(new Error('closed')) },
      ],
    },
    registration: { unregister: async () => done.push('unregister') },
    skipWaiting: async () => done.push('skip'),
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  };
  withdrawnWorker(scope as unknown as WorkerScope);
  for (const name of ['install', 'activate']) {
    let work: Promise<unknown> | undefined;
    listeners.get(name)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  }
  expect(done).toEqual([
    'skip',
    'delete kept-b1-ru-1',
    'delete kept-b2-en-2',
    'unregister',
    'load /map/',
  ]);
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
});
