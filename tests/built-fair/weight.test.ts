import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readPage } from '../support/builtHtml';
import { builtPages } from '../support/builtPages';
import { prefixes, site } from './fair';

// The host sends brotli, which is smaller, but proxies and old browsers may get gzip. The
// production site has no trial script.
const trial = /<script data-at=.*?<\/script>/s;
const weightOf = (path: string) =>
  gzipSync(readPage(path, site).replace(trial, ''), { level: 9 }).length;

/** About the bytes in the first round trip of a new connection; more would need a second one. */
const flight = 14 * 1024;

const details = builtPages(site)
  .filter(
    (path) =>
      /\/(exhibitors|speakers)\/\d{4}\/[^/]+\/([^/]+\/)?$/.test(path) && !path.endsWith('/ask/'),
  )
  .map((path) => ({ path, weight: weightOf(path) }));

test('pages of exhibitors and speakers fit into one round trip: at most 14 kB of HTML with gzip', () => {
  expect(details.filter(({ weight }) => weight > flight)).toEqual([]);
});

/** Bytes of every response's headers: those of `_headers`, and what hosts add (date, type …). */
function headerBytes(): number {
  const ofAllPaths = readFileSync(`${site}/_headers`, 'utf8').matchAll(/^\/\*\n((?: {2}.*\n)*)/gm);
  const lines = [...ofAllPaths].flatMap(([, block = '']) => block.trim().split(/\n\s*/));
  const byName = new Map(lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.length]));
  return [...byName.values()].reduce((sum, length) => sum + length, 200);
}

test('with their headers nineteen in twenty of them do, and the longest needs less than 400 bytes more', () => {
  const headers = headerBytes();
  const over = details.map(({ weight }) => weight + headers - flight).filter((more) => more > 0);
  expect(headers).toBeLessThanOrEqual(900);
  expect(over.length).toBeLessThanOrEqual(details.length / 20);
  expect(Math.max(0, ...over)).toBeLessThan(400);
});

/**
 * The wall's tools (views, filters, lines) weigh 1.3 kB, once; the rest is per work. The 400 works
 * of a big fair weigh about 59 kB; 60 would be the limit.
 */
const wall = { works: 42, limit: 20_000 };

test('a wall of 42 works has at most 20 kB with gzip', () => {
  for (const path of prefixes.map((prefix) => `${prefix}/works/2025/`)) {
    expect(readPage(path, site).match(/<li [^>]*data-units=/g)).toHaveLength(wall.works);
    expect(weightOf(path)).toBeLessThanOrEqual(wall.limit);
  }
});
