import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { builtPages } from '../support/builtPages';
import { expectedAt } from '../support/expectedPage';
import { expect, hydrated, test } from '../support/fair';
import { whyUnseen } from '../support/menuWalk';
import { Random } from '../support/random';
import { whyWrong } from './wander/properties';
import { actions, type Step } from './wander/visitor';

/** How many steps in all: a few in every run, 50,000 in the audit (`FAIR_STEPS`). */
const steps = Number(process.env['FAIR_STEPS'] ?? 2000);
const stepsOfWalk = 100;
/** How late a page's data come at the most on a slow line, ms. */
const mostDelay = 1200;
/** Walks that once found something: they are taken in every run. */
const keptSeeds: readonly number[] = [21, 31, 226];
const seeds = new Set([
  ...keptSeeds,
  ...Array.from({ length: Math.ceil(steps / stepsOfWalk) }, (_, index) => index + 1),
]);
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
      const trail: string[] = [];
      const fail = (why: string) => `${why}\n${trail.slice(-12).join('\n')}`;
      const settle = async (path: string) => {
        await page.goto(path);
        trail.push(`opens ${path}`);
        if (javaScriptEnabled) await hydrated(page);
      };
      if (isSlow) await slowDown(page, seed);
      await settle(pickPage(random));
      for (let count = 0; count < stepsOfWalk; count++) {
        const before = page.url();
        const step = await random.pick(actions)({ page, random, hasTouch });
        trail.push(`${count}: ${step.told} at ${new URL(before).pathname}`);
        // The lead service's page is another site, and before the first page there is none.
        if (new URL(page.url()).origin !== baseURL) {
          await settle(pickPage(random));
          continue;
        }
        await expect.poll(() => whyOdd(page, step), fail('')).toBe('');
        expect(watched.problems, fail('problems')).toEqual([]);
      }
    });
  });
}

/** The data of a page come late, each by another time: who presses again may be ahead of them. */
async function slowDown(page: Page, seed: number): Promise<void> {
  const random = new Random(seed);
  await page.route('**/page-data/**', async (route) => {
    await wait(random.below(mostDelay));
    // The page may have been left by then.
    await route.continue().catch(() => undefined);
  });
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
