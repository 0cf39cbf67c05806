import type { Locator, Page } from '@playwright/test';
import { pagesByTemplate } from '../../support/builtPages';
import { expect, hydrated, test } from '../../support/fair';
import { translate } from '../../support/translate';

/** Controls that act within the page; of a long list only the first are used. */
const controls =
  'main :is(button, select, summary, input:not([type=hidden]), [role=tab]):visible, dialog[open] button:visible';
const most = 25;

/** Links that act within the page: stands of the plan, choices, pictures. */
const links = 'main :is(svg a[href*="/exhibitors/"], a[href^="?"], a[aria-haspopup]):visible';
const mostLinks = 6;

/** Labels of actions that leave the page: printing, sharing, copying, full screen. */
const leaves = /печат|print|поделиться|share|скопировать|copy|полный экран|full screen/i;

const shown = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, ''));

/** Uses a control as a visitor would; returns what was done. */
async function use(control: Locator): Promise<void> {
  const { tag, type, isPicture } = await control.evaluate((element) => ({
    tag: element.localName,
    type: element.getAttribute('type') ?? '',
    isPicture: element.hasAttribute('aria-haspopup'),
  }));
  if (tag === 'select') {
    const values = await control
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await control.selectOption(values.at(-1) ?? '');
  } else if (tag === 'input' && !/checkbox|radio|button|submit|reset/.test(type)) {
    await control.fill(type === 'date' ? '2026-04-03' : type === 'search' ? 'ко' : '5');
  } else await control.click({ force: true, noWaitAfter: true });
  // Goes to the next slide of an open lightbox.
  if (!isPicture) return;
  await control.page().locator('[data-lightbox=ready]').waitFor();
  await control.page().keyboard.press('ArrowRight');
}

/** Templates are split into parts, so that two run in parallel and none takes too long. */
const parts = 6;

for (const [prefix, part] of ['', '/en'].flatMap((one) =>
  Array.from({ length: parts }, (_, index) => [one, index] as const),
))
  test(`a page of any template under "${prefix}/" shows the same when a browser has translated it, whatever is pressed (${part + 1} of ${parts})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(10 * 60_000);
    // A context of its own has its own stars.
    const translated = await (
      await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU' })
    ).newPage();
    const both = [page, translated];
    // Missing or disabled controls are reported, not awaited.
    for (const one of both) one.setDefaultTimeout(5000);
    const paths = pagesByTemplate('public').filter((_, index) => index % parts === part);
    for (const path of paths.map((one) => prefix + one)) {
      for (const one of both) {
        await one.goto(path);
        await hydrated(one);
      }
      await translate(translated);
      const all = [
        ...Array.from({ length: most }, (_, index) => [controls, index] as const),
        ...Array.from({ length: mostLinks }, (_, index) => [links, index] as const),
      ];
      for (const [selector, index] of all) {
        const control = page.locator(selector).nth(index);
        if ((await control.count()) === 0) continue;
        const name = await control.evaluate(
          (element) => element.getAttribute('aria-label') ?? element.textContent,
        );
        if (leaves.test(name)) continue;
        const used = await Promise.all(
          both.map((one) => use(one.locator(selector).nth(index)).catch(String)),
        );
        expect.soft(used, `${path}, control ${index}: ${name}`).toEqual([undefined, undefined]);
        await expect
          .soft(async () => expect(await shown(translated)).toBe(await shown(page)), {
            message: `${path}, control ${index}: ${name}`,
          })
          .toPass({ timeout: 5000 });
        for (const one of both) {
          await one.keyboard.press('Escape');
          await one.locator('[data-lightbox]').waitFor({ state: 'detached' });
        }
        if (both.some((one) => new URL(one.url()).pathname !== path)) break;
      }
    }
  });
