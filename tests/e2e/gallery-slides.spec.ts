import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/fair';
import { box, close, control, counter, either, slide, wordsIn } from '../support/gallery';
import { navigate } from '../support/navigate';
import { changePageData } from '../support/pageData';

test.use({ language: 'en' });

test('a slide may be a section of the page; one that is gone says so', async ({
  page,
  visit: { prefix, language },
}) => {
  await page.goto(`${prefix}/press/`);
  await hydrated(page);
  const terms = await page.locator('#press-terms dt').last().innerText();
  const link = page.locator('#press-photos a[aria-haspopup=dialog]').last();
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(box(page).getByRole('region', { name })).toContainText(terms);
  await expect(control(page, 'zoomIn')).toHaveCount(0);
  await expect(box(page).getByRole('link', { name: either('download') })).toHaveCount(0);
  await close(page);
  await page.evaluate(() => document.getElementById('press-terms')?.removeAttribute('id'));
  await link.click();
  await expect(box(page).getByRole('alert')).toHaveText(wordsIn(language).elementNotFound);
});

type OtherSlide = { type: string; src: string; caption: string };

/**
 * The page of press photos with other slides in place of its last one, let in by the policy as the
 * build would.
 */
async function openPress(page: Page, prefix: string, slides: OtherSlide[]): Promise<void> {
  await changePageData(page, `${prefix}/press/`, (data) =>
    data.replace(
      /\{"type":"ajax","src":"#press-terms","caption":"[^"]+"\}/,
      slides.map((other) => JSON.stringify(other)).join(),
    ),
  );
  await page.route(
    ({ pathname }) => pathname === `${prefix}/tickets/`,
    async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const allowed = policy.replace("frame-src 'none'", 'frame-src https://maps.example');
      expect(allowed).not.toBe(policy);
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': allowed },
      });
    },
  );
  await page.goto(`${prefix}/tickets/`);
  await hydrated(page);
  await navigate(page, `${prefix}/press/`);
}

/** Opens the slide of this caption. */
async function openOther(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
  await expect(slide(page)).toHaveAccessibleName(name);
}

test('a map and a page stand in frames with names, a picture named by its address in its own size', async ({
  page,
  visit: { prefix },
  playSite,
}) => {
  await playSite('https://maps.example', '<title>Map</title><p>The way to the fair</p>');
  await page.goto(`${prefix}/press/`);
  const src = await page
    .locator('#press-photos a[aria-haspopup=dialog] source')
    .first()
    .evaluate((source: HTMLSourceElement) => source.srcset.split(' ')[0] ?? '');
  await openPress(page, prefix, [
    { type: 'map', src: 'https://maps.example/fair', caption: 'A map of the fair' },
    { type: 'image', src, caption: 'A picture by its address' },
    { type: 'iframe', src: 'https://maps.example/page', caption: 'A page in a frame' },
  ]);
  for (const name of ['A map of the fair', 'A page in a frame']) {
    await openOther(page, name);
    await expect(slide(page).locator('iframe')).toHaveAttribute('title', name);
    await expect(slide(page).frameLocator('iframe').getByText('The way to the fair')).toBeVisible();
    // What is drawn over a frame belongs to the frame.
    await expect(control(page, 'zoomIn')).toHaveCount(0);
    await close(page);
  }
  await openOther(page, 'A picture by its address');
  const picture = box(page).getByRole('img', { name: 'A picture by its address' });
  await expect(picture).toHaveAttribute('width', '236');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(236, 0);
  await expect(slide(page).locator('[data-width="236"]')).not.toHaveAttribute('data-ratio', '0');
  await expect(control(page, 'zoomIn')).toBeVisible();
});

test('a slide that fails says so, the others are still there', async ({
  page,
  visit: { prefix, language },
  expectProblem,
}) => {
  expectProblem(/gone\.jpg|404|500|Content Security Policy|frame-src|film\.mp4|ERR_FAILED/);
  await page.route('**/film.mp4', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/forbidden/', (route) => route.fulfill({ status: 500, body: '' }));
  const words = wordsIn(language);
  const slides = [
    ['image', '/gone.jpg', words.imageNotFound],
    ['iframe', 'https://elsewhere.example/', words.pageError],
    ['video', '/film.mp4', words.somethingWrong],
    ['ajax', '/nowhere/', words.ajaxNotFound],
    ['ajax', '/forbidden/', words.forbidden],
  ] as const;
  const captions = slides.map(([type, src]) => `${type}: ${src}`);
  await openPress(
    page,
    prefix,
    slides.map(([type, src], at) => ({ type, src, caption: captions[at] ?? '' })),
  );
  for (const [at, [, , message]] of slides.entries()) {
    await openOther(page, captions[at] ?? '');
    await expect(slide(page).getByRole('alert'), captions[at]).toHaveText(message);
    if (at < slides.length - 1) await close(page);
  }
  await page.keyboard.press('ArrowRight');
  await expect(counter(page, 1)).toBeVisible();
  await expect(slide(page).locator('img[data-loaded=true]')).toBeVisible();
});
