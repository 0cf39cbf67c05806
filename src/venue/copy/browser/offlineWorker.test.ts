/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { FileSet, WorkerFacts } from '../model/storedCopy';
import { type WorkerScope, type WorkerMessage, offlineWorker } from './offlineWorker';

const origin = 'https://fair.example';
const page = (name: string) =>
  `<!DOCTYPE html><html lang="ru"><head></head><body>${name}<a href="/offline/">again</a><template id="app-scripts" data-path="/offline/"><script></script></template></body></html>`;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function setOf(prefix: string): FileSet {
  const texts = `/kept${prefix}/texts.json`;
  return {
    pages: [`${prefix}/map/`, `${prefix}/exhibitors/2026/kobalt/`],
    noNetwork: `${prefix}/offline/`,
    texts,
    files: [texts, '/app-1.js', '/styles.1.css'].map(
      (path) => [path, hashOf(textOf(path))] as const,
    ),
    size: 12,
    sheet: '/styles.1.css',
    language: prefix === '' ? 'ru-RU' : 'en-US',
    label: {
      today: '<aside>kept at {{time}}</aside>',
      before: '<aside>kept on {{day}} {{time}}</aside>',
    },
  };
}

const factsOf = (build: string): WorkerFacts => ({
  build,
  networkTimeoutMs: 20,
  sets: { ru: setOf(''), en: setOf('/en') },
});

/** A fake of the browser's caches; one whose `room` is used up rejects. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  room = Infinity;

  async keys() {
    return [...this.stores.keys()];
  }
  async has(name: string) {
    return this.stores.has(name);
  }
  async delete(name: string) {
    return this.stores.delete(name);
  }
  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, answer: Response) => {
        this.room -= 1;
        if (this.room < 0) throw new DOMException('full', 'QuotaExceededError');
        store.set(path, answer);
      },
    };
  }
  async match(path: string) {
    for (const store of this.stores.values()) {
      const found = store.get(path);
      if (found !== undefined) return found.clone();
    }
    return undefined;
  }
}

type Answers = (path: string) => Promise<Response>;

/** Pages and data in one file, with the parts that they share. */
const textsOf = (prefix: string) => {
  const [before = '', after = ''] = page('#').split('#');
  return JSON.stringify({
    parts: [before, after, 'kept map', 'kept offline', '{"data":1}'],
    files: {
      [`${prefix}/map/`]: [0, 2, 1],
      [`${prefix}/offline/`]: [0, 3, 1],
      [`/page-data${prefix}/map/x.json`]: [4],
    },
  });
};
/** The files as the build wrote them. */
const textOf = (path: string) =>
  path.startsWith('/kept')
    ? textsOf(path.slice(5, -'/texts.json'.length))
    : page(`network ${path}`);
const online: Answers = async (path) =>
  new Response(textOf(path), { headers: { 'content-security-policy': "script-src 'self'" } });
const offline: Answers = () => Promise.reject(new TypeError('Failed to fetch'));
const silent: Answers = () => new Promise(() => undefined);

