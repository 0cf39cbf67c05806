import { readdirSync } from 'node:fs';
import { siteFolder } from './siteFolder';

/** Paths of every page of a built site, as `/en/tickets/`; screens without a page's address aside. */
export function builtPages(folder = siteFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((path) => !/^\/(en\/)?(404|500|offline)\//.test(path))
    .sort();
}

/** One page of every template in both languages, the richest of its kind where there are many. */
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
  '/works/2025/',
  '/artists/2025/',
  '/speakers/2025/',
  '/speakers/2025/anna-veresova/',
  '/press/',
  '/program/',
  '/program/2025/',
  '/program/2026/local-time-applies/',
  '/my/',
].flatMap((path) => [path, `/en${path}`]);
