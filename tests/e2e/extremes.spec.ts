import { expect, test } from '../support/fair';

/** A picture four times as tall as wide, a word of 35 letters, a name of five words. */
const extremes = [
  '/exhibitors/2025/bogdan-prilivov/',
  '/exhibitors/2025/ulyana-pechurina/',
  '/exhibitors/2025/kunstausstellungsgesellschaft-elsterflutbettbrueckenwaerterhaeuschen/',
  '/exhibitors/2025/vremennoe-obyedinenie-khudozhnikov-pyatogo-etazha-bez-lifta/',
  '/speakers/2025/alexandrina-vsevolodovna-preobrazhenskaya-krestovozdvizhenskaya/',
];

test(
  'the longest names and the tallest picture fit a phone and a desktop',
  { tag: '@rare' },
  async ({ page, visit: { prefix } }) => {
    for (const path of extremes) {
      await page.goto(prefix + path);
      for (const [width, height] of [
        [320, 568],
        [1440, 900],
      ] as const) {
        const told = `${path} at ${width} px`;
        await page.setViewportSize({ width, height });
        const { overflow, cut, tallest } = await page.evaluate(() => {
          const words = [
            ...document.querySelectorAll<HTMLElement>(
              ':is(h1, h2, h3, dd, nav a):not(.visually-hidden)',
            ),
          ];
          return {
            overflow: document.documentElement.scrollWidth - window.innerWidth,
            cut: words
              .filter(
                (element) =>
                  element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
              )
              .map((element) => element.innerText),
            tallest: Math.max(
              ...[...document.querySelectorAll('main img')].map(
                (image) => image.getBoundingClientRect().height,
              ),
            ),
          };
        });
        expect.soft(overflow, told).toBeLessThanOrEqual(0);
        expect.soft(cut, told).toEqual([]);
        expect.soft(tallest, told).toBeLessThanOrEqual(Math.max(height, 1.25 * width));
      }
    }
  },
);

test('with text twice as large, a phone shows every heading of a fold whole', async ({
  page,
  visit: { prefix },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/tickets/', '/map/']) {
    await page.goto(prefix + path);
    const cut = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return [...document.querySelectorAll<HTMLElement>('summary :is(h2, h3)')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ innerText }) => innerText);
    });
    expect.soft(cut, path).toEqual([]);
  }
});
