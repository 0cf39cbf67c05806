import type { Page } from '@playwright/test';
import { builtPages } from '../support/builtPages';
import { expectedAt, whyWrong } from '../support/shownPage';
import { expect, hydrated, test } from '../support/fair';
import { whyUnseen } from '../support/menuWalk';
import { Random } from '../support/random';
import { actions, type Step } from './wander/visitor';

const walks = 30;
const stepsOfWalk = 100;
/** Walks that once found a fault are part of every run. */
const pastSeeds: readonly number[] = [21, 31, 226];
const seeds = new Set([...pastSeeds, ...Array.from({ length: walks }, (_, index) => index + 1)]);
const sections = [...bySection(builtPages()).values()];

/** Mouse on a desktop or touch on a phone, one in five without scripts, one in three slow. */
const visitorOf = (seed: number) => ({
  hasTouch: seed % 2 === 1,
  javaScriptEnabled: seed % 5 !== 0,
  viewport: seed % 2 === 1 ? { width: 390, height: 780 } : { width: 1280, height: 800 },
  isSlow: seed % 3 === 0,
});

for (const seed of seeds) {
  test.describe(() => {
    const { hasTouch, javaScriptEnabled, viewport, isSlow } = visitorOf(seed);
    test.use({ hasTouch, javaScriptEnabled, viewport, reducedMotion: 'reduce' });

    test(`visitor ${seed} wanders for ${stepsOfWalk} steps`, async ({ page, watched, baseURL }) => {
      test.setTimeout(300_000);
      const random = new Random(seed);
      const line = isSlow ? await slowLine(page) : undefined;
      const trail: string[] = [];
      const fail = (why: string) => `${why}\n${trail.slice(-12).join('\n')}`;
      const settle = async (path: string) => {
        line?.speedUp();
        await page.goto(path);
        trail.push(`opens ${path}`);
        if (javaScriptEnabled) await hydrated(page);
      };
      await settle(pickPage(random));
      for (let count = 0; count < stepsOfWalk; count++) {
        const before = page.url();
        line?.slowDown();
        const step = await random.pick(actions)({ page, random, hasTouch }).catch(leftBehind);
        trail.push(`${count}: ${step.told} at ${new URL(before).pathname}`);
        // The lead service's page is on another site, and at first there is no page.
        if (new URL(page.url()).origin !== baseURL) {
          await settle(pickPage(random));
          continue;
        }
        // On a slow connection visitors often act before the page arrives.
        if (line?.isBusy() && random.below(3) === 0) continue;
        line?.speedUp();
        await expect.poll(() => whyOdd(page, step), fail('')).toBe('');
        expect(watched.problems, fail('problems')).toEqual([]);
      }
    });
  });
}

/** A slow connection: page data arrive once it is fast again, however many were requested. */
async function slowLine(page: Page) {
  let held = Promise.resolve();
  let release = () => {};
  let waiting = 0;
  await page.route('**/page-data/**', async (route) => {
    waiting += 1;
    // Holding back what a document itself requests would delay its load.
    if (route.request().resourceType() === 'xhr') await held;
    waiting -= 1;
    // The page may have been left by then.
    await route.continue().catch(() => undefined);
  });
  return {
    slowDown: () => {
      release();
      held = new Promise((resolve) => (release = resolve));
    },
    speedUp: () => release(),
    isBusy: () => waiting > 0,
  };
}

/** A visitor who acts before a page arrives can press while the current one disappears. */
function leftBehind(error: unknown): Step {
  if (!/context was destroyed|navigat/i.test(String(error))) throw error;
  return { told: 'the page has gone' };
}

/** Picks a page from a random section, since most pages are exhibitors'. */
function pickPage(random: Random): string {
  return random.pick(random.pick(sections));
}

/** Pages by the first part of their paths: `/press/` and `/en/press/` are in the same section. */
function bySection(pages: readonly string[]): Map<string, string[]> {
  const sorted = new Map<string, string[]>();
  for (const page of pages) {
    const [, section = ''] = page.replace(/^\/en\//, '/').split('/');
    sorted.set(section, [...(sorted.get(section) ?? []), page]);
  }
  return sorted;
}

/** Returns what is wrong once the page should have settled; empty if nothing. */
async function whyOdd(page: Page, { target }: Step): Promise<string> {
  try {
    const { pathname, hash } = new URL(page.url());
    if (target !== undefined && pathname !== target.path) return `the address is ${pathname}`;
    const asked = { page: expectedAt(pathname), isPlaceAsked: target !== undefined };
    const wrong = await page.evaluate(whyWrong, asked);
    if (wrong !== '' || target === undefined || target.hash.length < 2) return wrong;
    const place = target.hash.slice(1);
    // Links to faulty fields lead there by focus alone.
    return decodeURIComponent(hash) === target.hash || (await page.evaluate(isInFocus, place))
      ? await page.evaluate(whyUnseen, place)
      : `the hash is ${hash}`;
  } catch (error) {
    // The page is being left: try again.
    return String(error);
  }
}

/** Runs in the page. */
function isInFocus(id: string): boolean {
  return document.activeElement?.id === id;
}
