import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileOf } from '../support/builtHtml';
import { pagesByTemplate } from '../support/builtPages';
import { expect, hydrated, test } from '../support/fair';
import { siteFolder } from '../support/siteFolder';
import { translate, translateAt } from '../support/translate';

const field = /<main.*<(textarea|input [^>]*type="(text|search|email)")/s;
const paths = [
  ...new Set([
    ...pagesByTemplate(siteFolder).filter((path) =>
      field.test(readFileSync(fileOf(path, siteFolder), 'utf8')),
    ),
    '/contacts/',
  ]),
];

/** Fields that accept any text. */
const fields =
  'main :is(textarea, input:is([type=text], [type=search], [type=email])):not([maxlength])';
const choice = 'main form :is([type=checkbox], [type=radio]):visible';
const fold = 'main details:not([open]) > summary:visible';

for (const moment of ['DOMContentLoaded', 0, 350, 1500, 'hydrated'] as const) {
  const name = typeof moment === 'number' ? `${moment} ms after load` : `at ${moment}`;
  test(`nothing entered is lost on a page of any template that is translated ${name}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (moment !== 'hydrated') await translateAt(page, moment);
    for (const path of paths) {
      const { entered, expected } = await typeTranslated(page, path, moment === 'hydrated');
      expect.soft(entered, path).toEqual(expected);
    }
  });
}

/** What a visitor has typed, chosen and opened. */
type Entered = {
  text: string;
  /** The caret's position; undefined if the focus is elsewhere. */
  caret: number | null | undefined;
  chosen: boolean | undefined;
  open: boolean | undefined;
};

/**
 * Opens a page, types half of a word, makes a choice and opens a fold before the page is
 * translated, types the rest after, and returns the state once the app runs. `translates`: the test
 * itself translates the page, after the app has started.
 */
async function typeTranslated(
  page: Page,
  path: string,
  translates: boolean,
): Promise<{ entered: Entered; expected: Entered }> {
  // As soon as the page has been parsed: at its start, the app closes a dialog outside the
  // viewport.
  await page.addInitScript((selector) => {
    addEventListener('DOMContentLoaded', () => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)];
      all.find((one) => one.getClientRects().length > 0)?.focus();
    });
  }, fields);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  if (translates) await hydrated(page);
  // No key or touch yet, which would start the app.
  const focused = await page
    .locator(fields)
    .filter({ visible: true })
    .first()
    .evaluateHandle((one: HTMLInputElement) => (one.focus(), one));
  // These elements stay the same unless the page is rendered from scratch.
  const typed = focused.asElement();
  const [chosen] = await page.locator(choice).elementHandles();
  const [opened] = await page.locator(fold).elementHandles();
  await typed.fill('Здравст');
  for (const one of [chosen, opened]) await one?.evaluate((some) => (some as HTMLElement).click());
  if (translates) await translate(page);
  else await page.locator('main font').first().waitFor({ state: 'attached' });
  await page.keyboard.type('вуйте', { delay: 20 });
  await hydrated(page);
  await page.keyboard.type('!');
  const text = 'Здравствуйте!';
  return {
    entered: {
      text: await typed.evaluate((one) => one.value),
      caret: await typed.evaluate((one) =>
        document.activeElement === one ? one.selectionStart : undefined,
      ),
      chosen: await chosen?.evaluate((one) => one.isConnected && (one as HTMLInputElement).checked),
      open: await opened?.evaluate(
        (one) => one.isConnected && one.parentElement?.hasAttribute('open'),
      ),
    },
    expected: {
      text,
      caret: text.length,
      chosen: chosen && true,
      open: opened && true,
    },
  };
}
