import type { Page } from '@playwright/test';
import type { SheetDocument } from './documents';
import { fitSheets } from './fitSheets';
import { Refusal } from './refusal';

/**
 * Opens a document in a browser page, with every text as large as its place allows; splits a sheet
 * whose text is still too long in two, then in three. Throws a `Refusal` that names the sheets that
 * fit no paper.
 */
export async function layOut(page: Page, document: SheetDocument): Promise<void> {
  const parts = new Map<string, number>();
  for (;;) {
    await page.setContent(document.write(parts), { waitUntil: 'load' });
    await page.evaluate(() => window.document.fonts.ready.then(() => undefined));
    const tight = new Set(await page.evaluate(fitSheets));
    if (tight.size === 0) return;
    for (const key of tight) {
      const more = (parts.get(key) ?? 1) + 1;
      if (more > (document.mostParts?.get(key) ?? 1))
        throw tooLong(document.sheets.find((sheet) => sheet.key === key)?.name ?? key);
      parts.set(key, more);
    }
  }
}

function tooLong(name: string): Refusal {
  return new Refusal({
    ru: `Не помещается на лист: ${name}. Сократите текст в содержании.`,
    en: `This does not fit its sheet: ${name}. Make its text shorter in the content.`,
  });
}
