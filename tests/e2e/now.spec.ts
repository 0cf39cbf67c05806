import sharp from 'sharp';
import { expect, holdRequests, hydrated, test } from '../support/fair';
import { lineAtTop, readStandIn } from '../support/place';
import { days, expectAtNow, expectMoments, moments, scrolled } from '../support/programmeNow';
import { watchShifts } from '../support/shifts';

test.use({ clock: 'browser' });

test.use({ viewport: { width: 390, height: 844 } });

test.describe('on a device set to New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the programme opens at what is on in Moscow, and nothing moves', async ({
    page,
    visit,
  }) => {
    const shifts = await watchShifts(page);
    const some = moments.filter(({ at }) => /02T14|04T23|05T23/.test(at));
    expect(some).toHaveLength(3);
    await expectMoments(page, visit, some);
    expect(await shifts()).toEqual([]);
  });
});

test.describe('during the fair', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-04-03T12:50:00+03:00')));

  test('with forced colours, what is on has an outline, and its words no colour behind them', async ({
    page,
    visit: { prefix },
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${prefix}/program/`);
    const on = page.locator('[data-now]').first();
    await expect(on).toHaveCSS('outline-style', 'solid');
    await expect(on).toHaveCSS('border-image-source', 'none');
  });

  test(
    '"now" leads back to it at any time, and its address opens there',
    { tag: '@rare' },
    async ({ page, visit: { prefix } }) => {
      await readStandIn(page);
      await page.goto(`${prefix}/program/`);
      await expectAtNow(page);
      // The colour of a session that is on ends at the page's margin.
      const on = await page.locator('[data-now]').first().boundingBox();
      if (on === null) throw new Error('No session is on.');
      const margin = {
        x: on.x + on.width,
        y: on.y,
        width: 390 - on.x - on.width,
        height: on.height,
      };
      const { channels } = await sharp(await page.screenshot({ clip: margin }))
        .removeAlpha()
        .stats();
      expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
      await days(page)
        .getByRole('link', { name: /воскресенье|Sunday/ })
        .click();
      await expect(page.getByRole('heading', { name: /^(воскресенье|Sunday)/ })).toBeInViewport();
      await days(page)
        .getByRole('link', { name: /сейчас|Now/ })
        .click();
      await expectAtNow(page);
      await page.goto('about:blank');
      await page.goto(`${prefix}/program/#now`);
      await expectAtNow(page);
      // A reload keeps the place, wherever it is.
      await page.evaluate(() => window.scrollTo(0, 300));
      const place = await lineAtTop(page);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('#now')).toHaveCount(1);
      expect(await lineAtTop(page)).toBe(place);
    },
  );

  test(
    'a link from another page opens it there, Back returns to the place left',
    { tag: '@rare' },
    async ({ openPage, page, visit: { prefix, tickets } }) => {
      const path = `${prefix}/program/`;
      await openPage('/tickets/');
      await page.evaluate(() => window.scrollTo(0, 900));
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expectAtNow(page);
      const place = await lineAtTop(page);
      await page.locator('[data-now]').first().getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/\/program\/2026\/.+/);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.locator('#now')).toHaveCount(1);
      await expect.poll(() => lineAtTop(page)).toBe(place);
      // The top of the page is a place too.
      await page.evaluate(() => window.scrollTo(0, 0));
      // The router stores the scroll position a frame after a scroll. Back restores only what it
      // stored, so the test waits for that.
      await page.waitForFunction(
        (left) =>
          Object.entries(sessionStorage).some(
            ([key, noted]) => key.startsWith(`@@scroll|${left}`) && Number(noted) === 0,
          ),
        path,
      );
      await page.getByRole('banner').getByRole('link', { name: tickets }).click();
      await expect(page).toHaveURL(`${prefix}/tickets/`);
      await page.goBack();
      await expect(page.locator('#now')).toHaveCount(1);
      // Were it to open at now, it would be drawn there.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(await scrolled(page)).toBe(0);
    },
  );

  test(
    'who has scrolled before scripts came stays there',
    { tag: '@rare' },
    async ({ page, visit: { prefix } }) => {
      const release = await holdRequests(page, '**/*.js');
      await page.goto(`${prefix}/program/`, { waitUntil: 'domcontentloaded' });
      await page.mouse.wheel(0, 120);
      await expect.poll(() => scrolled(page)).toBe(120);
      release();
      await hydrated(page);
      await expect(page.locator('#now')).toHaveCount(1);
      expect(await scrolled(page)).toBe(120);
    },
  );
});
