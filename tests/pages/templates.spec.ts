import { pagesByTemplate } from '../support/builtPages';
import { complaints, shortenLists } from '../support/complaints';
import { expect, test } from '../support/fair';
import { watchShifts } from '../support/shifts';
import { openPage, overflowAt, scrollThrough, switchLanguage } from '../support/shownPage';

const paths = pagesByTemplate('public');
const groups = 4;

// A page load is what costs: each serves every check.
for (let group = 0; group < groups; group += 1) {
  test(`pages of all templates are whole, fit a narrow window, do not shift, please axe and lead to the other language, ${group + 1} of ${groups}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [index, path] of paths.entries()) {
      if (index % groups !== group) continue;
      // In one language each, by turns.
      const opened = Math.floor(index / groups) % 2 === 0 ? path : `/en${path}`;
      await test.step(opened, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await openPage(page, opened);
        await scrollThrough(page);
        expect.soft(await shifts(), `shifts of ${opened}`).toEqual([]);
        const overflow = await overflowAt(page, '200%');
        expect.soft(overflow, `${opened} with double text`).toBeLessThanOrEqual(0);
        await shortenLists(page);
        expect.soft(await complaints(page), `axe on ${opened}`).toEqual([]);
        if (index % 3 === 0) {
          await page.emulateMedia({ colorScheme: 'dark' });
          const inDark = await complaints(page, ['color-contrast', 'link-in-text-block']);
          expect.soft(inDark, `axe on ${opened} in the dark`).toEqual([]);
        }
        await switchLanguage(page, path);
      });
    }
  });
}
