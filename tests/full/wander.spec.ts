import type { Page } from '@playwright/test';
import { builtPages } from '../support/builtPages';
import { expectedAt } from '../support/expectedPage';
import { expect, hydrated, test } from '../support/fair';
import { whyUnseen } from '../support/menuWalk';
import { Random } from '../support/random';
import { whyWrong } from './wander/properties';
import { actions, type Step } from './wander/visitor';

const walks = 30;
const stepsOfWalk = 100;
/** Walks that once found something are taken in every run. */
const keptSeeds: readonly number[] = [21, 31, 226];
const seeds = new Set([...keptSeeds, ...Array.from({ length: walks }, (_, index) => index + 1)]);
const sections = [...bySection(builtPages()).values()];

/** By mouse on a desk or by thumb on a phone, one in five without scripts, one in three slow. */
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
        // The lead service's page is another site, and before the first page there is none.
        if (new URL(page.url()).origin !== baseURL) {
          await settle(pickPage(random));
          continue;
        }
        // On a slow line a visitor is often ahead of what they asked for.
        if (line?.isBusy() && random.below(3) === 0) continue;
        line?.speedUp();
        await expect.poll(() => whyOdd(page, step), fail('')).toBe('');
        expect(watched.problems, fail('problems')).toEqual([]);
      }
    });
  });
}

/** A line on which the data of pages come once it is fast again, however many were asked for. */
async function slowLine(page: Page) {
  let held = Promise.resolve();
  let release = () => {};
  let waiting = 0;
  await page.route('**/page-data/**', async (route) => {
    waiting += 1;
    // What a document itself asks for beforehand would hold back its load.
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

/** Who is ahead of a page that comes may press just as the page at hand goes. */
function leftBehind(error: unknown): Step {
  if (!/context was destroyed|navigat/i.test(String(error))) throw error;
  return { told: 'the page has gone' };
}

/** A page of any section: most pages are an exhibitor's, and the others are seldom come to. */
function pickPage(random: Random): string {
  return random.pick(random.pick(sections));
}

/** Pages by the first part of their paths: `/press/` and `/en/press/` are of one section. */
function bySection(pages: readonly string[]): Map<string, string[]> {
  const sorted = new Map<string, string[]>();
  for (const page of pages) {
    const [, section = ''] = page.replace(/^\/en\//, '/').split('/');
    sorted.set(section, [...(sorted.get(section) ?? []), page]);
  }
  return sorted;
}

/** Empty once the page has settled into what the step asked for. */
async function whyOdd(page: Page, { target }: Step): Promise<string> {
  try {
    const { pathname, hash } = new URL(page.url());
    if (target !== undefined && pathname !== target.path) return `the address is ${pathname}`;
    const asked = { page: expectedAt(pathname), isPlaceAsked: target !== undefined };
    const wrong = await page.evaluate(whyWrong, asked);
    if (wrong !== '' || target === undefined || target.hash.length < 2) return wrong;
    const place = target.hash.slice(1);
    // A link to a field that needs mending leads there by the focus alone.
    return decodeURIComponent(hash) === target.hash || (await page.evaluate(isInFocus, place))
      ? await page.evaluate(whyUnseen, place)
      : `the hash is ${hash}`;
  } catch (error) {
    // The page is being left for another: asked again.
    return String(error);
  }
}

/** Whether the element of that id has the focus; runs in the page. */
function isInFocus(id: string): boolean {
  return document.activeElement?.id === id;
}
