import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium';
import { serveFiles } from './serveFiles';

type View = { page: string; colorScheme: 'light' | 'dark'; width: number };

/**
 * What axe, the console and overflow report about the kitchen sink, by language, scheme and width.
 */
export async function kitchenSinkFaults(folder: string): Promise<Record<string, string[]>> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const faults: Record<string, string[]> = {};
    for (const page of ['/kitchen-sink/', '/en/kitchen-sink/']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [320, 1440]) {
          const found = await faultsOf(browser, folder, { page, colorScheme, width });
          if (found.length > 0) faults[`${page} ${colorScheme} ${width}`] = found;
        }
      }
    }
    return faults;
  } finally {
    await browser.close();
  }
}

async function faultsOf(
  browser: Browser,
  folder: string,
  { page: at, colorScheme, width }: View,
): Promise<string[]> {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 900 },
    locale: 'ru-RU',
  });
  await serveFiles(context, folder);
  const page = await context.newPage();
  const said: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()),
  );
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(`http://fair.test${at}`);
  await page.waitForFunction(() => 'running' in document.documentElement.dataset);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  await context.close();
  return [
    ...said,
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    ),
  ];
}
