/** @jest-environment node */
import { keptTime } from '../../../lib/time/keptTime';
import type { KeptSet, WorkerFacts } from '../model/keptCopy';
import { offlineWorker } from './offlineWorker';
import type { WorkerScope, WorkerWord } from './workerScope';

const origin = 'https://fair.example';
const page = (name: string) =>
  `<!DOCTYPE html><html lang="ru"><head></head><body>${name}<a href="/offline/">again</a><template id="app-scripts"><script></script></template></body></html>`;

function setOf(prefix: string): KeptSet {
  const texts = `/kept${prefix}/texts.json`;
  return {
    pages: [`${prefix}/map/`],
    noNetwork: `${prefix}/offline/`,
    texts,
    files: [texts, '/app-1.js', '/styles.1.css'].map((path) => [path, `sha256-${path}`] as const),
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
  prefix: 'kept-',
  mark: '/kept.json',
  patience: 20,
  sets: { ru: setOf(''), en: setOf('/en') },
  bare: '<h1>Nothing</h1>',
});

/** Caches as the browser keeps them; one whose `room` is used up refuses. */
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

const answered = (body: string, init: ResponseInit = {}) => {
  const response = new Response(body, init);
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
};
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
const online: Answers = async (path) =>
  answered(
    path.startsWith('/kept')
      ? textsOf(path.slice(5, -'/texts.json'.length))
      : page(`network ${path}`),
    {
      headers: { 'content-security-policy': "script-src 'self'" },
    },
  );
const offline: Answers = () => Promise.reject(new TypeError('Failed to fetch'));
const silent: Answers = () => new Promise(() => undefined);

/** A browser with one worker of a build, and what a page can do with it. */
function browser(build: string, caches = new FakeCaches(), open: { url: string }[] = []) {
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
    fetch: (input: Request | string, { cache }: RequestInit = {}) => {
      state.cacheMode = cache ?? '';
      const path = typeof input === 'string' ? input : new URL(input.url).pathname;
      state.asked.push(path);
      return state.network(path);
    },
    clients: { claim: async () => undefined, matchAll: async () => open },
    registration: { unregister: async () => true },
    skipWaiting: async () => void (state.skipped = true),
    addEventListener: (name: string, listener: (event: never) => void) =>
      listeners.set(name, listener),
  };
  offlineWorker(scope as unknown as WorkerScope, factsOf(build), keptTime);
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
      const words: WorkerWord[] = [];
      const port = { postMessage: (word: WorkerWord) => words.push(word) };
      await lasting('message', { data: { keep: locale }, ports: [port] });
      return words;
    },
    /** The worker's answer; undefined if it leaves the request to the browser. */
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
        waitUntil: (late: Promise<unknown>) => void late.catch(() => undefined),
      });
      return (await answer)?.text();
    },
  };
}

