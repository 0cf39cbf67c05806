import type { Page } from '@playwright/test';

/**
 * Leaves the pages to come in their stand-in font. The real one, in time on one visit and late on
 * the next, moves lines by some pixels between the two.
 */
export async function readStandIn(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort('aborted'));
}

/** What a reader has at the top of the window, below what sticks there. */
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

/** Turns the wheel and waits until the page has come to rest. */
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
