// npm run bench:keystroke: measures typing into the search of 2,000 exhibitors, on a CPU slowed
// four times: the work until the field shows the letter, and the longest task of updating the list.
// Options: `--folder public` for an existing build, `--path /works/2025/` for another list, `--path
// /search/ --rate 20 --limit 50` for the site search.
import { chromium, type Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeManyExhibitors } from './content/manyExhibitors';
import { chromiumLaunch } from '../support/chromium';
import { startPreview } from '../../tools/preview/previewServer';
import { buildIn, copyProject } from '../support/projectCopy';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    path: { type: 'string', default: '/exhibitors/2025/' },
    exhibitors: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '4' },
    limit: { type: 'string', default: '16' },
  },
});

const project = values.folder === undefined ? copyProject() : undefined;
if (project !== undefined) {
  const content = path.join(project.folder, 'content');
  rmSync(content, { recursive: true, force: true });
  makeManyExhibitors(content, Number(values.exhibitors));
  const { status, output } = await buildIn(project.folder);
  if (status !== 0) throw new Error(output.slice(-3000));
}

const preview = await startPreview({
  folder: project === undefined ? (values.folder ?? 'public') : path.join(project.folder, 'public'),
  port: 0,
});
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
let slowest = 0;
try {
  await page.goto(`${preview.origin}${values.path}`);
  await untilAge(page, 5000);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(values.rate) });
  for (const word of ['галерея', 'gallery', 'C07', 'москва'])
    slowest = Math.max(slowest, await measure(page, word));
} finally {
  await browser.close();
  await preview.close();
  project?.remove();
}
console.log(`Slowest letter: ${slowest.toFixed(1)} ms (limit ${values.limit})`);
process.exitCode = slowest <= Number(values.limit) ? 0 : 1;

/** Waits until a page has reached an age, in ms since navigation. */
async function untilAge(page: Page, age: number): Promise<void> {
  await page.waitForFunction((ms) => performance.now() > ms, age);
}

/** Types a word letter by letter and deletes it; returns the work of the slowest letter in ms. */
async function measure(page: Page, word: string): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.click();
  let slowest = 0;
  for (const key of [...word, ...[...word].map(() => 'Backspace')]) {
    await page.evaluate(() => {
      const watched = { work: 0, longest: 0 };
      Object.assign(window, { watched });
      // React listens at its root: the first listener runs before it, the second after it.
      addEventListener('input', () => (watched.work = -performance.now()), {
        capture: true,
        once: true,
      });
      addEventListener('input', () => (watched.work += performance.now()), { once: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          watched.longest = Math.max(watched.longest, duration);
      }).observe({ type: 'longtask' });
    });
    if (key === 'Backspace') await page.keyboard.press(key);
    else await page.keyboard.insertText(key);
    await untilAge(page, 1200 + (await page.evaluate(() => performance.now())));
    const { work, longest } = await page.evaluate(
      () => (window as unknown as { watched: { work: number; longest: number } }).watched,
    );
    console.log(
      `${word} ${key}: ${work.toFixed(1)} ms, longest piece after it ${longest.toFixed(0)} ms, ${await page.getByRole('status').first().textContent()}`,
    );
    slowest = Math.max(slowest, work);
  }
  return slowest;
}
