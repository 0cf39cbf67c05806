import type { Page } from '@playwright/test';
import { pagesByTemplate } from '../support/builtPages';
import { complaints, shortenLists } from '../support/complaints';
import { expect, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import {
  coveredTargets,
  openPage,
  scrollThrough,
  strainsAt,
  switchLanguage,
} from '../support/shownPage';

const paths = pagesByTemplate('public');
const groups = 4;
const isFull = process.env['FAIR_FULL'] !== undefined;
const narrow = { width: 320, height: 640 };
/** The narrowest window with several columns. */
const middle = { width: 1024, height: 700 };
const wide = { width: 1440, height: 900 };

/** Fields with text below 16 px, in which iOS zooms on focus. */
const smallFields = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );

// Loading pages is slow, so each load serves every check.
for (let group = 0; group < groups; group += 1) {
  test(`pages of all templates are whole, fit a narrow window, do not shift, please axe, and some lead to the other language, ${group + 1} of ${groups}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const shifts = await watchShifts(page);
    await page.setViewportSize(narrow);
    for (const [index, path] of paths.entries()) {
      if (index % groups !== group) continue;
      // Languages and colour schemes alternate; tests/full/content has the others.
      const opened = Math.floor(index / groups) % 2 === 0 ? path : `/en${path}`;
      await test.step(opened, async () => {
        await page.emulateMedia({ colorScheme: index % 3 === 1 ? 'dark' : 'light' });
        await openPage(page, opened);
        expect.soft(await smallFields(page), `iOS zooms in on fields of ${opened}`).toEqual([]);
        await scrollThrough(page);
        expect.soft(await shifts(), `shifts of ${opened}`).toEqual([]);
        expect.soft(await strainsAt(page, '200%'), `${opened} with double text`).toEqual([]);
        expect.soft(await strainsAt(page, '100%'), `${opened} in a narrow window`).toEqual([]);
        expect.soft(await coveredTargets(page), `covered on ${opened}`).toEqual([]);
        await page.setViewportSize(middle);
        expect.soft(await strainsAt(page, '100%'), `${opened} at 1024 px`).toEqual([]);
        expect.soft(await coveredTargets(page), `covered on ${opened} at 1024 px`).toEqual([]);
        await page.setViewportSize(narrow);
        await shortenLists(page);
        expect.soft(await complaints(page), `axe on ${opened}`).toEqual([]);
        if (isFull || index % 3 === 2) {
          await page.setViewportSize(wide);
          const inWide = await complaints(page, ['target-size']);
          expect.soft(inWide, `axe on ${opened} in a wide window`).toEqual([]);
          await page.setViewportSize(narrow);
        }
        // tests/full/content/every-page.spec.ts goes there from every page.
        if (index % 3 === 0) await switchLanguage(page, path);
      });
    }
  });
}