/** A browser with one worker of a build, and what a page can do with it. */
function browser(build: string, caches = new FakeCaches()) {
  const state = {
    network: online,
    asked: [] as string[],
    skipped: false,
    cacheMode: '' as RequestCache | '',
  };
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    location: { origin },
    caches,
    fetch: async (input: Request | string, { cache, integrity }: RequestInit = {}) => {
      state.cacheMode = cache ?? '';
      const path = typeof input === 'string' ? input : new URL(input.url).pathname;
      state.asked.push(path);
      const answer = await state.network(path);
      if (integrity !== undefined && integrity !== hashOf(await answer.clone().text()))
        throw new TypeError(`${path} has another hash`);
      return answer;
    },
    clients: { claim: async () => undefined },
    registration: { unregister: async () => true },
    skipWaiting: async () => void (state.skipped = true),
    addEventListener: (name: string, listener: (event: never) => void) =>
      listeners.set(name, listener),
  };
  offlineWorker(scope as unknown as WorkerScope, factsOf(build));
  const dispatch = (name: string, event: object) => listeners.get(name)?.(event as never);
  const lasting = async (name: string, event: object = {}) => {
    let work: Promise<unknown> | undefined;
    dispatch(name, { ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return {
    state,
    caches,
    install: () => lasting('install'),
    activate: () => lasting('activate'),
    keep: async (locale: string) => {
      const words: WorkerMessage[] = [];
      const port = { postMessage: (word: WorkerMessage) => words.push(word) };
      await lasting('message', { data: { keep: locale }, ports: [port] });
      return words;
    },
    /** Returns the worker's response; undefined if it leaves the request to the browser. */
    ask: async (path: string, request: object = {}, documentId = 'document') => {
      let answer: Promise<Response> | undefined;
      dispatch('fetch', {
        request: {
          url: origin + path,
          method: 'GET',
          mode: 'navigate',
          destination: 'document',
          ...request,
        },
        clientId: documentId,
        resultingClientId: documentId,
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      const given = await answer;
      return given?.headers.get('location') ?? given?.text();
    },
  };
}

/** A browser whose visitor has stored the Russian pages. */
async function browserWithCopy() {
  const visited = browser('b1');
  await visited.keep('ru');
  return visited;
}

const data = { mode: 'cors', destination: '' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 3, 3, 11, 5), doNotFake: ['setTimeout', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

test('a copy is fetched and stored completely', async () => {
  const { keep, caches } = browser('b1');
  const kept = { build: 'b1', locale: 'ru', at: Date.now(), size: 12, pages: setOf('').pages };
  expect(await keep('ru')).toEqual([{ kept }]);
  expect(await caches.keys()).toEqual([`kept-b1-ru-${Date.now()}`]);
});

test.each<[string, Answers]>([
  ['has other bytes', async (path) => (path === '/app-1.js' ? new Response('') : online(path))],
  ['does not arrive', (path) => (path === '/app-1.js' ? offline(path) : online(path))],
])('if a file %s, nothing is stored', async (_, network) => {
  const { keep, caches, state } = browser('b1');
  state.network = network;
  expect(await keep('ru')).toEqual([{ kept: undefined }]);
  expect(await caches.keys()).toEqual([]);
});

test.each([0, 2, 3])('with room for %d entries, nothing is stored', async (room) => {
  const { keep, caches } = browser('b1');
  caches.room = room;
  expect(await keep('ru')).toEqual([{ kept: undefined }]);
  expect(await caches.keys()).toEqual([]);
});

test('a page comes from the network, and without one from the copy: labelled, with the copy’s data', async () => {
  const { ask, state } = await browserWithCopy();
  state.asked.length = 0;
  expect(await ask('/map/?stand=C07')).toBe(page('network /map/'));
  // Otherwise the browser's own cache would answer Back, as if there were a network.
  expect(state.cacheMode).toBe('no-cache');
  expect(await ask('/page-data/map/x.json', data)).toBeUndefined();
  state.network = offline;
  const copied = await ask('/map/?stand=C07', {}, 'copied');
  expect(copied).toMatch(/^<!DOCTYPE html><html data-kept lang="ru">/);
  expect(copied).toContain('<link rel="stylesheet" href="/styles.1.css"/></head>');
  expect(copied).toContain('<aside>kept at 14:05</aside></body>');
  expect(await ask('/page-data/map/x.json?stand=C07', data, 'copied')).toBe('{"data":1}');
  // A document from the network gets no data from the copy, which may belong to another build.
  expect(await ask('/page-data/map/x.json', data)).toBeUndefined();
  jest.setSystemTime(Date.now() + 86_400_000);
  expect(await ask('/map/')).toContain('kept on 3 апреля 14:05');
});

test('a network that is too slow counts as none; any response of the host is used', async () => {
  const { ask, state } = await browserWithCopy();
  state.network = silent;
  expect(await ask('/map/')).toContain('kept at 14:05');
  expect(await ask('/tickets/')).toContain('kept offline');
  state.network = async () => new Response('out of order', { status: 503 });
  expect(await ask('/map/')).toBe('out of order');
});

test('without a copy, a page waits for the network', async () => {
  const { ask, state } = browser('b1');
  let arrive: (answer: Response) => void = () => undefined;
  state.network = () => new Promise((resolve) => (arrive = resolve));
  const page = ask('/map/');
  await new Promise((resolve) => setTimeout(resolve, factsOf('b1').networkTimeoutMs * 2));
  arrive(new Response('late'));
  expect(await page).toBe('late');
});

test('a page that is not stored: the offline screen, whose link retries; no app', async () => {
  const { ask, state } = await browserWithCopy();
  state.network = offline;
  const said = await ask('/tickets/?a=1&b="#refund');
  expect(said).toContain('kept offline');
  expect(said).toContain('<template id="app-scripts"></template>');
  expect(said).toContain(`<a href="${origin}/tickets/?a=1&amp;b=&quot;">again</a>`);
});

test.each([
  ['/exhibitors/2026/kobalt/utro/', '/exhibitors/2026/kobalt/#work-utro'],
  ['/en/exhibitors/2026/kobalt/utro', '/exhibitors/2026/kobalt/#work-utro'],
  ['/w/2026/kobalt/utro/', '/exhibitors/2026/kobalt/#work-utro'],
])('without a network, %s leads to where the copy shows the work', async (path, to) => {
  const { ask, state } = await browserWithCopy();
  expect(await ask(path)).toBe(page(`network ${path}`));
  state.network = offline;
  expect(await ask(path)).toBe(origin + to);
});

test.each(['/exhibitors/2026/kobalt/ask/', '/exhibitors/2026/gips/nos/'])(
  '%s needs a network',
  async (path) => {
    const { ask, state } = await browserWithCopy();
    state.network = offline;
    expect(await ask(path)).toContain('kept offline');
  },
);

test('scripts come from the copy, pictures from the network or not at all', async () => {
  const { ask, state } = await browserWithCopy();
  state.asked.length = 0;
  expect(await ask('/app-1.js', { mode: 'cors', destination: 'script' })).toContain('app-1.js');
  expect(state.asked).toEqual([]);
  state.network = offline;
  expect(await ask('/a.webp', { mode: 'no-cors', destination: 'image' })).toMatch(/^<svg/);
});

test.each([
  ['a form', '/map/', { method: 'POST' }],
  ['the newest build', '/builds/latest.json', data],
  ['a frame', '/map/', { destination: 'iframe' }],
])('%s is left to the browser', async (_, path, request) => {
  const { ask } = await browserWithCopy();
  expect(await ask(path, request)).toBeUndefined();
});

test('the next build renews the copy and removes the old one', async () => {
  const caches = new FakeCaches();
  const first = browser('b1', caches);
  await first.keep('en');
  jest.setSystemTime(Date.now() + 60_000);
  const second = browser('b2', caches);
  await second.install();
  expect(second.state.skipped).toBe(true);
  await second.activate();
  expect((await caches.keys()).map((name) => name.slice(0, 10))).toEqual(['kept-b2-en']);
  second.state.network = offline;
  expect(await second.ask('/en/map/')).toContain('kept at 14:06');
});

test('an incomplete build leaves the old worker and its copy', async () => {
  const caches = new FakeCaches();
  await browser('b1', caches).keep('ru');
  const second = browser('b2', caches);
  second.state.network = async (path) =>
    path === '/app-1.js' ? new Response('', { status: 404 }) : online(path);
  await expect(second.install()).rejects.toThrow('/app-1.js has another hash');
  expect(second.state.skipped).toBe(false);
  expect(await caches.keys()).toHaveLength(1);
});

test('a visitor who has not asked for a copy gets none', async () => {
  const { install, activate, state, caches } = browser('b1');
  await install();
  await activate();
  expect(state.asked).toEqual([]);
  expect(await caches.keys()).toEqual([]);
});

test('an incomplete copy does not count and is removed', async () => {
  const caches = new FakeCaches();
  await (await caches.open('kept-b0-ru-1')).put('/map/', new Response('half'));
  const { ask, activate, state } = browser('b1', caches);
  state.network = offline;
  await expect(ask('/map/')).rejects.toThrow('Failed to fetch');
  await activate();
  expect(await caches.keys()).toEqual([]);
});
