import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './tests/support/chromium';

/** Three ports in a row; another first one lets two runs share a machine. */
const firstPort = Number(process.env['FAIR_TEST_PORT'] ?? 9321);
const ports = { main: firstPort, lowerCase: firstPort + 1, leads: firstPort + 2 };
const preview = (port: number, flags = '') => ({
  command: `npx tsx tools/preview.ts --port ${port} ${flags}`,
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
  timeout: 60_000,
});

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  // What is expected comes when the machine gets to it; one that others share can need more than
  // the usual 5 s.
  expect: { timeout: 20_000 },
  globalTimeout: 30 * 60_000,
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
  webServer: [
    preview(
      ports.main,
      `--leads-port ${ports.leads} --leads-file test-results/leads-${Date.now()}.jsonl`,
    ),
    preview(ports.lowerCase, '--lower-case'),
  ],
  metadata: {
    lowerCaseOrigin: `http://localhost:${ports.lowerCase}`,
    leadsOrigin: `http://localhost:${ports.leads}`,
  },
});
