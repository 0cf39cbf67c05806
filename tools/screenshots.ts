// npm run screenshots [-- --only exhibitor --folder public --out DIR]: one page of every template,
// in both languages, at three widths, light and dark; each set also as one sheet for comparison.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { samplePages } from '../tests/support/builtPages';
import { chromiumLaunch } from '../tests/support/chromium';
import { commandOptions } from './options';
import { startPreview } from './preview/previewServer';

const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;
/** Height at which pages are cut off on the sheets, px. */
const maxPageHeight = 6000;

const { values } = commandOptions({
  only: { type: 'string', default: '/' },
  folder: { type: 'string', default: 'public' },
  out: { type: 'string', default: 'test-results/screenshots' },
});

const pages = samplePages.filter((page) => page.includes(values.only));
rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const { origin, close } = await startPreview({ folder: values.folder, port: 0 });
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const page of pages) {
    const shots: string[] = [];
    for (const colorScheme of schemes)
      for (const width of widths) shots.push(await shoot(browser, page, width, colorScheme));
    await sheet(shots, path.join(values.out, `${nameOf(page)}.sheet.png`));
    console.log(`${page}: ${shots.length} pictures`);
  }
} finally {
  await browser.close();
  await close();
}
console.log(`They are in ${values.out}/.`);

async function shoot(
  from: Browser,
  page: string,
  width: number,
  colorScheme: (typeof schemes)[number],
): Promise<string> {
  const context = await from.newContext({
    locale: 'ru-RU',
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  await tab.goto(origin + page, { waitUntil: 'networkidle' });
  // Lazy pictures load once they have been scrolled into view.
  await tab.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
    await Promise.all(
      [...document.images]
        .filter((image) => image.getClientRects().length > 0)
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
  const file = path.join(values.out, `${nameOf(page)}-${width}-${colorScheme}.png`);
  await tab.screenshot({ path: file, fullPage: true });
  await context.close();
  return file;
}

async function sheet(files: readonly string[], to: string): Promise<void> {
  const height = 1800;
  const columns = await Promise.all(
    files.map(async (file) => {
      const { width = 1, height: full = 1 } = await sharp(file).metadata();
      const cut = sharp(file).extract({
        left: 0,
        top: 0,
        width,
        height: Math.min(full, maxPageHeight),
      });
      return sharp(await cut.png().toBuffer())
        .resize({ width: Math.round(Math.max(240, width / 2.4)) })
        .png()
        .toBuffer({ resolveWithObject: true });
    }),
  );
  let left = 0;
  const placed = columns.map(({ data, info }) => {
    const position = { input: data, left, top: 0 };
    left += info.width + 16;
    return position;
  });
  const tall = Math.max(height, ...columns.map(({ info }) => info.height));
  await sharp({ create: { width: left, height: tall, channels: 3, background: '#888888' } })
    .composite(placed)
    .png({ palette: true })
    .toFile(to);
}

function nameOf(page: string): string {
  return page.replace(/^\/|\/$/g, '').replaceAll('/', '_') || 'home';
}
