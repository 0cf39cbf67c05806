// npm run bench:flight: what a first visit transfers behind nginx (HTTP/2, TLS, the configuration
// of `npm run nginx`): requests and bytes by kind, for ten templates, on a phone with an empty
// cache. Bytes are counted as received, headers included. Options: `--folder public`, `--pages`.
import { chromium, type Browser, type CDPSession } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { chromiumLaunch } from '../support/chromium';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'public' },
    pages: {
      type: 'string',
      default:
        '/,/exhibitors/2025/kobalt/,/exhibitors/2025/kobalt/utro-bez-zheltogo/,/exhibitors/2025/,/works/2025/,/speakers/2025/,/program/,/tickets/,/map/,/search/',
    },
  },
});
/** Header bytes of one response; those of pages have room for a few outside services. */
const limits = { page: 900, other: 500 };
/** How long a visit is observed after the app runs, ms; the build's paths come after a second. */
const watchedMs = 4000;

type Received = { kind: string; path: string; headers: number; all: number };

const port = await freePort();
const server = spawn(
  process.execPath,
  ['--import', 'tsx', 'tests/support/nginxServer.ts', '--tls', '--port', String(port)],
  { stdio: 'inherit', env: { ...process.env, FAIR_SITE: values.folder } },
);
const origin = `https://localhost:${port}`;
const browser = await chromium.launch(chromiumLaunch());
let holds = true;
try {
  await untilServed();
  for (const page of values.pages.split(','))
    holds = report(page, await visit(browser, page)) && holds;
} finally {
  await browser.close();
  server.kill();
}
process.exitCode = holds ? 0 : 1;

/** Visits a page with an empty cache and returns what was received. */
async function visit(from: Browser, path: string): Promise<Received[]> {
  const context = await from.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const received = await watchReceived(client);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.locator('html[data-running]').waitFor();
  await page.waitForFunction(
    (until) => performance.now() > until,
    watchedMs + (await page.evaluate(() => performance.now())),
  );
  await context.close();
  return received;
}

/** Returns a list that grows with each finished response of a page. */
async function watchReceived(client: CDPSession): Promise<Received[]> {
  const received: Received[] = [];
  const begun = new Map<string, Omit<Received, 'all'>>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    begun.set(requestId, { kind: type, path: pathname, headers: response.encodedDataLength });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = begun.get(requestId);
    if (response !== undefined) received.push({ ...response, all: encodedDataLength });
  });
  await client.send('Network.enable');
  return received;
}

/** Prints a visit; returns whether its headers are within the limits. */
function report(page: string, received: readonly Received[]): boolean {
  const sum = (ones: readonly Received[], figure: 'headers' | 'all') =>
    ones.reduce((total, one) => total + one[figure], 0);
  // Chromium's figure for headers includes a body that has arrived with them, so the middle counts.
  const middle = (isPage: boolean) =>
    median(received.filter(({ kind }) => (kind === 'Document') === isPage));
  const isWithin = middle(true) <= limits.page && middle(false) <= limits.other;
  const kinds = [...new Set(received.map(({ kind }) => kind))].sort().map((kind) => {
    const ones = received.filter((one) => one.kind === kind);
    return `${kind} ${ones.length} × ${kilobytes(sum(ones, 'all'))}`;
  });
  console.log(
    `${isWithin ? 'holds' : 'FAILS'}  ${page}  ${received.length} requests, ${kilobytes(sum(received, 'all'))} kB, of these headers ${kilobytes(sum(received, 'headers'))}; ` +
      `headers of the page ${middle(true)} B (at most ${limits.page}), of another file ${middle(false)} (${limits.other}); ${kinds.join(', ')}`,
  );
  return isWithin;
}

function median(received: readonly Received[]): number {
  const sizes = received.map(({ headers }) => headers).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? Number.NaN;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

async function untilServed(): Promise<void> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  while (server.exitCode === null) {
    const answer = await page.goto(`${origin}/robots.txt`).catch(() => null);
    if (answer?.ok()) return page.close();
  }
  throw new Error('nginx has not started.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return free;
}
