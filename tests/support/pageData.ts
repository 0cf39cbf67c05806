import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { siteFolder } from './siteFolder';

/**
 * Changes the data that a page, such as `/en/tickets/`, sends to its app, until the change is
 * disposed of; throws if nothing changes. Reads them from the build, without a second request.
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
