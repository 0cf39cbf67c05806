import { expect, navigate, test } from '../support/fair';
import { box, close, control, slide } from '../support/gallery';
import { changePageData } from '../support/pageData';

test.use({ language: 'en' });

test('a map and a page stand in frames with names, a picture named by its address in its own size', async ({
  openPage,
  page,
  visit: { prefix },
  playSite,
}) => {
  await playSite('https://maps.example', '<title>Map</title><p>The way to the fair</p>');
  let src = '';
  // The page of press photos with other slides in place of its last one.
  await changePageData(page, `${prefix}/press/`, (data) => {
    src = /\/static\/[^"\s]+(?= 236w)/.exec(data)?.[0] ?? '';
    return data.replace(
      /\{"type":"ajax","src":"#press-terms","caption":"[^"]+"\}/,
      [
        { type: 'map', src: 'https://maps.example/fair', caption: 'A map of the fair' },
        { type: 'image', src, caption: 'A picture by its address' },
        { type: 'iframe', src: 'https://maps.example/page', caption: 'A page in a frame' },
      ]
        .map((other) => JSON.stringify(other))
        .join(),
    );
  });
  // Allows it in the policy, as the build would.
  await page.route(
    ({ pathname }) => pathname === `${prefix}/tickets/`,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const allowed = html.replace(/frame-src [^;]+/, 'frame-src https://maps.example');
      expect(allowed).not.toBe(html);
      await route.fulfill({ response, body: allowed });
    },
  );
  await openPage('/tickets/');
  await navigate(page, `${prefix}/press/`);
  const show = async (name: string) => {
    await page.getByRole('link', { name }).click();
    await expect(box(page)).toHaveAttribute('data-lightbox', 'ready');
    await expect(slide(page)).toHaveAccessibleName(name);
  };
  for (const name of ['A map of the fair', 'A page in a frame']) {
    await show(name);
    await expect(slide(page).locator('iframe')).toHaveAttribute('title', name);
    await expect(slide(page).frameLocator('iframe').getByText('The way to the fair')).toBeVisible();
    // Zooming is up to the framed page.
    await expect(control(page, 'zoomIn')).toHaveCount(0);
    await close(page);
  }
  await show('A picture by its address');
  const picture = box(page).getByRole('img', { name: 'A picture by its address' });
  await expect(picture).toHaveAttribute('width', '236');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeCloseTo(236, 0);
  await expect(slide(page).locator('[data-width="236"]')).not.toHaveAttribute('data-ratio', '0');
  await expect(control(page, 'zoomIn')).toBeVisible();
});
