import { readFileSync, readdirSync } from 'node:fs';

/** The arguments of each list of records in a query, if it has any. */
function listsIn(query: string): { name: string; args: string }[] {
  const found = [...query.matchAll(/\b(all[A-Z]\w*)\b(?!\s*\{\s*\w+: distinct)\s*(\(?)/g)];
  return found.map(({ 0: whole, 1: name = '', 2: opened, index }) => {
    if (opened === '') return { name, args: '' };
    const rest = query.slice(index + whole.length);
    let depth = 1;
    const end = [...rest].findIndex((sign) => {
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      return depth === 0;
    });
    return { name, args: rest.slice(0, end) };
  });
}

test('every list in a page query has an order, which otherwise depends on the build', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));
  const lists = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/graphql`([^`]*)`/g)].flatMap(([, query = '']) =>
      listsIn(query).map((list) => ({ file, ...list })),
    ),
  );
  expect(lists.length).toBeGreaterThan(3);
  expect(lists.filter(({ args }) => !/\bsort:/.test(args))).toEqual([]);
});
