import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromiumLaunch } from '../../tests/support/chromium';
import { localeCodes, type Locale } from '../../src/i18n/locales';
import { documentName, type SheetDocument } from './documents';
import { layOut } from './layOut';

/** A written file: its number of A4 pages and its size, bytes. */
export type PrintedFile = { file: string; document: SheetDocument; pages: number; bytes: number };

/**
 * Writes each document as PDF, and the HTML it was printed from, into its language's folder.
 * Removes the prints of an earlier run, so that nobody takes them for new; after a failure, they
 * stay.
 */
export async function printSheets(
  documents: readonly (readonly [Locale, SheetDocument])[],
  out: string,
): Promise<PrintedFile[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ offline: true });
    const page = await context.newPage();
    await page.emulateMedia({ media: 'print' });
    const printed: (PrintedFile & { html: string; pdf: Buffer })[] = [];
    for (const [locale, document] of documents) {
      await layOut(page, document);
      const pages = await page.locator('.page').count();
      const html = await page.content();
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const file = path.join(out, locale, `${document.name}.pdf`);
      printed.push({ file, document, pages, bytes: pdf.length, html, pdf });
    }
    clear(out);
    for (const { file, html, pdf } of printed) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, pdf);
      writeFileSync(file.replace(/\.pdf$/, '.html'), html);
    }
    return printed;
  } finally {
    await browser.close();
  }
}

function clear(out: string): void {
  for (const locale of localeCodes) {
    const folder = path.join(out, locale);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder))
      if (documentName.test(name)) rmSync(path.join(folder, name));
  }
}
