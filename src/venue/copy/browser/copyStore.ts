import type { Locale } from '../../../i18n/locales';
import { cachePrefix, markPath, type StoredCopy } from '../model/storedCopy';
import type { WorkerMessage } from './offlineWorker';

let hasCopy = false;

/**
 * For visitors who have stored a copy: every link loads a whole page rather than opening in the
 * app. Only then can the worker choose between network and copy and label the copy, even when the
 * visitor comes back to a page; and the browser checks for a newer /sw.js, whose worker renews the
 * copy.
 *
 * Call it again when a copy has been stored or removed.
 */
export async function lookAfterCopy(): Promise<void> {
  hasCopy = (await readCopy()) !== undefined;
  const isCopy = 'kept' in document.documentElement.dataset;
  if (isCopy) window.___swUpdated = true;
  // In the capture phase, so that it runs before the app handles the click.
  window.addEventListener('click', loadInFull, true);
}

function loadInFull({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  if (!hasCopy || window.___swUpdated) return;
  window.___swUpdated = true;
  setTimeout(() => (window.___swUpdated = false));
}

/** Time limit for storing a copy, ms: after the same five minutes, browsers end a worker's task. */
const storingTimeoutMs = 300_000;

export async function readCopy(): Promise<StoredCopy | undefined> {
  try {
    const copies = await Promise.all(
      (await ownCaches()).map(async (name) => {
        const answer = await (await caches.open(name)).match(markPath);
        return answer && ((await answer.json()) as StoredCopy);
      }),
    );
    return copies.filter((copy) => copy !== undefined).sort((a, b) => b.at - a.at)[0];
  } catch {
    return undefined;
  }
}

/**
 * Registers the worker and has it store a copy in a language; undefined if nothing was stored.
 * Never rejects. On failure an older copy stays; without an older copy, the worker is unregistered.
 */
export async function storeCopy(locale: Locale): Promise<StoredCopy | undefined> {
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration === undefined) return undefined;
  const copy = await requestCopy(registration, locale).catch(() => undefined);
  if (copy === undefined && (await readCopy()) === undefined) await removeAll(registration);
  return copy;
}

export async function removeCopy(): Promise<void> {
  await removeAll(await navigator.serviceWorker.getRegistration());
}

async function removeAll(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  await Promise.all((await ownCaches()).map((name) => caches.delete(name)));
  await registration?.unregister();
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

async function requestCopy(
  registration: ServiceWorkerRegistration,
  locale: Locale,
): Promise<StoredCopy | undefined> {
  const worker = await activeWorker(registration);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerMessage>) => resolve(data.kept);
    setTimeout(resolve, storingTimeoutMs);
    worker.postMessage({ keep: locale }, [port2]);
  });
}

/** Returns the newest worker once it is active; rejects if there is none. */
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
