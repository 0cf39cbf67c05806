import { gzipSync } from 'node:zlib';
import { builtFiles, readPage } from '../support/builtHtml';

/**
 * The first flight of a new connection carries about this much, bytes; what fits needs no second
 * round trip.
 */
const limit = 14 * 1024;

test.each(builtFiles().filter((path) => /\/(exhibitors|speakers)\/\d{4}\/[^/]+\/$/.test(path)))(
  '%s takes one flight: at most 14 kB of HTML as gzip',
  (path) => {
    // The host sends brotli, which is smaller; gzip is what every proxy and old browser may get.
    expect(gzipSync(readPage(path), { level: 9 }).length).toBeLessThanOrEqual(limit);
  },
);
