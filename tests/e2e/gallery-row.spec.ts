import { expect, hydrated, test } from '../support/fair';

for (const [pages, dots] of [
  [10, 10],
  [11, 7],
] as const) {
  test(`a row of ${pages} pages has ${dots} dots`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto('/en/press/');
    await hydrated(page);
    const row = page.getByRole('group', { name: 'Press photos' });
    await row.getByRole('button', { name: 'Next' }).waitFor();
    // A row exactly so many screens wide.
    await row.getByRole('list').evaluate((list, count) => {
      const [first, ...rest] = list.children;
      rest.forEach((item) => item.remove());
      (first as HTMLElement).style.width = `${count * list.clientWidth}px`;
      list.dispatchEvent(new Event('scroll'));
    }, pages);
    await expect(row.getByRole('button', { name: /^Page \d+ of \d+$/ })).toHaveCount(dots);
    await expect(row.getByRole('button', { name: `Page 1 of ${pages}` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
}

test('the row of press photos leafs by its buttons, at most once in 150 ms', async ({ page }) => {
  await page.goto('/en/press/');
  await hydrated(page);
  const row = page.getByRole('group', { name: 'Press photos' });
  const dots = row.getByRole('button', { name: /^Page \d+ of \d+$/ });
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  // Three presses in one turn of the browser are one step.
  await row
    .getByRole('button', { name: 'Next' })
    .evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
  await expect(row.getByRole('button', { name: /^Page 2 of/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

for (const [ms, page2] of [
  [149, 2],
  [150, 3],
] as const) {
  test(`a second press of a row's button after ${ms} ms leads to page ${page2}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/press/');
    await hydrated(page);
    const row = page.getByRole('group', { name: 'Press photos' });
    const press = (at: number) =>
      row.getByRole('button', { name: 'Next' }).evaluate((button, timeStamp) => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        button.dispatchEvent(event);
      }, at);
    await press(10_000);
    await expect(row.getByRole('button', { name: /^Page 2 of/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await press(10_000 + ms);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(
      row.getByRole('button', { name: new RegExp(`^Page ${page2} of`) }),
    ).toHaveAttribute('aria-current', 'true');
  });
}
