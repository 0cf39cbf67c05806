import { samplePages } from '../support/builtPages';
import { expectNoComplaints } from '../support/complaints';
import { expect, hydrated, test } from '../support/fair';

/** Of lists of hundreds that are all alike, some are enough; axe looks at each. */
const someOf: Record<string, string> = {
  '/works/2025/': '?technique=print',
  '/artists/2025/': '?q=b',
};

for (const path of samplePages) {
  // The languages share one set of colours.
  const hasDark = !path.startsWith('/en/');
  test(`axe finds nothing on ${path}${hasDark ? ', light and dark' : ''}`, async ({ page }) => {
    await page.goto(path + (someOf[path.replace('/en/', '/')] ?? ''));
    await hydrated(page);
    await expectNoComplaints(page);
    if (!hasDark) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    // The colour scheme changes nothing but colours.
    await expectNoComplaints(page, { rules: ['color-contrast', 'link-in-text-block'] });
  });
}

for (const path of ['/', '/en/tickets/']) {
  test(`axe finds nothing in the open menu on ${path}, light and dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await hydrated(page);
      await page
        .getByRole('banner')
        .getByText(/^(Меню|Menu)$/)
        .click();
      await expectNoComplaints(page);
    }
  });
}

test('axe finds nothing on the 404', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await page.goto('/en/nope/');
  await hydrated(page);
  await expectNoComplaints(page);
});

test('nothing is wider than the window at 320 px, at normal and double text size', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    ...samplePages,
    '/exhibitors/2025/kunstausstellungsgesellschaft-elsterflutbettbrueckenwaerterhaeuschen/',
  ]) {
    await page.goto(path);
    await hydrated(page);
    for (const size of ['100%', '200%']) {
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${path} at ${size}`).toBeLessThanOrEqual(0);
    }
    await page
      .getByRole('banner')
      .getByText(/^(Меню|Menu)$/)
      .click();
    const menuOverflow = await page
      .getByRole('banner')
      .getByRole('navigation')
      .evaluate((menu) => menu.scrollWidth - menu.clientWidth);
    expect(menuOverflow, `menu on ${path}`).toBeLessThanOrEqual(0);
  }
});

test('the skip link is first and leads to the content', async ({ page }) => {
  await page.goto('/tickets/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
