import { chromium } from '@playwright/test';
// node shot width full|fold base out path...
const [width, mode, out, ...paths] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const w = Number(width);
const ctx = await browser.newContext({ viewport: { width: w, height: w < 700 ? 640 : 900 }, deviceScaleFactor: 1, hasTouch: w < 700, isMobile: w < 700 });
const page = await ctx.newPage();
for (const p of paths) {
  await page.goto('http://localhost:9602' + p, { waitUntil: 'networkidle' });
  await page.waitForTimeout(800);
  if (mode === 'full') {
    const h = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < h; y += 600) { await page.evaluate((y) => scrollTo(0, y), y); await page.waitForTimeout(40); }
    await page.evaluate(() => scrollTo(0, 0));
  }
  const name = `${out}-${p.replace(/[^a-z0-9]+/gi, '_')}-${w}.png`;
  await page.screenshot({ path: `/tmp/w/shots/${name}`, fullPage: mode === 'full' });
  console.log(name);
}
await browser.close();
