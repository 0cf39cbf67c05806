import { expect, type Page, type Request } from '@playwright/test';

/** Watches a page's requests: returns their number, and a wait until none is pending. */
export function watchRequests(page: Page): { asked: () => number; settle: () => Promise<void> } {
  let asked = 0;
  const underWay = new Set<Request>();
  const over = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => {
    asked += 1;
    underWay.add(request);
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return {
    asked: () => asked,
    settle: () => expect.poll(() => underWay.size, 'requests under way').toBe(0),
  };
}
