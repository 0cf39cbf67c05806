import type { BrowserContext } from '@playwright/test';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Answers every request of a context with files of a built site, pages with these headers. Jest
 * cannot load the preview server's modules; files are enough here.
 */
export async function serveFiles(
  context: BrowserContext,
  folder: string,
  headersOfPages?: Record<string, string>,
): Promise<void> {
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file) || !statSync(file).isFile())
      return route.fulfill({ status: 404, body: '' });
    return route.fulfill({
      path: file,
      ...(headersOfPages && file.endsWith('.html') && { headers: headersOfPages }),
    });
  });
}
