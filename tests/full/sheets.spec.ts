import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from '../support/fair';

const out = path.resolve('test-results/sheets');
const years = [2024, 2025, 2026];
/** Pixels of the screenshots to a CSS pixel: 150 to an inch. */
const dpi = 150 / 96;

test.use({ deviceScaleFactor: dpi, viewport: { width: 794, height: 1123 } });

/** Prints what an edition of the tests' fair has, and returns the lines of the report. */
function print(year: number): string[] {
  const args = ['--year', String(year), '--out', path.join(out, String(year)), '--lang', 'en'];
  const told = execFileSync('npx', ['tsx', 'tools/sheets.ts', ...args], { encoding: 'utf8' });
  return told.trim().split('\n');
}

/** The pages of a PDF, counted by the objects in its own text. */
const pagesIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;

/** Texts outside the sheet, card or label that they belong to, or over its code. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const whole = text.parentElement?.closest('.door, .card, .label');
      const words = text.textContent?.trim() ?? '';
      if (words === '' || !whole) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const paper = whole.getBoundingClientRect();
      const code = whole.querySelector('.code')?.getBoundingClientRect();
      for (const line of range.getClientRects()) {
        const isOut =
          line.left < paper.left ||
          line.right > paper.right ||
          line.top < paper.top ||
          line.bottom > paper.bottom;
        const isOver =
          code !== undefined &&
          line.right > code.left &&
          line.left < code.right &&
          line.bottom > code.top &&
          line.top < code.bottom;
        if (isOut || isOver) found.push(words);
      }
    }
    return found;
  });

/** What a reader of another make reads in each code of a page, as it is printed at 150 dpi. */
async function readCodes(page: Page): Promise<{ meant: string; read: string | undefined }[]> {
  const found: { meant: string; read: string | undefined }[] = [];
  for (const sheet of await page.locator('.page').all()) {
    const shot = await sheet.screenshot();
    const codes = await sheet.evaluate((whole) => {
      const origin = whole.getBoundingClientRect();
      return [...whole.querySelectorAll<SVGElement>('.code')].map((code) => {
        const { left, top, width } = code.getBoundingClientRect();
        const meant = code.dataset['address'] ?? '';
        return { meant, left: left - origin.left, top: top - origin.top, width };
      });
    });
    for (const { meant, left, top, width } of codes) {
      const side = Math.floor(width * dpi);
      const { data } = await sharp(shot)
        .extract({
          left: Math.round(left * dpi),
          top: Math.round(top * dpi),
          width: side,
          height: side,
        })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const read = jsQR(new Uint8ClampedArray(data), side, side, {
        inversionAttempts: 'dontInvert',
      });
      found.push({ meant, read: read?.data });
    }
  }
  return found;
}

test('every sheet fits its paper, and every code on it is read and leads to its page', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ media: 'print' });
  const addresses: string[] = [];
  const faults: string[] = [];
  for (const year of years) {
    for (const line of print(year)) {
      const [file = '', said = ''] = line.split('  ');
      const pages = Number(/(\d+) pages? of A4/.exec(said)?.[1]);
      expect(pagesIn(readFileSync(file)), file).toBe(pages);
    }
    for (const language of ['ru', 'en']) {
      const folder = path.join(out, String(year), language);
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
        await page.setContent(readFileSync(path.join(folder, name), 'utf8'));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const told = (await misplaced(page)).map((words) => `${language} ${name}: ${words}`);
        faults.push(...told);
        for (const { meant, read } of await readCodes(page)) {
          if (read !== meant) faults.push(`${language} ${name}: ${meant} is read as ${read}`);
          addresses.push(meant);
        }
      }
    }
  }
  expect(faults).toEqual([]);
  expect(addresses.length).toBeGreaterThanOrEqual(200);
  for (const address of new Set(addresses)) {
    const { pathname, hash } = new URL(address);
    const answer = await request.get(pathname);
    expect(answer.status(), address).toBe(200);
    if (hash !== '') expect(await answer.text(), address).toContain(`id="${hash.slice(1)}"`);
  }
});
