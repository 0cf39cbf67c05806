import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pagesToWalk } from '../support/builtPages';
import { expect, hydrated, test } from '../support/fair';
import { contentFolder } from '../support/siteFolder';

/** Pages with each use of pictures: cards, arcade, portraits, heroes, works, wall, row. */
const picturePages = [
  '/',
  '/exhibitors/2025/#view-grid',
  '/speakers/2025/#view-grid',
  '/exhibitors/2025/yolka-olkhovskaya/',
  '/exhibitors/2025/fyodor-mshanikov/',
  '/exhibitors/2025/abrikosovy-zal/',
  '/exhibitors/2024/nichego-lishnego/',
  // Some of the wall's hundreds of pictures, including each width.
  '/works/2025/?technique=painting',
  '/speakers/2025/anna-veresova/',
  '/program/2026/how-do-we-enter-it/',
  '/past_events/2024/',
  '/press/',
];

for (const density of [1, 2]) {
  test.describe(`at density ${density}`, () => {
    test.use({ deviceScaleFactor: density });

    for (const width of [360, 414, 768, 1024, 1280, 1920]) {
      test(`every picture has what a screen ${width} px wide shows of it, and at most 2.3 times that`, async ({
        page,
        visit: { prefix },
      }) => {
        test.setTimeout(300_000);
        await page.setViewportSize({ width, height: 900 });
        await expectFitting(
          page,
          picturePages.map((path) => prefix + path),
        );
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 390, height: 900 } });

  test('every picture of every page', async ({ page }) => {
    test.setTimeout(20 * 60_000);
    await expectFitting(page, pagesToWalk());
  });
});

/**
 * Minimum and maximum ratio of a rendition to the pixels that a screen needs: renditions are 1.75
 * times as wide as the next, and the rows of a filtered wall differ in height from the first ones.
 */
const least = 0.95;
const most = 2.3;
/** Pixels that are never too many: about 10 kB, less than a narrower rendition would save. */
const few = 300;

type ShownPicture = {
  /** The rendition's address and its width in pixels. */
  src: string;
  pixels: number;
  /** Screen pixels of the whole picture, including parts that an arch crops. */
  shown: number;
  /** Pixels of the source photograph. */
  source: number;
};

let sources: Promise<Map<string, number>> | undefined;

/** Widths of the content's photographs, px, by their hash (the renditions' folder). */
async function readSources(): Promise<Map<string, number>> {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(jpe?g|png|webp|tiff?)$/i.test(file),
  );
  const known = new Map<string, number>();
  for (const file of files) {
    const photograph = readFileSync(`${contentFolder}/${file}`);
    const { autoOrient } = await sharp(photograph).metadata();
    known.set(createHash('md5').update(photograph).digest('hex'), autoOrient.width);
  }
  return known;
}

/** Measures every picture of the open page as the browser displays it, including lazy ones. */
async function measurePictures(page: Page): Promise<ShownPicture[]> {
  const found = await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('picture > img')].filter(
      (image) => image.getClientRects().length > 0,
    );
    // Without srcset, an image reports its own pixels.
    const pixelsOf = (src: string) =>
      new Promise<{ width: number; height: number }>((resolve, reject) => {
        const bitmap = new Image();
        bitmap.onload = () => resolve({ width: bitmap.naturalWidth, height: bitmap.naturalHeight });
        bitmap.onerror = () => reject(new Error(src));
        bitmap.src = src;
      });
    const measure = async (image: HTMLImageElement) => {
      await image.decode();
      const { width, height } = await pixelsOf(image.currentSrc);
      const across = image.clientWidth / width;
      const down = image.clientHeight / height;
      const scale =
        getComputedStyle(image).objectFit === 'contain'
          ? Math.min(across, down)
          : Math.max(across, down);
      return { src: image.currentSrc, pixels: width, shown: width * scale * devicePixelRatio };
    };
    // Pictures that the browser measures itself load as a visitor reaches them.
    for (const image of pictures) {
      if (!image.sizes.startsWith('auto')) image.loading = 'eager';
      else if (!image.complete) {
        const loaded = new Promise((resolve) => image.addEventListener('load', resolve));
        image.scrollIntoView({ block: 'center' });
        await loaded;
      }
    }
    return Promise.all(pictures.map(measure));
  });
  sources ??= readSources();
  const known = await sources;
  return found.map((picture) => {
    const digest = /\/static\/(\w{32})\//.exec(picture.src)?.[1] ?? '';
    const source = known.get(digest);
    if (source === undefined)
      throw new Error(`${picture.src} is made of no photograph of the content`);
    return { ...picture, source };
  });
}

/**
 * Returns pictures with too few pixels, if the photograph has more, or too many. A browser can show
 * a small picture with a large rendition that the same page has loaded for a larger one; that does
 * not count as too many.
 */
function misfits(pictures: readonly ShownPicture[]): string[] {
  const largest = new Map<string, number>();
  for (const { src, shown } of pictures) largest.set(src, Math.max(shown, largest.get(src) ?? 0));
  return pictures.flatMap(({ src, pixels, shown, source }) => {
    const wanted = Math.min(shown, source);
    if (pixels >= least * wanted && pixels <= Math.max(few, most * (largest.get(src) ?? shown)))
      return [];
    return [
      `${(pixels / wanted).toFixed(2)}: ${pixels} px for ${Math.round(shown)} (of ${source}), ${src}`,
    ];
  });
}

/** Measures in a new context: browsers reuse a larger rendition that they already have. */
async function measureAnew(page: Page, path: string): Promise<ShownPicture[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser.');
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    deviceScaleFactor: await page.evaluate(() => devicePixelRatio),
    locale: 'ru-RU',
  });
  const fresh = await context.newPage();
  await fresh.goto(path);
  await hydrated(fresh);
  const pictures = await measurePictures(fresh);
  await context.close();
  return pictures;
}

/** Opens each page in a new context, and fails with pictures that do not fit. */
async function expectFitting(page: Page, paths: readonly string[]): Promise<void> {
  await page.goto('/robots.txt');
  for (const path of paths) expect.soft(misfits(await measureAnew(page, path)), path).toEqual([]);
}
