import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { box, control, either } from '../support/gallery';

test.use({ language: 'en' });

const rowOf = (page: Page) => page.getByRole('group', { name: /^(Press photos|Фото для прессы)$/ });
const dot = (page: Page, at: number) =>
  rowOf(page).getByRole('button', { name: new RegExp(`^(Page|Страница) ${at} (of|из) \\d+$`) });

test('the row of press photos leafs by its buttons, once for presses in one moment; its last slide is a section of the page', async ({
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${prefix}/press/`);
  await hydrated(page);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  const next = rowOf(page).getByRole('button', { name: either('next') });
  const press = (times: number, timeStamp: number) =>
    next.evaluate(
      (button, [count, at]) => {
        for (let click = 0; click < count; click += 1) {
          const event = new MouseEvent('click', { bubbles: true, cancelable: true });
          Object.defineProperty(event, 'timeStamp', { value: at });
          button.dispatchEvent(event);
        }
      },
      [times, timeStamp] as const,
    );
  await press(3, 10_000);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  // Colours of the system keep the current dot apart.
  await page.emulateMedia({ forcedColors: 'active' });
  const filled = (at: number) =>
    dot(page, at).evaluate((button) => {
      const { borderTopWidth, height } = getComputedStyle(button, '::before');
      return parseFloat(borderTopWidth) * 2 >= parseFloat(height);
    });
  expect(await Promise.all([1, 2, 3].map(filled))).toEqual([false, true, false]);
  await page.emulateMedia({ forcedColors: 'none' });
  await press(1, 10_150);
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');

  const terms = await page.locator('#press-terms dt').last().innerText();
  const link = page.locator('#press-photos a[aria-haspopup=dialog]').last();
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(box(page).getByRole('region', { name })).toContainText(terms);
  await expect(control(page, 'zoomIn')).toHaveCount(0);
  await expect(box(page).getByRole('link', { name: either('download') })).toHaveCount(0);
});
