import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { box, counter } from '../support/gallery';
import { navigate } from '../support/navigate';
import { changePageData } from '../support/pageData';

test('a slide may be a section of the page; one that is gone says so', async ({ page }) => {
  await page.goto('/en/press/');
  await hydrated(page);
  const terms = await page.locator('#press-terms dt').last().innerText();
  await page.getByRole('link', { name: 'On what terms to publish them' }).click();
  await expect(
    box(page).getByRole('region', { name: 'On what terms to publish them' }),
  ).toContainText(terms);
  await expect(box(page).getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
  await expect(box(page).getByRole('link', { name: 'Download' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await page.evaluate(() => document.getElementById('press-terms')?.removeAttribute('id'));
  await page.getByRole('link', { name: 'On what terms to publish them' }).click();
  await expect(box(page).getByRole('alert')).toHaveText('HTML Element Not Found');
});

test.describe('slides of other kinds', () => {
  /**
   * The page of press photos with another slide in place of its last one, let in by the policy as
   * the build would.
   */
  async function openOther(page: Page, type: string, src: string): Promise<void> {
    await changePageData(page, '/en/press/', (data) =>
      data.replace(
        '"type":"ajax","src":"#press-terms","caption":"On what terms to publish them"',
        `"type":"${type}","src":"${src}","caption":"The other slide"`,
      ),
    );
    await page.route(/localhost:\d+\/en\/tickets\/$/, async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const allowed = policy
        .replace("frame-src 'none'", 'frame-src https://maps.example')
        .replace("media-src 'self'", "media-src 'self' https://films.example");
      expect(allowed).not.toBe(policy);
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': allowed },
      });
    });
    await page.goto('/en/tickets/');
    await hydrated(page);
    await navigate(page, '/en/press/');
    await page.getByRole('link', { name: 'The other slide' }).click();
    await expect(page.locator('dialog[data-lightbox=ready]')).toBeVisible();
  }

  for (const type of ['map', 'iframe']) {
    test(`a ${type} stands in a frame with a name`, async ({ page, playSite }) => {
      await playSite('https://maps.example', '<title>Map</title><p>The way to the fair</p>');
      await openOther(page, type, 'https://maps.example/fair');
      await expect(box(page).locator('iframe')).toHaveAttribute('title', 'The other slide');
      await expect(box(page).frameLocator('iframe').getByText('The way to the fair')).toBeVisible();
      // What is drawn over a frame belongs to the frame.
      await expect(box(page).getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    });
  }

  test('a picture named by its address is measured in the browser, and stands in its own size', async ({
    page,
  }) => {
    await page.goto('/en/press/');
    const src = await page
      .locator('#press-photos a[aria-haspopup=dialog] source')
      .first()
      .evaluate((source: HTMLSourceElement) => source.srcset.split(' ')[0] ?? '');
    await openOther(page, 'image', src);
    const picture = box(page).getByRole('img', { name: 'The other slide' });
    await expect(picture).toHaveAttribute('width', '236');
    expect((await picture.boundingBox())?.width).toBeCloseTo(236, 0);
    await expect(box(page).locator('[data-width="236"]')).not.toHaveAttribute('data-ratio', '0');
    await expect(box(page).getByRole('button', { name: 'Zoom in' })).toBeVisible();
  });

  test('a picture that cannot be measured is 0 by 0 and says so; the others are still there', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/gone\.jpg|404/);
    await openOther(page, 'image', '/gone.jpg');
    await expect(box(page).getByRole('alert')).toHaveText('Image Not Found');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page, 1)).toBeVisible();
    await expect(box(page).locator('img[data-loaded=true]').first()).toBeVisible();
  });

  test('a frame that the policy refuses says so', async ({ page, expectProblem }) => {
    expectProblem(/Content Security Policy|frame-src/);
    await openOther(page, 'iframe', 'https://elsewhere.example/');
    await expect(box(page).getByRole('alert')).toHaveText('Error Loading Page');
  });

  test('a video that fails says so', async ({ page, expectProblem }) => {
    expectProblem(/film\.mp4|ERR_FAILED|404/);
    await page.route('**/film.mp4', (route) => route.fulfill({ status: 404, body: '' }));
    await openOther(page, 'video', '/film.mp4');
    await expect(box(page).getByRole('alert')).toHaveText(
      'Something Went Wrong, Please Try Again Later',
    );
  });

  test('words of another page come without its scripts; a page that is not there says so', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404|500/);
    await openOther(page, 'ajax', '/nowhere/');
    await expect(box(page).getByRole('alert')).toHaveText('Error Loading AJAX : Not Found (404)');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.route(/\/en\/contacts\/$/, (route) => route.fulfill({ status: 500, body: '' }));
    await openOther(page, 'ajax', '/contacts/');
    await expect(box(page).getByRole('alert')).toHaveText('Forbidden');
  });
});
