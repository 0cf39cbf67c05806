import type { KeptCopy } from '../model/keptCopy';

/** The worker's message to the page that requested a copy; no copy means that storing failed. */
export type WorkerWord = { kept: KeptCopy | undefined };

type Lasting = { waitUntil(work: Promise<unknown>): void };

type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { data: unknown; ports: readonly { postMessage(word: WorkerWord): void }[] };
  fetch: {
    request: Request;
    clientId: string;
    resultingClientId: string;
    respondWith(answer: Promise<Response>): void;
  };
};

/** The part of a worker's global scope used here; TypeScript's own types exclude the page's. */
export type WorkerScope = {
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof fetch;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly WorkerClient[]>;
  };
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

type WorkerClient = { url: string; navigate(url: string): Promise<unknown> };
