// npm run bench:paint: the largest paint of a built page against the same page with its scripts removed,
// on slow 4G and a CPU slowed four times, medians of five, both in one run (design §2).
import { chromium, type Browser } from '@playwright/test';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunch } from '../support/chromium';
import { startPreview } from '../support/previewServer';

const { values } = parseArgs({
  options: {
    page: { type: 'string', default: '/exhibitors/2025/yolka-olkhovskaya/' },
    runs: { type: 'string', default: '5' },
    limit: { type: 'string', default: '1.10' },
  },
});

// Slow 4G as Lighthouse applies it through DevTools: 1.6 Mbit/s less 10 %, round trip 150 ms × 3.75.
const slow4g = { offline: false, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (0.75e6 / 8) * 0.9, latency: 562.5 };

const twinFolder = makeTwin(values.page);
const [whole, twin] = await Promise.all([
  startPreview({ folder: 'public', port: 0 }),
  startPreview({ folder: twinFolder, port: 0 }),
]);
const browser = await chromium.launch(chromiumLaunch());
const paints = { whole: [] as number[], twin: [] as number[] };
for (let run = 1; run <= Number(values.runs); run += 1) {
  paints.twin.push(await largestPaint(browser, twin.origin + values.page));
  paints.whole.push(await largestPaint(browser, whole.origin + values.page));
  console.log(`run ${run}: ${Math.round(paints.whole.at(-1) ?? 0)} ms, without scripts ${Math.round(paints.twin.at(-1) ?? 0)} ms`);
}
await browser.close();
await Promise.all([whole.close(), twin.close()]);
rmSync(twinFolder, { recursive: true });

const ratio = median(paints.whole) / median(paints.twin);
console.log(
  `${values.page}: largest paint ${Math.round(median(paints.whole))} ms, without scripts ` +
    `${Math.round(median(paints.twin))} ms, ratio ${ratio.toFixed(2)} (limit ${values.limit})`,
);
process.exitCode = ratio <= Number(values.limit) ? 0 : 1;

/** A folder that shows public/ but for the one page, whose scripts are gone. */
function makeTwin(page: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fair-twin-'));
  const segments = page.split('/').filter(Boolean);
  let source = 'public';
  let target = folder;
  for (const segment of [...segments, 'index.html']) {
    for (const name of readdirSync(source)) {
      if (name !== segment) symlinkSync(path.resolve(source, name), path.join(target, name));
    }
    source = path.join(source, segment);
    target = path.join(target, segment);
    if (segment !== 'index.html') mkdirSync(target);
  }
  const html = readFileSync(source, 'utf8');
  writeFileSync(target, html.replace(/<template id="app-scripts">[\s\S]*?<\/template>/g, '').replace(/<script[\s\S]*?<\/script>/g, ''));
  return folder;
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { largestPaint: entry.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(3000);
  const paint = await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint);
  await page.close();
  return paint;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
