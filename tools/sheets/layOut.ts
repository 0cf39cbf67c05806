import type { Page } from '@playwright/test';
import type { SheetDocument } from './documents';
import { Refusal } from '../refusal';

/**
 * Opens a document in a browser page, with every text as large as its place allows. A sheet whose
 * text is still too long is split into more parts, up to its `maxParts`. Throws a `Refusal` that
 * names a sheet that still does not fit.
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
      if (more > (document.maxParts?.get(key) ?? 1))
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

/**
 * Sets each text (`data-fit`: the largest and the smallest scale) as large as its place allows. A
 * word longer than its line only shrinks its own paragraph, and is broken only if the smallest
 * scale does not help. Returns the sheets whose text is still too long. Runs in the page, so it
 * uses nothing defined outside this function and names no function inside it.
 */
export function fitSheets(): string[] {
  const tight: string[] = [];
  for (const box of document.querySelectorAll<HTMLElement>('[data-fit]')) {
    const [largest = 1, smallest = 1] = (box.dataset['fit'] ?? '').split(' ').map(Number);
    const paragraphs = [...box.querySelectorAll<HTMLElement>('*')];
    let isTight = true;
    for (let scale = largest; isTight; scale *= 0.97) {
      // The last attempt is the smallest scale, with broken words.
      const isLast = scale < smallest;
      box.classList.toggle('breaks', isLast);
      box.style.setProperty('--scale', String(isLast ? smallest : scale));
      for (const paragraph of paragraphs) {
        paragraph.style.removeProperty('font-size');
        paragraph.classList.remove('breaks');
      }
      for (const paragraph of box.scrollWidth > box.clientWidth ? paragraphs : []) {
        // Of nested elements with the word, shrinks the innermost; inline elements have no width.
        const [isWide, ...areWide] = [paragraph, ...paragraph.children].map(
          ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
        );
        if (!isWide || areWide.includes(true)) continue;
        const size = parseFloat(getComputedStyle(paragraph).fontSize);
        let own = scale;
        for (; own > smallest && paragraph.scrollWidth > paragraph.clientWidth; own *= 0.97)
          paragraph.style.fontSize = `${(size * own) / scale}px`;
        if (paragraph.scrollWidth > paragraph.clientWidth) paragraph.classList.add('breaks');
      }
      isTight = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      if (isLast) break;
    }
    if (isTight) tight.push(box.dataset['sheet'] ?? '');
  }
  return tight;
}
