import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { readFileSync } from 'node:fs';
import { visits, type Visit } from './visits';

/** The moment at which the tests' fair is built (tools/fairOfTests.mjs) and visited, in Moscow. */
const momentOfTests = new Date(
  `${JSON.parse(readFileSync('tests/moment.json', 'utf8')) as string}:00+03:00`,
);

/** Options that a file or a group of tests sets with `test.use`. */
export type Options = {
  language: 'ru' | 'en';
  /** The browser's state at the start of a visit: empty, or with the cache of an earlier visit. */
  cache: 'cold' | 'warm';
  /** The tests' own time (`momentOfTests`), the browser's clock, or the trial's in the HTML. */
  clock: 'tests' | 'browser' | 'trial';
  /** The window; the full run uses the other one, too. If undefined, `viewport` applies. */
  device: 'phone' | 'desktop' | undefined;
  /** The full run repeats every journey in the other language, with the other cache. */
  isOtherVisit: boolean;
};

type Fixtures = {
  /** The visitor's language: the prefix of its paths and the words that journeys need. */
  visit: Visit;
  /** With a warm cache, visits another site before the test; the tests' own is done already. */
  visitBefore: (origin: string) => Promise<void>;
  /** Warms the cache for the tests' own site. */
  visited: void;
  moment: void;
  /** Declares a console message, failed request or error that the test causes on purpose. */
  expectProblem: (pattern: RegExp) => void;
  /** Opens a page of the visit's language by its Russian path; waits until the app runs. */
  openPage: (path: string) => Promise<void>;
  /** Fakes another site: its origin always answers with this page, on this machine. */
  playSite: (origin: string, body: string) => Promise<void>;
  watched: Watched;
};

/** The windows of a phone and of an office computer, px. */
export const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

type Watched = { problems: string[]; foreign: string[]; played: Set<string> };

/**
 * Playwright's test, watching every page of its browser: an undeclared console error or warning,
 * exception or failed request fails the test. A request to another site always does, unless the
 * test fakes that site.
 */
export const test = base.extend<Fixtures & Options>({
  watched: async ({ context, baseURL }, use) => {
    const watched: Watched = { problems: [], foreign: [], played: new Set() };
    watch(context, baseURL ?? '', watched);
    await use(watched);
    // A handler that still runs when the test ends is not the site's fault, so its errors are
    // ignored.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    expect(watched.foreign, 'requests to other sites').toEqual([]);
  },
  expectProblem: [
    async ({ watched }, use) => {
      const expected: RegExp[] = [];
      await use((pattern) => void expected.push(pattern));
      const unexpected = watched.problems.filter(
        (problem) => !expected.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, 'console messages and requests nobody expected').toEqual([]);
    },
    { auto: true },
  ],
  language: ['ru', { option: true }],
  cache: ['cold', { option: true }],
  clock: ['tests', { option: true }],
  device: [undefined, { option: true }],
  isOtherVisit: [false, { option: true }],
  viewport: async ({ viewport, device, isOtherVisit }, use) => {
    const isPhone = (device === 'phone') !== isOtherVisit;
    await use(device === undefined ? viewport : isPhone ? phone : desktop);
  },
  moment: [
    async ({ context, clock }, use) => {
      const shift = clock === 'tests' ? momentOfTests.getTime() - Date.now() : 0;
      if (clock !== 'trial')
        await context.addInitScript((by) => Object.assign(globalThis, { fairShift: by }), shift);
      await use();
    },
    { auto: true },
  ],
  visit: async ({ language, isOtherVisit }, use) => {
    await use(visits[(language === 'en') === isOtherVisit ? 'ru' : 'en']);
  },
  visitBefore: async ({ cache, isOtherVisit, visit, context, javaScriptEnabled }, use) => {
    const isWarm = (cache === 'warm') !== isOtherVisit;
    await use(async (origin) => {
      if (!isWarm) return;
      await comeBefore(context, `${origin}${visit.prefix}/tickets/`, javaScriptEnabled !== false);
    });
  },
  visited: [
    async ({ visitBefore, baseURL, moment }, use) => {
      void moment;
      await visitBefore(baseURL ?? '');
      await use();
    },
    { auto: true },
  ],
  openPage: async ({ page, visit }, use) => {
    await use(async (path) => {
      await page.goto(visit.prefix + path);
      await hydrated(page);
    });
  },
  playSite: async ({ context, watched }, use) => {
    await use(async (origin, body) => {
      watched.played.add(origin);
      await context.route(`${origin}/**`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><link rel="icon" href="data:,">${body}`,
        }),
      );
    });
  },
});

export { expect };

/** Opens a page and leaves only the cache behind, as by a visitor who has chosen nothing yet. */
async function comeBefore(
  context: BrowserContext,
  address: string,
  runsScripts: boolean,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  if (runsScripts) await hydrated(page);
  await page.evaluate(() => localStorage.clear());
  await page.close();
  await context.clearCookies();
}

/**
 * Chrome's warning, some seconds after the page has loaded, that the app has not used a file yet
 * which start.ts preloads for it. On a busy machine the app starts later than that.
 */
const lateUse = /^The resource \S+\/(page-data\/\S+\.json|[\w-]+\.js) was preloaded using link/;

function watch(context: BrowserContext, own: string, { problems, foreign, played }: Watched): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !lateUse.test(message.text()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (event) => {
    const { name, message } = event.error();
    problems.push(`exception: ${name}: ${message}`);
  });
  context.on('requestfailed', (request) => {
    // Navigating away cancels pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`failed: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname, origin } = new URL(request.url());
    const isHere =
      ['localhost', new URL(own).hostname].includes(hostname) ||
      ['data:', 'blob:', 'about:'].includes(protocol);
    if (!isHere && !played.has(origin)) foreign.push(request.url());
  });
}

/** The main heading of a page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Stars the first thing that a page offers to star. */
export const addToMyFair = (within: Page | Locator): Promise<void> =>
  within
    .getByRole('button', { name: /^(В мою ярмарку|Add to my fair)/ })
    .first()
    .click();

/** Stops the clock at a moment, for pages opened afterwards. */
export async function setClock(page: Page, moment: string | Date): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { fairShift: 0 }));
  await page.clock.setFixedTime(moment);
}

/** Navigates within the app, as a link would; Gatsby provides this for its own tests. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
}

/** Holds back requests of a page until the returned function is called. */
export async function holdRequests(
  page: Page,
  which: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until the app has taken over the static page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-running]').waitFor({ state: 'attached' });
  // One more frame for effects and the renders that they cause.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}
