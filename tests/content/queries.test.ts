import { readFileSync, readdirSync } from 'node:fs';

/** Lists of records: their order depends on the build unless it is asked for. */
const lists = /\ball[A-Z]\w*\s*(\([^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\))?\s*\{(?!\s*\w+: distinct)/g;

test('every list that a page asks for names its order', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const queries = [...text.matchAll(/graphql`([^`]*)`/g)].map(([, query = '']) => query);
    return queries.flatMap((query) =>
      [...query.matchAll(lists)].map(([list]) => ({ file, list: list.replace(/\s+/g, ' ') })),
    );
  });
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ list }) => !/\bsort:/.test(list))).toEqual([]);
});
