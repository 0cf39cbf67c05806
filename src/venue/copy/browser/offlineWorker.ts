import type { Locale } from '../../../i18n/locales';
import {
  type StoredCopy,
  type StoredTexts,
  type WorkerFacts,
  cachePrefix,
  formatStoredTime,
  markPath,
} from '../model/storedCopy';

/**
 * The service worker, /sw.js: stores a copy of some pages in one language, completely or not at
 * all, and shows it, labelled, when the network does not respond (decision 029).
 *
 * A document comes either from the network or from the copy, and so does everything it loads:
 * documents of the copy get the copy's data, those of the network are left alone. So no page runs
 * with the scripts or data of another build. Files with a hash in their name are the same
 * everywhere.
 */
export function offlineWorker(
  self: WorkerScope,
  { build, networkTimeoutMs, sets }: WorkerFacts,
): void {
  /**
   * Documents that came from the copy. The browser can stop the worker and lose this list, but
   * documents request data only when they start, just after their own response.
   */
  const fromCopy = new Set<string>();

  type CachedCopy = { name: string; cache: Cache; copy: StoredCopy };

  /** Returns the complete copies, newest first. */
  async function cachedCopies(): Promise<CachedCopy[]> {
    const names = (await self.caches.keys()).filter((name) => name.startsWith(cachePrefix));
    const cached = await Promise.all(
      names.map(async (name) => {
        const cache = await self.caches.open(name);
        const answer = await cache.match(markPath);
        return answer && { name, cache, copy: (await answer.json()) as StoredCopy };
      }),
    );
    return cached.filter((one) => one !== undefined).sort((a, b) => b.copy.at - a.copy.at);
  }

  /**
   * Stores a language of this build. Fetches everything and compares it with the build's hashes
   * before storing anything; on any failure it leaves nothing behind and rejects.
   */
  async function store(locale: Locale): Promise<StoredCopy> {
    const { files, pages, size } = sets[locale];
    const answers = await Promise.all(
      files.map(async ([path, integrity]) => {
        // Files with a hash in their name can come from the browser's own cache.
        const cache = /-[0-9a-f]{8}\.js$|^\/(static|styles)\b/.test(path) ? 'default' : 'no-cache';
        const answer = await self.fetch(path, { integrity, cache, redirect: 'error' });
        const body = await answer.blob();
        return [path, new Response(body, { headers: unpacked(answer.headers) })] as const;
      }),
    );
    const copy: StoredCopy = { build, locale, at: Date.now(), size, pages };
    const name = `${cachePrefix}${build}-${locale}-${copy.at}`;
    try {
      const cache = await self.caches.open(name);
      for (const [path, answer] of answers) await cache.put(path, answer);
      await cache.put(markPath, new Response(JSON.stringify(copy)));
      if (!(await self.caches.has(name))) throw new Error('The copy was removed meanwhile.');
    } catch (error) {
      await self.caches.delete(name);
      throw error;
    }
    return copy;
  }

  /** The browser has decompressed the body, but its headers still describe the compressed one. */
  function unpacked(headers: Headers): Headers {
    const own = new Headers(headers);
    own.delete('content-encoding');
    own.delete('content-length');
    return own;
  }

  /** Deletes incomplete copies and all but the newest. */
  async function tidy(): Promise<void> {
    const [newest] = await cachedCopies();
    const names = await self.caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith(cachePrefix) && name !== newest?.name)
        .map((name) => self.caches.delete(name)),
    );
  }

  const types = { page: 'text/html; charset=utf-8', data: 'application/json' };

  /**
   * Returns a page or its data from the copy, with the host's headers for all files; undefined if
   * it is not in the copy.
   */
  async function storedText(
    { cache, copy }: CachedCopy,
    path: string,
    type: keyof typeof types,
    change: (text: string) => string = (text) => text,
  ): Promise<Response | undefined> {
    const stored = await cache.match(sets[copy.locale].texts);
    if (stored === undefined) return undefined;
    const { parts, files } = (await stored.json()) as StoredTexts;
    const own = files[path];
    if (own === undefined) return undefined;
    const headers = new Headers(stored.headers);
    headers.set('content-type', types[type]);
    return new Response(change(own.map((part) => parts[part]).join('')), { headers });
  }

  /** Returns a page of the copy, with a label that says when it was stored. */
  function copiedPage(cached: CachedCopy, path: string): Promise<Response | undefined> {
    const { copy } = cached;
    const { sheet, language, label } = sets[copy.locale];
    const { time, day } = formatStoredTime(copy.at, Date.now(), language);
    const words = (day === undefined ? label.today : label.before)
      .replace('{{time}}', time)
      .replace('{{day}}', day ?? '');
    return storedText(cached, path, 'page', (text) =>
      text
        .replace('<html', '<html data-kept')
        .replace('</head>', `<link rel="stylesheet" href="${sheet}"/></head>`)
        .replace('</body>', () => `${words}</body>`),
    );
  }

  /** Returns the offline screen, which lists the stored pages. */
  async function noNetworkPage(cached: CachedCopy, address: string): Promise<Response> {
    // Without the hash of the request; otherwise following the link would load nothing.
    const again = address.replace(/#.*/, '').replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    const path = sets[cached.copy.locale].noNetwork;
    const offlinePage = await storedText(cached, path, 'page', (text) =>
      text
        .replaceAll(`href="${path}"`, () => `href="${again}"`)
        // Removes the app's scripts and the screen's own path (browser/start), because the address
        // of the requested page must stay.
        .replace(/(<template id="app-scripts")[^]*?(<\/template>)/, '$1>$2'),
    );
    return offlinePage ?? Response.error();
  }

  /**
   * Returns the place of a work on its exhibitor's page, if the copy has that page: works' own
   * pages are not stored (decision 042).
   */
  function exhibitorOf(path: string, { copy }: CachedCopy): string | undefined {
    const [, exhibitor, work = ''] =
      /\/(?:exhibitors|w)(\/\d+\/[^/]+\/)([^/]+)\/?$/.exec(path) ?? [];
    const page = copy.pages.find((one) => one.endsWith(`/exhibitors${exhibitor}`));
    return page === undefined || work === 'ask' ? undefined : `${page}#work-${work}`;
  }

  /**
   * Responds to a page request from the network. If that fails or is too slow, a stored page comes
   * from the copy; other pages get the offline screen.
   *
   * Always asks the host (`no-cache`). For Back and Forward, the browser's own cache alone would
   * respond with a page that gets its data neither from the network nor from the copy (decision
   * 029).
   */
  async function answerPage(request: Request, documentId: string): Promise<Response> {
    const network = self.fetch(request, { cache: 'no-cache' });
    const answered = network.catch(() => undefined);
    const [cached] = await cachedCopies();
    if (cached === undefined) return network;
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
    const answer = await Promise.race([answered, timeout]);
    if (answer !== undefined) return answer;
    const { pathname } = new URL(request.url);
    const isStored = cached.copy.pages.includes(pathname);
    const copied = isStored ? await copiedPage(cached, pathname) : undefined;
    if (copied === undefined) {
      const exhibitor = exhibitorOf(pathname, cached);
      if (exhibitor === undefined) return noNetworkPage(cached, request.url);
      return Response.redirect(new URL(exhibitor, self.location.origin));
    }
    fromCopy.add(documentId);
    return copied;
  }

  /** Responds with a file that is the same in every copy. */
  async function answerFile(request: Request, path: string): Promise<Response> {
    return (await self.caches.match(path)) ?? self.fetch(request);
  }

  /** Responds with data for a document of the copy. */
  async function answerData(request: Request, path: string): Promise<Response> {
    const [cached] = await cachedCopies();
    return (cached && (await storedText(cached, path, 'data'))) ?? self.fetch(request);
  }

  /**
   * Responds with a picture: without a network with the cached one, else with an empty one, so that
   * only the background of its box shows.
   */
  async function answerPicture(request: Request, path: string): Promise<Response> {
    const network = await self.fetch(request).catch(() => self.caches.match(path));
    return (
      network ??
      new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      })
    );
  }

  self.addEventListener('install', (event) => {
    // If the visitor has a copy, replaces it by this build's. If that fails, so does the
    // installation, and the previous worker stays.
    const renew = async () => {
      const [cached] = await cachedCopies();
      if (cached !== undefined) await store(cached.copy.locale);
      await self.skipWaiting();
    };
    event.waitUntil(renew());
  });

  self.addEventListener('activate', (event) => {
    event.waitUntil(tidy().then(() => self.clients.claim()));
  });

  self.addEventListener('message', (event) => {
    const [port] = event.ports;
    const { keep: locale } = (event.data ?? {}) as { keep?: Locale };
    if (port === undefined || locale === undefined || sets[locale] === undefined) return;
    const work = store(locale).then(
      async (kept) => {
        await tidy();
        port.postMessage({ kept });
      },
      () => port.postMessage({ kept: undefined }),
    );
    event.waitUntil(work);
  });

  self.addEventListener('fetch', (event) => {
    const { request, clientId, resultingClientId } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (request.mode === 'navigate') {
      if (request.destination !== 'document') return;
      event.respondWith(answerPage(request, resultingClientId));
    } else if (request.destination === 'image') {
      event.respondWith(answerPicture(request, pathname));
    } else if (['script', 'style', 'font'].includes(request.destination)) {
      event.respondWith(answerFile(request, pathname));
    } else if (
      /^\/(page-data\/|my-past\/|chunk-map\.json$)/.test(pathname) &&
      fromCopy.has(clientId)
    ) {
      event.respondWith(answerData(request, pathname));
    }
  });
}

/** The worker's message to the page that requested a copy; no copy means that storing failed. */
export type WorkerMessage = { kept: StoredCopy | undefined };

type Lasting = { waitUntil(work: Promise<unknown>): void };

type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  message: Lasting & {
    data: unknown;
    ports: readonly { postMessage(word: WorkerMessage): void }[];
  };
  fetch: {
    request: Request;
    clientId: string;
    resultingClientId: string;
    respondWith(answer: Promise<Response>): void;
  };
};

/**
 * The part of a worker's global scope used here: TypeScript's types of workers and of pages cannot
 * be used together.
 */
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
