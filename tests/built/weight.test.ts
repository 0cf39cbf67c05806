import { gzipSync } from 'node:zlib';
import { builtFiles, readPage } from '../support/builtHtml';

/**
 * About as many bytes as the first round trip of a new connection carries; more would need a second
 * one.
 */
const limit = 14 * 1024;

test.each(builtFiles().filter((path) => /\/(exhibitors|speakers)\/\d{4}\/[^/]+\/$/.test(path)))(
  '%s takes one flight: at most 14 kB of HTML as gzip',
  (path) => {
    // The host sends brotli, which is smaller, but gzip is what proxies and old browsers may get.
    expect(gzipSync(readPage(path), { level: 9 }).length).toBeLessThanOrEqual(limit);
  },
);
