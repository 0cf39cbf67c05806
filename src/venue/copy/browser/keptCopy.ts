import type { Locale } from '../../../i18n/locales';
import { cachePrefix, markPath, type KeptCopy } from '../model/keptCopy';
import type { WorkerWord } from './workerScope';

/**
 * Why nothing was kept: no room on the device, something did not arrive, or the browser refuses.
 */
export type KeepTrouble = 'full' | 'incomplete' | 'blocked';

/** How long the worker may be silent before it is given up, ms. */
const silence = 60_000;

/** The copy that this browser holds, if any. */
export async function keptCopy(): Promise<KeptCopy | undefined> {
  try {
    const copies = await Promise.all(
      (await ownCaches()).map(async (name) => {
        const answer = await (await caches.open(name)).match(markPath);
        return answer && ((await answer.json()) as KeptCopy);
      }),
    );
    return copies.filter((copy) => copy !== undefined).sort((a, b) => b.at - a.at)[0];
  } catch {
    return undefined;
  }
}

/**
 * Registers the worker and has it keep a copy in a language; `tell` gets how many of the files have
 * come. Never rejects. On trouble an older copy stays; without one the worker goes again.
 */
export async function keepCopy(
  locale: Locale,
  tell: (done: number, all: number) => void,
): Promise<KeptCopy | KeepTrouble> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'SecurityError';
    return isRefused ? 'blocked' : 'incomplete';
  }
  const kept = await ask(registration, locale, tell).catch(() => 'incomplete' as const);
  if (typeof kept === 'string' && (await keptCopy()) === undefined) await leave(registration);
  return kept;
}

/** Removes the copy and the worker. */
export async function forgetCopy(): Promise<void> {
  await leave(await navigator.serviceWorker.getRegistration());
}

async function leave(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await Promise.all((await ownCaches()).map((name) => caches.delete(name)));
  await registration?.unregister();
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

async function ask(
  registration: ServiceWorkerRegistration,
  locale: Locale,
  tell: (done: number, all: number) => void,
): Promise<KeptCopy | KeepTrouble> {
  const worker = await activeWorker(registration);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (result: KeptCopy | KeepTrouble) => {
      // Files that were under way may still arrive.
      port1.close();
      resolve(result);
    };
    const giveUp = () => end('incomplete');
    let timer = setTimeout(giveUp, silence);
    port1.onmessage = ({ data }: MessageEvent<WorkerWord>) => {
      clearTimeout(timer);
      if ('kept' in data) end(data.kept);
      else if ('trouble' in data) end(data.trouble);
      else {
        tell(data.done, data.all);
        timer = setTimeout(giveUp, silence);
      }
    };
    worker.postMessage({ keep: locale }, [port2]);
  });
}

/** The newest worker once it is active; rejects if there is none. */
async function activeWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker === null) throw new Error('There is no worker.');
  await new Promise<void>((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
  const { active } = registration;
  if (active === null) throw new Error('The worker could not start.');
  return active;
}
