import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium';
import { startPreview } from '../support/previewServer';

/** What axe and the window's edges find on the kitchen sink of a built site, by language, scheme and width. */
export async function kitchenSinkFaults(folder: string): Promise<Record<string, string[]>> {
  const { origin, close } = await startPreview({ folder, port: 0 });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const faults: Record<string, string[]> = {};
    for (const path of ['/kitchen-sink/', '/en/kitchen-sink/']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [320, 1440]) {
          const found = await faultsOf(browser, origin + path, { colorScheme, width });
          if (found.length > 0) faults[`${path} ${colorScheme} ${width}`] = found;
        }
      }
    }
    return faults;
  } finally {
    await browser.close();
    await close();
  }
}

async function faultsOf(browser: Browser, url: string, { colorScheme, width }: { colorScheme: 'light' | 'dark'; width: number }): Promise<string[]> {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, locale: 'ru-RU' });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const { violations } = await new AxeBuilder({ page }).analyze();
  await context.close();
  return [
    ...said,
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
  ];
}
