// npm run bench:paint: compares built pages with copies without scripts, alternately, on slow 4G
// and a CPU slowed four times: medians of largest paint, total blocking time and layout shift
// (design §3).
import { chromium, type Browser } from '@playwright/test';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumLaunch } from '../support/chromium';
import { startPreview } from '../../tools/preview/previewServer';

const { values } = parseArgs({
  options: {
    pages: {
      type: 'string',
      default: '/,/exhibitors/2025/yolka-olkhovskaya/,/exhibitors/2025/,/program/,/tickets/,/map/',
    },
    runs: { type: 'string', default: '9' },
  },
});
/**
 * Largest paint and total blocking time relative to the page without scripts; layout shift, which
 * only the font may cause.
 */
const limits = { paint: 1.05, blocking: 1.5, shift: 0.01 };
/** Shorter blocking times of the page without scripts count as this. */
const minBlockingMs = 50;

/** Measurements of one visit, in ms; `shift` is the sum of layout shifts. */
type Visit = { paint: number; blocking: number; shift: number };

// Slow 4G as Lighthouse applies it in DevTools: 1.6 Mbit/s minus 10 %, round trip 150 ms × 3.75.
const slow4g = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
  latency: 562.5,
};

const browser = await chromium.launch(chromiumLaunch());
let holds = true;
for (const page of values.pages.split(',')) holds = (await measure(page)) && holds;
await browser.close();
process.exitCode = holds ? 0 : 1;

/**
 * Visits a page and its copy without scripts alternately and prints the medians; returns whether
 * they are within the limits.
 */
async function measure(page: string): Promise<boolean> {
  const twinFolder = makeTwin(page);
  const [whole, twin] = await Promise.all([
    startPreview({ folder: 'public', port: 0 }),
    startPreview({ folder: twinFolder, port: 0 }),
  ]);
  const visits = { whole: [] as Visit[], twin: [] as Visit[] };
  for (let run = 0; run < Number(values.runs); run += 1) {
    visits.twin.push(await visit(browser, twin.origin + page));
    visits.whole.push(await visit(browser, whole.origin + page));
  }
  await Promise.all([whole.close(), twin.close()]);
  rmSync(twinFolder, { recursive: true });
  const of = (side: keyof typeof visits, figure: keyof Visit) =>
    median(visits[side].map((one) => one[figure]));
  const ratio = of('whole', 'paint') / of('twin', 'paint');
  const blocking = of('whole', 'blocking') / Math.max(of('twin', 'blocking'), minBlockingMs);
  const shift = Math.max(...visits.whole.map((one) => one.shift));
  const isWithin = ratio <= limits.paint && blocking <= limits.blocking && shift <= limits.shift;
  console.log(
    `${isWithin ? 'holds' : 'FAILS'}  ${page}  largest paint ${Math.round(of('whole', 'paint'))} ms, without scripts ${Math.round(of('twin', 'paint'))}, ` +
      `ratio ${ratio.toFixed(2)} (at most ${limits.paint}); blocking time ${Math.round(of('whole', 'blocking'))} and ${Math.round(of('twin', 'blocking'))} ms, ` +
      `ratio ${blocking.toFixed(2)} (at most ${limits.blocking}); shift ${shift.toFixed(4)}`,
  );
  return isWithin;
}

/** Makes a copy of public/ in which one page has no scripts. */
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
  writeFileSync(
    target,
    html
      .replace(/<template id="app-scripts"[^>]*>[\s\S]*?<\/template>/g, '')
      .replace(/<script[\s\S]*?<\/script>/g, ''),
  );
  return folder;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'ru-RU',
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // No named functions here: tsx would wrap them in a helper that the page lacks.
  await page.addInitScript(() => {
    const measured = { paint: 0, blocking: 0, shift: 0 };
    Object.assign(window, { measured });
    for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (type === 'largest-contentful-paint') measured.paint = entry.startTime;
          // The part of a long task that counts as blocking (web.dev/tbt).
          if (type === 'longtask') measured.blocking += entry.duration - 50;
          if (type === 'layout-shift')
            measured.shift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type, buffered: true });
    }
  });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  // The app starts after `load`, over the same slow connection.
  await page.waitForFunction(
    (loaded) => performance.now() > loaded + 6000,
    await page.evaluate(() => performance.now()),
  );
  const measured = await page.evaluate(() => (window as unknown as { measured: Visit }).measured);
  await page.close();
  return measured;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
