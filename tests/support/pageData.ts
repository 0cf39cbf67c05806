import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { siteFolder } from './siteFolder';

/**
 * Changes what the data of a page, as `/en/tickets/`, say to its app, until the change is disposed
 * of; throws if nothing changes. They are read from the build, which needs no second request.
 */
export async function changePageData(
  page: Page,
  path: string,
  change: (data: string) => string,
): ReturnType<Page['route']> {
  const file = `/page-data${path === '/' ? '/index/' : path}page-data.json`;
  const data = readFileSync(`${siteFolder}${file}`, 'utf8');
  const body = change(data);
  if (body === data) throw new Error(`The data of ${path} are not changed.`);
  return page.route(
    ({ pathname }) => pathname === file,
    (route) => route.fulfill({ contentType: 'application/json', body }),
  );
}
