import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { fitSheets } from '../../tools/sheets/layOut';
import { expect, test } from '../support/fair';

const out = path.resolve('test-results/sheets');
const years = [2024, 2025, 2026];
/** Screenshot pixels per CSS pixel: 150 dpi. */
const dpi = 150 / 96;

test.use({ deviceScaleFactor: dpi, viewport: { width: 794, height: 1123 } });

/** Prints the sheets of an edition of the tests' fair; returns the lines of the report. */
function print(year: number): string[] {
  const args = ['--year', String(year), '--out', path.join(out, String(year)), '--lang', 'en'];
  const told = execFileSync('npx', ['tsx', 'tools/sheets.ts', ...args], { encoding: 'utf8' });
  return told.trim().split('\n');
}

/** Counts the pages of a PDF by their objects. */
const pagesIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;

/** Texts outside their sheet, card or label, or over one of its codes. */
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
      const codes = [...whole.querySelectorAll('.code')].map((code) =>
        code.getBoundingClientRect(),
      );
      for (const line of range.getClientRects()) {
        const isOut =
          line.left < paper.left ||
          line.right > paper.right ||
          line.top < paper.top ||
          line.bottom > paper.bottom;
        const isOver = codes.some(
          (code) =>
            line.right > code.left &&
            line.left < code.right &&
            line.bottom > code.top &&
            line.top < code.bottom,
        );
        if (isOut || isOver) found.push(words);
      }
    }
    return found;
  });

/** What another decoder reads in each code of a page, printed at 150 dpi. */
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

test('a word longer than its line makes only its own paragraph smaller', async ({ page }) => {
  const css = readFileSync('tools/sheets/sheets.css', 'utf8');
  const word = (letters: number) => 'Достопримечательность'.repeat(4).slice(0, letters);
  const label = (title: string, fact: string) => `<article class="label"
      style="width: 90mm; height: 55mm"><div class="fit label-words" data-fit="1 0.55">
    <h1>Вера Гипс</h1><h2>${title}, <span class="years">2025</span></h2><p>${fact}</p>
    <p class="sale"><strong>120 000 ₽</strong></p></div><div class="code" style="width: 21mm"></div></article>`;
  const card = `<article class="card"><p class="fair"></p><p class="stand"></p><h1></h1>
    <div class="fit card-words" data-fit="1 0.5"><p class="about">Москва</p><p class="artists">
    <span class="artist">${word(50)}</span><span class="artist">Вера Гипс</span></p></div></article>`;
  const labels = [
    label('Утро', 'холст'),
    label(word(34), 'холст'),
    label('Утро', word(50)),
    label(word(80), 'холст'),
  ];
  await page.setContent(`<style>${css}</style>${labels.join('')}${card}`);
  expect(await page.evaluate(fitSheets)).toEqual([]);
  const sizes = await page.locator('.fit').evaluateAll((boxes) =>
    boxes.map((box) =>
      [...box.querySelectorAll('h1, h2, p:not(.artists), .artist')].map((text) => {
        const { fontSize } = getComputedStyle(text);
        return [text.classList.contains('breaks'), Number.parseFloat(fontSize)] as const;
      }),
    ),
  );
  const [plain = [], title = [], fact = [], broken = [], artists = []] = sizes;
  for (const [label, at] of [
    [title, 1],
    [fact, 2],
    [broken, 1],
  ] as const) {
    expect(label.toSpliced(at, 1)).toEqual(plain.toSpliced(at, 1));
    expect(label[at]?.[1]).toBeLessThan(plain[at]?.[1] ?? 0);
  }
  expect([title, fact, broken].map((label) => label.map(([breaks]) => breaks))).toEqual([
    [false, false, false, false],
    [false, false, false, false],
    [false, true, false, false],
  ]);
  expect(artists[1]?.[1]).toBeLessThan(artists[2]?.[1] ?? 0);
  expect(artists[2]).toEqual(artists[0]);
});