const data = { mode: 'cors', destination: '' };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 3, 3, 11, 5), doNotFake: ['setTimeout', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

test('a copy is fetched, kept whole, and tells how far it is', async () => {
  const { keep, caches } = browser('b1');
  const words = await keep('ru');
  expect(words.slice(0, -1)).toEqual([1, 2, 3].map((done) => ({ done, all: 3 })));
  const kept = { build: 'b1', locale: 'ru', at: Date.now(), size: 12, pages: ['/map/'] };
  expect(words.at(-1)).toEqual({ kept });
  expect(await caches.keys()).toEqual([`kept-b1-ru-${Date.now()}`]);
});

test.each<[string, Answers]>([
  ['is missing', async (path) => answered('', { status: path === '/app-1.js' ? 404 : 200 })],
  ['does not arrive', (path) => (path === '/app-1.js' ? offline(path) : online(path))],
  ['comes from another site', async () => new Response('')],
])('where a file %s, nothing is kept', async (_, network) => {
  const { keep, caches, state } = browser('b1');
  state.network = network;
  // Files that were under way may still be counted after that.
  expect((await keep('ru')).filter((word) => !('done' in word))).toEqual([
    { trouble: 'incomplete' },
  ]);
  expect(await caches.keys()).toEqual([]);
});

test.each([0, 2, 3])('with room for %d entries nothing is kept, and it says why', async (room) => {
  const { keep, caches } = browser('b1');
  caches.room = room;
  expect((await keep('ru')).at(-1)).toEqual({ trouble: 'full' });
  expect(await caches.keys()).toEqual([]);
});

test('a page comes from the network, and from the copy without one: labelled, with the copy’s data', async () => {
  const { keep, ask, state } = browser('b1');
  await keep('ru');
  state.asked.length = 0;
  expect(await ask('/map/?stand=C07')).toBe(page('network /map/'));
  // The browser's own cache would answer Back, as if there were a network.
  expect(state.cacheMode).toBe('no-cache');
  expect(await ask('/page-data/map/x.json', data)).toBeUndefined();
  state.network = offline;
  const copied = await ask('/map/?stand=C07', {}, 'copied');
  expect(copied).toMatch(/^<!DOCTYPE html><html data-kept lang="ru">/);
  expect(copied).toContain('<link rel="stylesheet" href="/styles.1.css"/></head>');
  expect(copied).toContain('<aside>kept at 14:05</aside></body>');
  expect(await ask('/page-data/map/x.json?stand=C07', data, 'copied')).toBe('{"data":1}');
  // A document that came from the network gets no data of the copy: they may be of another build.
  expect(await ask('/page-data/map/x.json', data)).toBeUndefined();
  jest.setSystemTime(Date.now() + 86_400_000);
  expect(await ask('/map/')).toContain('kept on 3 апреля 14:05');
});

test('a network that is too slow, or a host out of order, is no network', async () => {
  const { keep, ask, state } = browser('b1');
  await keep('ru');
  state.network = silent;
  expect(await ask('/map/')).toContain('kept at 14:05');
  state.network = async () => answered('', { status: 503 });
  expect(await ask('/map/')).toContain('kept at 14:05');
  state.network = async () => answered('gone', { status: 410 });
  expect(await ask('/map/')).toBe('gone');
});

test('a page that is not kept waits no longer; whoever asks again has the answer that comes first', async () => {
  const { keep, ask, state } = browser('b1');
  await keep('ru');
  let arrive: (answer: Response) => void = () => undefined;
  state.network = () => new Promise((resolve) => (arrive = resolve));
  expect(await ask('/tickets/')).toContain('kept offline');
  const first = arrive;
  const again = ask('/tickets/');
  first(answered('late'));
  expect(await again).toBe('late');

  expect(await ask('/tickets/')).toContain('kept offline');
  state.network = online;
  expect(await ask('/tickets/')).toBe(page('network /tickets/'));
});

test('without a copy a page waits for the network', async () => {
  const { ask, state } = browser('b1');
  let arrive: (answer: Response) => void = () => undefined;
  state.network = () => new Promise((resolve) => (arrive = resolve));
  const page = ask('/map/');
  await new Promise((resolve) => setTimeout(resolve, factsOf('b1').patience * 2));
  arrive(answered('late'));
  expect(await page).toBe('late');
});

test('a page that is not kept: the page about the network, whose link asks again; no app', async () => {
  const { keep, ask, state } = browser('b1');
  await keep('ru');
  state.network = offline;
  const said = await ask('/tickets/?a=1&b="#refund');
  expect(said).toContain('kept offline');
  expect(said).toContain('<template id="app-scripts"></template>');
  expect(said).toContain(`<a href="${origin}/tickets/?a=1&amp;b=&quot;">again</a>`);
  state.network = async () => answered('', { status: 503 });
  expect(await ask('/tickets/')).toBe('');
});

test('without a copy a page is never blank', async () => {
  const { ask, state } = browser('b1');
  state.network = offline;
  expect(await ask('/map/')).toBe('<h1>Nothing</h1>');
});

test('an address without its slash is led to the page', async () => {
  const { keep, state, ask } = browser('b1');
  await keep('ru');
  state.network = offline;
  const redirect = jest.spyOn(Response, 'redirect').mockReturnValue(new Response('led on'));
  expect(await ask('/map?q=1')).toBe('led on');
  expect(redirect).toHaveBeenCalledWith(`${origin}/map/?q=1`);
});

test('scripts come from the copy, pictures from the network or not at all', async () => {
  const { keep, ask, state } = browser('b1');
  await keep('ru');
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
  const { keep, ask } = browser('b1');
  await keep('ru');
  expect(await ask(path, request)).toBeUndefined();
});

test('the next build renews the copy; the old one stays while a page is open', async () => {
  const caches = new FakeCaches();
  const first = browser('b1', caches);
  await first.keep('en');
  jest.setSystemTime(Date.now() + 60_000);
  const pages = [{ url: `${origin}/en/map/` }];
  const second = browser('b2', caches, pages);
  await second.install();
  expect(second.state.skipped).toBe(true);
  await second.activate();
  expect((await caches.keys()).map((name) => name.slice(0, 10))).toEqual([
    'kept-b1-en',
    'kept-b2-en',
  ]);
  second.state.network = offline;
  expect(await second.ask('/en/map/')).toContain('kept at 14:06');
  pages.length = 0;
  await second.activate();
  expect((await caches.keys()).map((name) => name.slice(0, 10))).toEqual(['kept-b2-en']);
});

test('a build that does not arrive whole leaves the old worker and its copy', async () => {
  const caches = new FakeCaches();
  await browser('b1', caches).keep('ru');
  const second = browser('b2', caches);
  second.state.network = async (path) =>
    path === '/app-1.js' ? answered('', { status: 404 }) : online(path);
  await expect(second.install()).rejects.toThrow('/app-1.js was answered with 404.');
  expect(second.state.skipped).toBe(false);
  expect(await caches.keys()).toHaveLength(1);
});

test('who has asked for nothing gets nothing', async () => {
  const { install, activate, state, caches } = browser('b1');
  await install();
  await activate();
  expect(state.asked).toEqual([]);
  expect(await caches.keys()).toEqual([]);
});

test('a copy that was cut off is no copy and is cleared away', async () => {
  const caches = new FakeCaches();
  await (await caches.open('kept-b0-ru-1')).put('/map/', new Response('half'));
  const { ask, activate, state } = browser('b1', caches);
  state.network = offline;
  expect(await ask('/map/')).toBe('<h1>Nothing</h1>');
  await activate();
  expect(await caches.keys()).toEqual([]);
});

test('it stands alone, as /sw.js needs it', () => {
  const alone = new Function(`return ${offlineWorker.toString()}`)() as typeof offlineWorker;
  const listened: string[] = [];
  const scope = { addEventListener: (name: string) => listened.push(name) };
  alone(scope as unknown as WorkerScope, factsOf('b1'), keptTime);
  expect(listened).toEqual(['install', 'activate', 'message', 'fetch']);
});
