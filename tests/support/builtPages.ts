import { readFileSync, readdirSync, statSync } from 'node:fs';
import { fileOf } from './builtHtml';
import { siteFolder } from './siteFolder';

/** Paths of every page of a built site, `/en/tickets/`, without error and offline screens. */
export function builtPages(folder = siteFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((path) => !/^\/(en\/)?(404|500|offline)\//.test(path))
    .sort();
}

export const isWorkPage = (path: string): boolean =>
  /^(\/en)?\/exhibitors\/\d{4}\/[^/]+\/[^/]+\/$/.test(path) && !path.endsWith('/ask/');

/** Russian paths to visit in a browser: every page, but only every fifth of the works. */
export function pagesToWalk(folder = siteFolder): string[] {
  const russian = builtPages(folder).filter((path) => !path.startsWith('/en/'));
  const works = russian.filter(isWorkPage);
  const walked = new Set(works.filter((_, index) => index % 5 === 0));
  return russian.filter((path) => !isWorkPage(path) || walked.has(path));
}

/**
 * Returns a Russian path for every template with pages on the built site, the largest page of each;
 * pages with a template of their own, such as the home page, are all included.
 */
export function pagesByTemplate(folder = siteFolder): string[] {
  const largest = new Map<string, { path: string; size: number }>();
  for (const path of builtPages(folder).filter((page) => !page.startsWith('/en/'))) {
    const { size } = statSync(fileOf(path, folder));
    const template = templateOf(path, folder);
    if (size > (largest.get(template)?.size ?? 0)) largest.set(template, { path, size });
  }
  return [...largest.values()].map(({ path }) => path).sort();
}

/** Returns the name of the script that renders a page. */
function templateOf(path: string, folder: string): string {
  const file = `${folder}/page-data${path === '/' ? '/index/' : path}page-data.json`;
  const { componentChunkName } = JSON.parse(readFileSync(file, 'utf8')) as {
    componentChunkName: string;
  };
  return componentChunkName;
}

/** One page of every template in both languages, the richest of its kind if there are many. */
export const samplePages = [
  '/',
  '/tickets/',
  '/navigation/',
  '/partners/',
  '/for_participants/',
  '/convention/',
  '/map/',
  '/past_events/2024/',
  '/_E5_Old/_tickets/',
  '/exhibitors/2025/',
  '/exhibitors/2025/yolka-olkhovskaya/',
  '/exhibitors/2025/yolka-olkhovskaya/ask/',
  '/exhibitors/2025/yolka-olkhovskaya/sketch-for-current/',
  '/works/2025/',
  '/artists/',
  '/artists/2025/',
  '/speakers/2025/',
  '/speakers/2025/anna-veresova/',
  '/press/',
  '/press/2026-03-03-programme/',
  '/program/',
  '/program/2025/',
  '/program/2026/local-time-applies/',
  '/my/',
  '/search/',
  '/search/names/',
].flatMap((path) => [path, `/en${path}`]);
