import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { either } from '../support/gallery';

test.use({ language: 'en' });

const rowOf = (page: Page) => page.getByRole('group', { name: /^(Press photos|Фото для прессы)$/ });
const dot = (page: Page, at: number, of = '\\d+') =>
  rowOf(page).getByRole('button', { name: new RegExp(`^(Page|Страница) ${at} (of|из) ${of}$`) });

test('a row of 10 pages has a dot for each, one of 11 only those near the current one', async ({
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(`${prefix}/press/`);
  await hydrated(page);
  const row = rowOf(page);
  await row.getByRole('button', { name: either('next') }).waitFor();
  for (const [pages, dots] of [
    [10, 10],
    [11, 7],
  ] as const) {
    // A row exactly so many screens wide.
    await row.getByRole('list').evaluate((list, count) => {
      const [first, ...rest] = list.children;
      rest.forEach((item) => item.remove());
      (first as HTMLElement).style.width = `${count * list.clientWidth}px`;
      list.dispatchEvent(new Event('scroll'));
    }, pages);
    await expect(dot(page, 1, String(pages))).toHaveAttribute('aria-current', 'true');
    await expect(row.getByRole('button', { name: /^(Page|Страница) \d+ / })).toHaveCount(dots);
  }
});

test('the row of press photos leafs by its buttons, at most once in 150 ms', async ({
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${prefix}/press/`);
  await hydrated(page);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  const press = async (...times: number[]) => {
    await rowOf(page)
      .getByRole('button', { name: either('next') })
      .evaluate((button, all) => {
        for (const timeStamp of all) {
          const event = new MouseEvent('click', { bubbles: true, cancelable: true });
          Object.defineProperty(event, 'timeStamp', { value: timeStamp });
          button.dispatchEvent(event);
        }
      }, times);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
  // Three presses in one turn of the browser are one step.
  await press(10_000, 10_000, 10_000);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await press(10_149);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await press(10_150);
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
});
