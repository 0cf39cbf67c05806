import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/support/chromium';
import type { Options } from './tests/support/fair';
import { findNginx } from './tests/support/nginx';
import { portsFrom } from './tests/support/ports';

// Journeys walk through the tests' own fair (tools/fairOfTests.mjs).
process.env['FAIR_SITE'] ??= '.test-fair/public';
process.env['FAIR_CONTENT'] ??= path.resolve('tests/fair');

/** npm run test:full, or npm test. */
const isFull = process.env['FAIR_FULL'] !== undefined;
const firstPort = Number(process.env['FAIR_TEST_PORT'] ?? 9321);
const ports = portsFrom(firstPort);
const at = (port: number) => `http://localhost:${port}`;

/** The site of content/ lives today. */
const ofContent = { baseURL: at(ports.content), clock: 'browser' as const };

/** What a second host has to do as the first one does; left out where there is no nginx. */
const hasNginx = isFull && findNginx() !== undefined;
if (isFull && !hasNginx)
  console.log('There is no nginx on this machine: the tests of it are left out.');
const onNginx = ['host', 'redirects', 'not-found', 'security'];

export default defineConfig<Options>({
  testDir: 'tests',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes at the second try is named at the end; the full run fails on it.
  retries: 1,
  failOnFlakyTests: isFull,
  timeout: 120_000,
  // What is expected comes when the machine gets to it; one that others share can need more than
  // the usual 5 s.
  expect: { timeout: 20_000 },
  reporter: [
    ['./tests/support/progress.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    // The root page answers by the browser's language; tests start in Russian unless they say
    // otherwise.
    locale: 'ru-RU',
    baseURL: at(ports.fair),
    launchOptions: chromiumLaunch(),
    // A trace of each test costs a third of the run: asked for when a failure is looked into.
    trace: process.env['FAIR_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // npm test runs them beside the build of content/, and the others after it.
    ...(process.env['FAIR_WITHOUT_JOURNEYS'] === undefined
      ? [
          {
            name: 'journeys',
            testMatch: 'e2e/**/*.spec.ts',
            // What few visitors ever meet has its place in the full run.
            ...(isFull ? {} : { grepInvert: /@rare/ }),
          },
        ]
      : []),
    { name: 'content', testMatch: 'pages/**/*.spec.ts', use: ofContent },
    ...(isFull
      ? [
          { name: 'full', testMatch: 'full/**/*.spec.ts', testIgnore: 'full/{content,nginx}/**' },
          {
            name: 'full-content',
            testMatch: 'full/content/**/*.spec.ts',
            use: ofContent,
          },
          // Every journey in the language and with the cache that it is not taken in every day.
          { name: 'other', testMatch: 'e2e/**/*.spec.ts', use: { isOtherVisit: true } },
        ]
      : []),
    ...(hasNginx
      ? [
          {
            name: 'nginx',
            testMatch: [
              'full/{nginx/*,smoke}.spec.ts',
              ...onNginx.map((name) => `e2e/${name}.spec.ts`),
            ],
            // What does not depend on the host behind.
            grepInvert: /lower-cases paths/,
            use: { baseURL: at(ports.nginx) },
          },
        ]
      : []),
  ],
  webServer: [
    {
      command: `node --import tsx tests/support/servers.ts --port ${firstPort}`,
      url: `${at(ports.fair)}/`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
    ...(hasNginx
      ? [
          {
            command: `node --import tsx tests/support/nginxServer.ts --port ${ports.nginx} --office ${ports.fair}`,
            url: `${at(ports.nginx)}/`,
            reuseExistingServer: false,
            timeout: 60_000,
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          },
        ]
      : []),
  ],
  metadata: {
    mainOrigin: at(ports.fair),
    lowerCaseOrigin: at(ports.lowerCase),
    leadsOrigin: at(ports.leads),
  },
});
