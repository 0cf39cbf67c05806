import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';

const plan = (page: Page) =>
  page.getByRole('group', { name: /План залов 2025|Plan of the halls of 2025/ });
const list = (page: Page) =>
  page.getByRole('navigation', { name: /Стенды по рядам|Stands by row/ });
const card = (page: Page) =>
  page.locator('#plan').getByRole('status').filter({ hasNotText: /^\d+ / });
/** A stand on the plan by the beginning of its label. */
const stand = (page: Page, code: string) =>
  plan(page).getByRole('link', { name: new RegExp(`^${code}, `) });

async function standsOf(page: Page): Promise<string[]> {
  // In narrow windows the rows are folded.
  const names = await list(page).getByRole('link', { includeHidden: true }).allTextContents();
  return names.map((name) => name.trim().slice(0, 3));
}

for (const width of [320, 1440]) {
  test(`the keyboard reaches every stand at ${width} px, and each is seen in the plan when it has focus`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/map/');
    await hydrated(page);
    const codes = await standsOf(page);
    expect(codes).toHaveLength(114);
    await page.getByRole('link', { name: 'Пропустить план' }).focus();
    const reached: string[] = [];
    const unseen: string[] = [];
    for (let step = 0; step < codes.length; step += 1) {
      await page.keyboard.press('Tab');
      const { name, seen } = await page.evaluate(() => {
        const {
          x,
          y,
          width: across,
          height,
        } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const at = document.elementFromPoint(x + across / 2, y + height / 2);
        return {
          name: document.activeElement?.textContent ?? '',
          seen: document.activeElement?.contains(at) ?? false,
        };
      });
      reached.push(name.slice(0, 3));
      if (!seen) unseen.push(name);
    }
    expect([...reached].sort()).toEqual([...codes].sort());
    expect(unseen).toEqual([]);
  });

  test(`?stand= opens with that stand marked, in sight and announced at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/en/map/?stand=D79');
    await hydrated(page);
    await expect(card(page)).toContainText('D79');
    await expect(card(page)).toContainText('Row D');
    await expect(stand(page, 'D79')).toHaveAttribute('aria-current', 'true');
    await expect(stand(page, 'D79')).toBeInViewport({ ratio: 1 });
    await expect(list(page).locator('[aria-current]')).toHaveText(/^D79/);
  });
}

test('on a phone the rows are folded: a search unfolds what it finds, a chosen stand is seen with its card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map/');
  await hydrated(page);
  await expect(list(page).getByRole('link')).toHaveCount(0);
  const row = list(page).getByText('Ряд C, ');
  await row.click();
  await list(page).getByRole('link', { name: /^C07/ }).click();
  await expect(page).toHaveURL('/map/?stand=C07');
  await expect(stand(page, 'C07')).toBeInViewport({ ratio: 1 });
  await expect(card(page).getByRole('link', { name: 'Ёлка Ольховская' })).toBeInViewport({
    ratio: 1,
  });
  await row.click();
  await expect(list(page).getByRole('link')).toHaveCount(0);
  const field = page.getByRole('searchbox');
  await field.fill('тихон');
  await expect(list(page).getByRole('link', { name: /^D65/ })).toBeVisible();
  await field.fill('');
  await expect(list(page).getByRole('link')).toHaveCount(0);
});

test('a link to what stands below the map unfolds it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map/#services');
  await hydrated(page);
  await expect(page.getByText('У главного входа, по обе стороны турникетов')).toBeInViewport();
  await expect(page.getByText('Своей парковки у Гостиного Двора нет')).toBeHidden();
});

test('an exhibitor leads to its stand on the map and back', async ({ page }) => {
  await page.goto('/exhibitors/2025/yolka-olkhovskaya/');
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: /^C07/ }).first().click();
  await expect(page).toHaveURL('/map/?stand=C07');
  await expect(card(page).getByRole('link', { name: 'Ёлка Ольховская' })).toBeVisible();
  await expect(stand(page, 'C07')).toBeInViewport({ ratio: 1 });
  await card(page).getByRole('link').click();
  await expect(page).toHaveURL('/exhibitors/2025/yolka-olkhovskaya/');
});

test('an exhibitor of another edition is not sent to this plan', async ({ page }) => {
  await page.goto('/exhibitors/2024/');
  await page.locator('main section li a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href*="/map/?stand="]')).toHaveCount(0);
});

test('stands are chosen on the plan and in the list, Back goes through them', async ({ page }) => {
  await page.goto('/map/');
  await hydrated(page);
  await expect(card(page)).toContainText('Выберите стенд');
  await stand(page, 'B02').click();
  await expect(page).toHaveURL('/map/?stand=B02');
  await expect(card(page)).toContainText('B02');
  await list(page).getByRole('link', { name: /^C07/ }).click();
  await expect(card(page)).toContainText('Ёлка Ольховская');
  await page.goBack();
  await expect(page).toHaveURL('/map/?stand=B02');
  await expect(card(page)).toContainText('B02');
  await expect(stand(page, 'B02')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/map/');
  await expect(card(page)).toContainText('Выберите стенд');
});

test('a stand pressed again opens its exhibitor', async ({ page }) => {
  await page.goto('/en/map/?stand=c07');
  await hydrated(page);
  await expect(stand(page, 'C07')).toHaveAttribute('aria-current', 'true');
  await stand(page, 'C07').click();
  await expect(page).toHaveURL('/en/exhibitors/2025/yolka-olkhovskaya/');
});

test('a stand the plan does not have is named', async ({ page }) => {
  await page.goto('/en/map/?stand=Z99');
  await hydrated(page);
  await expect(card(page)).toHaveText('There is no stand Z99 on the plan of 2025.');
});

test('a stand is found in either alphabet, with a wrong letter, by code and by city', async ({
  page,
}) => {
  await page.goto('/map/');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Найти стенд или участника' });
  for (const typed of ['Ёлка Ольховская', 'yolka', 'olkhovskaya', 'ольхоская', 'C07', 'с07']) {
    await field.fill(typed);
    await expect(list(page).getByRole('link', { name: /^C07/ }), typed).toBeVisible();
    await expect(stand(page, 'C07'), typed).toHaveAttribute('data-found', 'true');
    await expect(stand(page, 'A01'), typed).toHaveAttribute('data-found', 'false');
  }
  await field.fill('Kaliningrad');
  await expect(list(page).getByRole('link', { name: /^C07/ })).toBeVisible();
  await field.fill('бвгджз');
  await expect(list(page)).toContainText('«бвгджз»');
  await expect(list(page).getByRole('link')).toHaveCount(0);
});

test('buttons, keys, wheel and drag zoom and move the plan, the page still scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/map/?stand=C07');
  await hydrated(page);
  await expect(stand(page, 'C07')).toHaveAttribute('aria-current', 'true');
  const width = () =>
    plan(page).evaluate((drawing) => Math.round(drawing.getBoundingClientRect().width));
  const place = () =>
    plan(page).evaluate((drawing) => [
      drawing.parentElement?.scrollLeft ?? 0,
      drawing.parentElement?.scrollTop ?? 0,
    ]);
  const whole = await width();
  const zoom = page.getByRole('group', { name: 'Масштаб плана' });
  await zoom.getByRole('button', { name: 'Ближе' }).click();
  expect(await width()).toBeGreaterThan(whole * 1.45);
  await zoom.getByRole('button', { name: 'Дальше' }).click();
  expect(Math.abs((await width()) - whole)).toBeLessThanOrEqual(1);
  await zoom.getByRole('button', { name: 'Дальше' }).click();
  expect(Math.abs((await width()) - whole)).toBeLessThanOrEqual(1);

  await stand(page, 'C07').focus();
  for (const key of ['+', '+', '+']) await page.keyboard.press(key);
  expect(await width()).toBeGreaterThan(whole * 3);
  const [left = 0] = await place();
  await page.keyboard.press('ArrowRight');
  expect((await place())[0]).toBeGreaterThan(left);
  await page.keyboard.press('0');
  expect(Math.abs((await width()) - whole)).toBeLessThanOrEqual(1);

  const box = await plan(page).boundingBox();
  if (box === null) throw new Error('no plan');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  const before = await place();
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 80, box.y + box.height / 2 - 60, { steps: 4 });
  await page.mouse.up();
  const after = await place();
  expect(after[0]).toBe((before[0] ?? 0) + 80);
  await expect(page).toHaveURL('/map/?stand=C07');

  await zoom.getByRole('button', { name: 'Весь план' }).click();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled + 150);
});

test('two fingers zoom the plan, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/map/?stand=C07');
  await hydrated(page);
  const box = await plan(page).locator('..').boundingBox();
  if (box === null) throw new Error('no plan');
  const width = () => plan(page).evaluate((drawing) => drawing.getBoundingClientRect().width);
  const before = await width();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: middle.x - apart, y: middle.y, id: 0 },
              { x: middle.x + apart, y: middle.y, id: 1 },
            ],
    });
  await touch('touchStart', 30);
  for (const apart of [40, 50, 60]) await touch('touchMove', apart);
  await touch('touchEnd');
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1440]) {
    test(`the map is a plan with links and a list at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/en/map/?stand=C07');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Nearer' })).toBeHidden();
      expect(await standsOf(page)).toHaveLength(114);
      if (width === 320) await list(page).getByText('Row D, ').click();
      await expect(list(page).getByRole('link', { name: /^D79/ })).toBeVisible();
      await expect(plan(page).getByRole('link')).toHaveCount(114);
      await stand(page, 'D79').click();
      await expect(page).toHaveURL(/\/en\/exhibitors\/2025\/[a-z0-9-]+\/$/);
    });
  }
});
