import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/support/chromium';
import { findNginx } from './tests/support/nginx';

/** Four ports in a row; another first one lets two runs share a machine. */
const firstPort = Number(process.env['FAIR_TEST_PORT'] ?? 9321);
const ports = {
  main: firstPort,
  lowerCase: firstPort + 1,
  leads: firstPort + 2,
  nginx: firstPort + 3,
};
const preview = (port: number, flags = '') => ({
  command: `npx tsx tools/preview.ts --port ${port} ${flags}`,
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  timeout: 60_000,
});

/** What a second host has to do as the first one does; left out where there is no nginx. */
const nginx = findNginx() !== undefined;
const onNginx = ['nginx', 'smoke', 'host', 'redirects', 'not-found', 'security'];
if (!nginx) console.log('There is no nginx on this machine: the tests of it are left out.');

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  // What is expected comes when the machine gets to it; one that others share can need more than
  // the usual 5 s.
  expect: { timeout: 20_000 },
  // Twice what a slow machine has needed; a run that hangs ends all the same.
  globalTimeout: 100 * 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/e2e.json' }],
  ],
  use: {
    // The root page answers by the browser's language; tests start in Russian unless they say
    // otherwise.
    locale: 'ru-RU',
    baseURL: `http://localhost:${ports.main}`,
    launchOptions: chromiumLaunch(),
    // A trace of each test costs a third of the run: asked for when a failure is looked into.
    trace: process.env['FAIR_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'netlify', testIgnore: 'e2e/nginx.spec.ts' },
    ...(nginx
      ? [
          {
            name: 'nginx',
            testMatch: onNginx.map((name) => `e2e/${name}.spec.ts`),
            // What does not depend on the host behind.
            grepInvert: /lower-cases paths|smoke tells/,
            use: { baseURL: `http://localhost:${ports.nginx}` },
          },
        ]
      : []),
  ],
  webServer: [
    preview(
      ports.main,
      `--leads-port ${ports.leads} --leads-file test-results/leads-${Date.now()}.jsonl`,
    ),
    preview(ports.lowerCase, '--lower-case'),
    ...(nginx
      ? [
          {
            ...preview(ports.nginx),
            command: `npx tsx tests/support/nginxServer.ts --port ${ports.nginx}`,
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          },
        ]
      : []),
  ],
  metadata: {
    mainOrigin: `http://localhost:${ports.main}`,
    lowerCaseOrigin: `http://localhost:${ports.lowerCase}`,
    leadsOrigin: `http://localhost:${ports.leads}`,
  },
});
