import type { Page, Request, Route } from '@playwright/test';
import { readPage } from '../../support/builtHtml';
import { builtPages } from '../../support/builtPages';
import { expectedAt } from '../../support/shownPage';
import { expect, hydrated } from '../../support/fair';
import { visits } from '../../support/visits';
import { requestKinds, type Fault, type FaultCase } from './faultCase';

/** Messages of browser and Gatsby about a missing or malformed response. */
export const lostAnswers =
  /^failed: |^status (404|500)|Failed to load resource|^exception: (SyntaxError|ChunkLoadError)|MIME type|downloaded font|OTS parsing error|page resources for \S+ not found\. Not rendering React/;
const typed = 'Аня';

/** The faults caused: `settle` delivers late responses, `lift` makes everything work again. */
type Trouble = { settle: () => Promise<void>; lift: () => Promise<void> };

/** Visits a page with the fault: it stays readable, typed text stays, the next click works. */
export async function tryFault(page: Page, found: FaultCase): Promise<void> {
  const { path, visit, kind, fault } = found;
  const language = path.startsWith('/en/') ? visits.en : visits.ru;
  const isFirst = visit === 'a first visit';
  const { settle, lift } = isFirst ? await comeFirst(page, found) : await comeInApp(page, found);
  const field = page
    .locator('main :is(input[type=search], input[type=text]):not([tabindex="-1"])')
    .first();
  // Text is typed only into a page that is not about to be left.
  const isTyped = isFirst && (await field.isVisible());
  if (isTyped) await field.fill(typed);
  await settle();
  const inForm = field.and(page.locator('[method=post] input'));
  const isAnswer = isTyped && (await inForm.count()) > 0;
  const search = page.locator('html[data-running] main input[type=search]');
  // If the app runs, the address is updated when typing pauses.
  const isSought = isTyped && (await search.count()) > 0;
  if (isSought) await expect(page).toHaveURL(/[?&]q=/);

  const heading = page.getByRole('heading', { level: 1 });
  const asked = expectedAt(path)?.heading ?? '';
  // A first visit keeps the content that it has received.
  const screens = isFirst ? [asked] : [asked, language.unavailable];
  await expect(heading).toBeVisible();
  // If the response never comes, the visitor stays on the page. Until then, the previous page can
  // still be there.
  if (fault !== 'never comes' || isFirst)
    await expect(async () =>
      expect(screens).toContain(withoutHyphens(await heading.textContent())),
    ).toPass({ timeout: 20_000 });
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(60);
  // A search that is not in the address yet is lost when Gatsby reloads the page.
  const isKept = isAnswer || isSought || (isTyped && !(await isLoadedAnew(page)));
  if (isKept && (await field.count()) > 0) await expect(field).toHaveValue(typed);

  await lift();
  const isReloaded = kind === 'document' && fault === 'is cut short';
  if (isReloaded) await page.reload();
  const next = `${language.prefix}/contacts/`;
  const link = page.getByRole('contentinfo').locator(`a[href="${next}"]`).first();
  // A list filtered by the typed text can become shorter between a button's press and its release.
  const leave = async (limits: { timeout?: number } = {}) => {
    await link.click();
    await expect(page).toHaveURL(next, limits);
  };
  if (isTyped && !isAnswer) await expect(() => leave({ timeout: 5000 })).toPass();
  else await leave();
  await expect(heading).toHaveText(expectedAt(next)?.heading ?? '');
  if (!isAnswer || isReloaded || next === path) return;
  await page.goBack();
  await expect(heading).toHaveText(asked);
  await expect(field).toHaveValue(typed);
}

const withoutHyphens = (text: string | null) => (text ?? '').replace(/\u00ad/g, '');

/** Whether the page was reloaded, or is being reloaded. */
const isLoadedAnew = (page: Page) =>
  page
    .evaluate(() =>
      performance.getEntriesByType('navigation').some((load) => load.toJSON().type === 'reload'),
    )
    .catch(() => true);

async function comeFirst(page: Page, found: FaultCase): Promise<Trouble> {
  const trouble = await bringAbout(page, found);
  await page.goto(found.path, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeAttached();
  return trouble;
}

/** Opens a page that links to the target, and follows the link with the fault. */
async function comeInApp(page: Page, found: FaultCase): Promise<Trouble> {
  await page.goto(pageThatLinksTo(found.path));
  await hydrated(page);
  const trouble = await bringAbout(page, found);
  await page
    .locator(`:is(main, footer) :is(a[href="${found.path}"], a[href^="${found.path}?"])`)
    // A page also contains links for other times of the year.
    .filter({ visible: true })
    .first()
    .click();
  return trouble;
}

function pageThatLinksTo(path: string): string {
  const from = builtPages().find((other) => {
    const body = readPage(other).replace(/<header[\s\S]*?<\/header>/, '');
    return (
      other !== path &&
      other.startsWith('/en/') === path.startsWith('/en/') &&
      (body.includes(`href="${path}"`) || body.includes(`href="${path}?`))
    );
  });
  if (from === undefined) throw new Error(`No page links to ${path}`);
  return from;
}

async function bringAbout(page: Page, { kind, which, fault }: FaultCase): Promise<Trouble> {
  let seen = 0;
  let isOver = false;
  let release = () => undefined as void;
  const later = new Promise<void>((resolve) => (release = resolve));
  // A page that waits for its own document cannot get it late.
  if (kind === 'document') release();
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isOfKind = requestKinds[kind]({
      type: request.resourceType(),
      path: new URL(request.url()).pathname,
    });
    const isMeant = isOfKind && (which === 'all' || seen === which);
    if (isOfKind) seen += 1;
    if (!isMeant || isOver) return route.continue();
    if (fault === 'never comes') underWay.delete(request);
    await breakAnswer(route, fault, later);
  });
  return {
    settle: async () => {
      release();
      // Polling requests do not matter here.
      await expect
        .poll(() => underWay.size, { timeout: 5000 })
        .toBe(0)
        .catch(() => undefined);
    },
    lift: async () => {
      isOver = true;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

const wifiPage = '<!doctype html><title>Free Wi-Fi</title><h1>Please sign in</h1>';

/** Responds to a request with a fault; a late response waits for `later`. */
async function breakAnswer(route: Route, fault: Fault, later: Promise<void>): Promise<void> {
  switch (fault) {
    case 'is lost':
      return route.abort('connectionreset');
    case 'is 404':
      return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
    case 'is 500':
      return route.fulfill({ status: 500, contentType: 'text/html', body: 'Error' });
    case 'never comes':
      return;
    case 'comes late':
      await later;
      return route.continue();
    case 'is cut short': {
      const response = await route.fetch();
      const body = await response.body();
      // A page cut inside its head could not show anything, so half of its body is cut off instead.
      const text = Math.max(0, body.indexOf('</h1>'));
      return route.fulfill({ response, body: body.subarray(0, (text + body.length) >> 1) });
    }
    case 'is a page of the Wi-Fi':
      return route.fulfill({ status: 200, contentType: 'text/html', body: wifiPage });
    case 'is of an older build': {
      const response = await route.fetch();
      const json = (await response.json()) as Record<string, unknown>;
      const { prerendered } = json;
      return route.fulfill({
        response,
        json: prerendered
          ? { ...json, prerendered: { '': 1, tickets: 1 } }
          : { ...json, webpackCompilationHash: 'older' },
      });
    }
  }
}
