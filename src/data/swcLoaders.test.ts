import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSwc } from './swcLoaders';

const folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const babel = { loader: '/node_modules/gatsby/dist/utils/babel-loader.js' };
const own = { test: /\.tsx$/, use: () => [babel] };
const packages = { test: /\.js$/, use: [{ loader: '/node_modules/babel-loader/lib/index.js' }] };
const styles = { test: /\.css$/, use: [{ loader: '/node_modules/css-loader/index.js' }] };

function loadersOf(rule: object, source: string, issuer = 'src/app.tsx', name = 'module.tsx'): string[] {
  const resource = path.join(folder, name);
  writeFileSync(resource, source);
  const [changed] = withSwc([rule]);
  const use = typeof changed?.use === 'function' ? changed.use({ resource, issuer }) : changed?.use;
  return (use as { loader: string }[]).map(({ loader }) => /babel|swc|withoutQueries|css/.exec(loader)?.[0] ?? loader);
}

test.each([
  ['a component', own, 'export const a = <p />', 'src/app.tsx', ['swc', 'withoutQueries']],
  ['a package', packages, 'export const a = 1', 'src/app.tsx', ['swc', 'withoutQueries']],
  ['a template of visitors’ scripts, whose Head Gatsby cuts', own, 'export const a = 1', '.cache/async-requires.js', ['babel']],
  ['a module with a static query', own, 'useStaticQuery(query)', 'src/app.tsx', ['babel']],
  ['a module with a static image', own, '<StaticImage src="a.jpg" />', 'src/app.tsx', ['babel']],
  ['a style sheet', styles, 'a {}', 'src/app.tsx', ['css']],
])('%s', (_what, rule, source, issuer, loaders) => {
  expect(loadersOf(rule, source, issuer)).toEqual(loaders);
});

test('rules within rules are changed too', () => {
  const [outer] = withSwc([{ oneOf: [own] }]);
  expect(typeof outer?.oneOf?.[0]?.use).toBe('function');
  expect(outer?.oneOf?.[0]?.use).not.toBe(own.use);
});
