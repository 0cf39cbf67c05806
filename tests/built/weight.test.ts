import { readdirSync, readFileSync } from 'node:fs';
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

/** Works that a big fair shows, and what their wall may weigh, bytes. */
const [bigFair, wallLimit] = [400, 60_000];

test.each(['', '/en'])(
  `%s/works/2025/ with ${bigFair} works takes at most 60 kB as gzip`,
  (prefix) => {
    const page = readPage(`${prefix}/works/2025/`);
    const list = (html: string) => html.match(/<li [^>]*data-span=.*?<\/li>/gs) ?? [];
    const own = list(page);
    // Works of another year, so that they repeat nothing; whatever is missing still repeats.
    const more = list(readPage(`${prefix}/works/2024/`));
    const added = Array.from(
      { length: bigFair - own.length },
      (_, index) => more[index % more.length],
    );
    const last = own.at(-1) ?? '';
    const big = page.replace(last, [last, ...added].join(''));
    expect(list(big)).toHaveLength(bigFair);
    const weight = gzipSync(big, { level: 9 }).length;
    console.log(`${prefix}/works/2025/ with ${bigFair} works: ${(weight / 1000).toFixed(1)} kB`);
    expect(weight).toBeLessThanOrEqual(wallLimit);
  },
);

test('scripts take no detour for browsers that the site does not serve', () => {
  const maps = readdirSync('public').filter((file) => file.endsWith('.js.map'));
  expect(maps.length).toBeGreaterThan(20);
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(`public/${file}`, 'utf8')) as { sources: string[] }).sources,
  );
  // What compiled classes and `[...list]` would need.
  const detours = /helpers\/esm\/(inheritsLoose|toConsumableArray)/;
  expect(sources.filter((source) => detours.test(source))).toEqual([]);
});
