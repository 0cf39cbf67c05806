import AxeBuilder from '@axe-core/playwright';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium';
import { watchShifts } from '../support/shifts';
import { serveFiles } from './serveFiles';

const day = 86_400_000;
/** A date and time in Moscow, some days from now. */
export const daysFromNow = (days: number, now = Date.now()) =>
  new Date(now + days * day + 3 * 3_600_000).toISOString().slice(0, 16);

/** Notices that are current, over, to come, and for one page. */
export const noticesYaml = (now = Date.now()) => {
  const notice = (slug: string, from: number, until: number, more = '') =>
    `- slug: ${slug}
  level: ${slug === 'ramp' ? 'urgent' : 'info'}
  text: {ru: "Объявление ${slug}", en: "Notice ${slug}"}
  from: "${daysFromNow(from, now)}"
  until: "${daysFromNow(until, now)}"
${more}`;
  return [
    notice('queue', -1, 3),
    notice('ramp', -2, 3, '  link: {to: /map/, label: {ru: Карта, en: Map}}\n'),
    notice('tickets-only', -1, 3, '  pages: [/tickets/]\n'),
    notice('to-come', 1, 4, '  pages: [/contacts/]\n'),
    notice('over', -9, -8),
  ].join('');
};

/** What a visitor sees of a build's notices, as sentences that tests can compare. */
export async function visitNotices(folder: string) {
  const browser = await chromium.launch(chromiumLaunch());
  const open = async (options: Parameters<typeof browser.newContext>[0] = {}) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options });
    await serve(context, folder);
    return context;
  };
  try {
    const context = await open();
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    const shifts = await watchShifts(page);
    const visit = async (at: string) => {
      await page.goto(`http://fair.test${at}`);
      // The app adds a button to each notice; closed notices keep theirs, hidden.
      await page.locator('#notices button').filter({ visible: true }).first().waitFor();
      return shown(page);
    };
    const onPages = {
      '/contacts/': await visit('/contacts/'),
      '/tickets/': await visit('/tickets/'),
      '/en/tickets/': await visit('/en/tickets/'),
    };
    const axe = (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    const moved = await shifts();
    const close = page.getByRole('button', { name: 'Close the notice: Notice ramp' });
    await close.focus();
    await page.keyboard.press('Enter');
    const afterClosing = {
      shown: await shown(page),
      focus: await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    };
    const inRussian = await visit('/tickets/');

    const late = await open();
    const tomorrow = await late.newPage();
    const lateShifts = await watchShifts(tomorrow);
    // The build is a day old: one notice has begun since; while the page is open, another begins
    // and the rest end.
    await tomorrow.clock.install({ time: new Date(Date.now() + day + 60_000) });
    await tomorrow.goto('http://fair.test/en/contacts/');
    const before = await shown(tomorrow);
    await tomorrow.clock.runFor(10_000);
    await tomorrow.waitForFunction(() => 'running' in document.documentElement.dataset);
    await tomorrow.clock.runFor(1000);
    await tomorrow.clock.fastForward(2 * day);
    await tomorrow.clock.runFor(11_000);
    const after = await shown(tomorrow);
    const lateMoved = await lateShifts();

    const plain = await open({ javaScriptEnabled: false });
    const static_ = await plain.newPage();
    await static_.goto('http://fair.test/contacts/');
    const withoutScripts = {
      shown: await shown(static_),
      buttons: await static_.locator('#notices button:visible').count(),
    };
    return {
      onPages,
      axe,
      moved,
      afterClosing,
      inRussian,
      tomorrow: { before, after, moved: lateMoved },
      withoutScripts,
      said,
    };
  } finally {
    await browser.close();
  }
}

/** Jest cannot load the preview server's modules; files are enough. */
async function serve(context: BrowserContext, folder: string): Promise<void> {
  await serveFiles(context, folder, { 'Content-Type': 'text/html; charset=utf-8' });
}

/** Texts of the visible notices, from top to bottom. */
async function shown(page: Page): Promise<string[]> {
  const texts = await page.locator('[data-notice] p:visible').allInnerTexts();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}
