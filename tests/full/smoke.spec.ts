import { spawn } from 'node:child_process';
import { expect, test } from '../support/fair';
import { startProxy, type Answer } from '../support/proxy';
import { siteFolder } from '../support/siteFolder';

/** Lines printed by `npm run smoke` about a deploy, and its exit status. */
function smoke(...args: string[]): Promise<{ lines: string[]; status: number }> {
  return new Promise((resolve) => {
    const run = spawn('npx', ['tsx', 'tools/smoke.ts', '--folder', siteFolder, ...args]);
    const chunks: Buffer[] = [];
    run.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    run.on('exit', (code) =>
      resolve({
        lines: Buffer.concat(chunks).toString().trim().split('\n'),
        status: code ?? 1,
      }),
    );
  });
}

test('a healthy deploy differs in nothing from the local build', async ({ baseURL }) => {
  const { lines, status } = await smoke(baseURL ?? '');
  expect(lines.at(-1)).toMatch(/^\d{3,} addresses asked, 0 differences$/);
  expect(status).toBe(0);
});

const text = (answer: Answer, from: string | RegExp, to: string): Answer => ({
  ...answer,
  body: Buffer.from(answer.body.toString().replace(from, to)),
});
const header = (answer: Answer, name: string, value: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, [name]: value },
});

type Fault = [
  name: string,
  breakAnswer: (answer: Answer, path: string) => Answer,
  told: RegExp,
  only: string,
];

const faults: Fault[] = [
  [
    'a page that is not there',
    (answer, path) => (path === '/en/tickets/' ? { ...answer, status: 404 } : answer),
    /^\/en\/tickets\/ {2}status {2}expected 200, found 404$/,
    '/tickets/',
  ],
  [
    'a page with other words',
    (answer, path) => (path === '/tickets/' ? text(answer, '</h1>', '!</h1>') : answer),
    /^\/tickets\/ {2}content {2}expected \d+ bytes as built, found \d+ other bytes$/,
    '/tickets/',
  ],
  [
    'a page without its policy',
    (answer, path) =>
      path === '/map/'
        ? text(answer, /<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        : answer,
    /^\/map\/ {2}inline parts the policy refuses {2}expected nothing, found all: the page has no policy$/m,
    '/map/',
  ],
  [
    'a script that the host has put into pages',
    (answer, path) =>
      path === '/press/' ? text(answer, '</body>', '<script>count()</script></body>') : answer,
    /^\/press\/ {2}inline parts the policy refuses {2}expected nothing, found 'sha256-/,
    '/press',
  ],
  [
    'scripts that are never kept',
    (answer, path) =>
      /^\/app-.*\.js$/.test(path) ? header(answer, 'cache-control', 'no-store') : answer,
    /^\/app-.*\.js {2}cache-control {2}expected public, max-age=31536000, immutable, found no-store$/,
    '.js',
  ],
  [
    'a redirect for a while instead of for good',
    (answer, path) => (path === '/programme/' ? { ...answer, status: 302 } : answer),
    /^\/programme\/ {2}status {2}expected 301, found 302$/,
    '/programme',
  ],
  [
    'a redirect to another place',
    (answer, path) => (path === '/en/buy/' ? header(answer, 'location', '/en/') : answer),
    /^\/en\/buy\/ {2}location {2}expected \/en\/tickets\/, found \/en\/$/,
    '/buy/',
  ],
  [
    'pages that answer without their slash, too',
    (answer, path) => (path.startsWith('/contacts?') ? { ...answer, status: 200 } : answer),
    /^\/contacts\?from=smoke {2}status {2}expected 301, found 200$/,
    '/contacts',
  ],
  [
    'a missing page that is answered as if it were there',
    (answer, path) => (path === '/there-is-no-such-page/' ? { ...answer, status: 200 } : answer),
    /^\/there-is-no-such-page\/ {2}status {2}expected 404, found 200$/,
    '/there-is',
  ],
  [
    'a page that is gone for good, but only missing',
    (answer, path) => (path === '/lottery/' ? { ...answer, status: 404 } : answer),
    /^\/lottery\/ {2}status {2}expected 410, found 404$/,
    '/lottery',
  ],
  [
    'calendars that browsers show as text',
    (answer, path) =>
      path.endsWith('.ics') ? header(answer, 'content-type', 'text/plain') : answer,
    /\.ics {2}content-type {2}expected text\/calendar, found text\/plain$/,
    '.ics',
  ],
  [
    'pictures cut short',
    (answer, path) =>
      /^\/static\/.*\.jpg$/.test(path) ? { ...answer, body: answer.body.subarray(0, 400) } : answer,
    /^\/static\/.*\.jpg {2}content {2}expected \d+ bytes as built, found 400 other bytes$/,
    '.jpg',
  ],
  [
    'pictures that nobody resizes',
    (answer, path) => (path.startsWith('/_ipx/') ? { ...answer, status: 502 } : answer),
    /^\/_ipx\/.* {2}status {2}expected 200, found 502$/,
    '/_ipx/',
  ],
  [
    'texts that are not packed',
    // The proxy passes on everything uncompressed.
    (answer) => answer,
    /^\/ {2}content-encoding {2}expected br or gzip, found none$/,
    '/buy',
  ],
  [
    'an older build',
    (answer, path) =>
      path === '/builds/latest.json' ? text(answer, /"id":"\w+"/, '"id":"older"') : answer,
    /^The deploy is of the build older, this one is \w+: contents are not compared\.$/,
    '/tickets/',
  ],
];

for (const [name, rewrite, told, only] of faults) {
  test(`smoke tells ${name}`, async ({ baseURL }) => {
    const proxy = await startProxy(baseURL ?? '', { rewrite });
    try {
      const { lines, status } = await smoke(proxy.origin, '--only', only);
      expect(lines.filter((line) => told.test(line)).length, lines.join('\n')).toBeGreaterThan(0);
      // Apart from the expected fault, only the missing compression is reported.
      const others = lines.slice(1, -1).filter((line) => !told.test(line));
      expect(others.filter((line) => !/content-encoding|content /.test(line))).toEqual([]);
      expect(status).toBe(1);
    } finally {
      await proxy.close();
    }
  });
}

test('smoke without an address, without a deploy or without a build says so', async () => {
  expect((await smoke()).status).toBe(1);
  expect((await smoke('http://localhost:1')).status).toBe(1);
  expect((await smoke('http://localhost:1', '--folder', 'src')).status).toBe(1);
});
