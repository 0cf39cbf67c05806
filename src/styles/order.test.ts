import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

const order = readFileSync('src/styles/order.ts', 'utf8');

test('every style sheet has its place in the order', () => {
  const missing = filesIn('src', /\.module\.css$/).filter(
    (file) => !order.includes(`'${path.relative('src/styles', file)}'`),
  );
  expect(missing).toEqual([]);
});

test('templates and pages import the order first', () => {
  const pages = [...filesIn('src/templates', /\.tsx$/), ...filesIn('src/pages', /\.tsx$/)];
  expect(pages.length).toBeGreaterThan(5);
  const late = pages.filter(
    (file) => !readFileSync(file, 'utf8').match(/^import '(..\/)+styles\/order';\n/),
  );
  expect(late).toEqual([]);
});

test('every class used by a component is in its style sheet', () => {
  const missing = filesIn('src', /\.tsx$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/import \* as (\w+) from '(\S+\.module\.css)'/g)].flatMap(
      ([, name = '', sheet = '']) => {
        const css = readFileSync(path.join(path.dirname(file), sheet), 'utf8');
        const named = [...text.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))];
        return named
          .filter(([, one = '']) => !new RegExp(`\\.${one}(?![\\w-])`).test(css))
          .map(([words]) => `${file}: ${words}`);
      },
    );
  });
  expect(missing).toEqual([]);
});
