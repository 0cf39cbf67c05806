import { expect, type Locator, type Page } from '@playwright/test';

/** Keeps later pages in their fallback font: loading in time or late would move lines. */
export async function readStandIn(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort('aborted'));
}

/** Returns the first line of text below the sticky bars. */
export async function lineAtTop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const bars = document.querySelectorAll('header, main nav[class*="days"]');
    const top = Math.max(...[...bars].map((bar) => bar.getBoundingClientRect().bottom));
    const lines = document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, th, summary)');
    const first = [...lines].find((line) => {
      const box = line.getBoundingClientRect();
      return box.height > 0 && box.top >= top - 1 && line.closest('nav') === null;
    });
    return `${first?.localName}: ${first?.textContent.slice(0, 80)}`;
  });
}

/** Turns the wheel and waits until scrolling has ended. */
export async function wheel(page: Page, by: number): Promise<void> {
  const rest = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('scrollend', resolve, { once: true, capture: true }),
      ),
  );
  await page.mouse.wheel(0, by);
  await rest;
}

/** Scrolls to part of a page; again if it is re-rendered, as by a language switch. */
export async function scrollTo(part: Locator): Promise<void> {
  await expect(() => part.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
}
