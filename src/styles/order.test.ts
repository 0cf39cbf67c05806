import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

const order = readFileSync('src/styles/order.ts', 'utf8');

test.each(filesIn('src', /\.module\.css$/))('%s has its place in the order', (file) => {
  expect(order).toContain(`'${path.relative('src/styles', file)}'`);
});

test.each([...filesIn('src/templates', /\.tsx$/), ...filesIn('src/pages', /\.tsx$/)])(
  '%s imports the order first',
  (file) => {
    const [firstImport] = readFileSync(file, 'utf8').split('\n');
    expect(firstImport).toBe("import '../styles/order';");
  },
);
