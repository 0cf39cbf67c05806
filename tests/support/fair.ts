import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** Names a console message, failed request or error that the test at hand brings about on purpose. */
  expectProblem: (pattern: RegExp) => void;
};

/**
 * Playwright's test with a watch on every page: a console error or warning, an exception, a failed or foreign request
 * that the test did not name makes it fail.
 */
export const test = base.extend<Fixtures>({
  expectProblem: [
    async ({ page, baseURL }, use) => {
      const expected: RegExp[] = [];
      const problems: string[] = [];
      watch(page, baseURL ?? '', problems);
      await use((pattern) => void expected.push(pattern));
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'console messages and requests nobody expected').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function watch(page: Page, origin: string, problems: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation away cancels what is still under way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = ['localhost', new URL(origin).hostname].includes(hostname) || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) problems.push(`outside: ${request.url()}`);
  });
}

/** Waits until the app has taken over the static page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('___gatsby');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  // One turn for effects and the renders they ask for.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
