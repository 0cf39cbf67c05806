import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
const { values, positionals } = parseArgs({ allowPositionals: true, options: { origin: { type: 'string', default: 'http://localhost:9100' }, out: { type: 'string', default: '/tmp/shots' }, widths: { type: 'string', default: '360,768,1440' }, dark: { type: 'boolean', default: false } } });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
for (const width of values.widths.split(',').map(Number)) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: values.dark ? 'dark' : 'light' });
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(page.url(), m.text()));
  page.on('pageerror', (e) => console.log(page.url(), e.message));
  for (const path of positionals) {
    await page.goto(values.origin + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `${values.out}/${path.replace(/\W+/g, '_')}${width}${values.dark ? 'd' : ''}.png`, fullPage: true });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log('overflow', path, width, over);
  }
  await page.close();
}
await browser.close();
