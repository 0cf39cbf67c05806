import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

// docs/departures.md must list every departure from Gatsby's own build.
const listed = readFileSync('docs/departures.md', 'utf8');

const roots = ['src', 'tools', 'netlify', 'tests'];
const sources = [
  ...readdirSync('.').filter((file) =>
    /^(gatsby-|jest\.|playwright).*\.(tsx?|mjs|cjs)$/.test(file),
  ),
  ...roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(root, file),
    ),
  ),
].filter(
  (file) =>
    /\.(tsx?|mjs|cjs|js)$/.test(file) &&
    !file.endsWith('.d.ts') &&
    path.resolve(file) !== __filename,
);

const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));

/** Tests may replace parts of a browser or server; the site and its tools may not. */
const product = sources.filter((file) => !/^tests\/|^jest\.|\.test\.tsx?$/.test(file));

test('nothing fills the module cache, changes prototypes or replaces loading', () => {
  const pattern =
    /\brequire\.cache\b|\bModule\._|\bprototype(\.\w+|\[[^\]]+\])\s*=[^=]|setPrototypeOf\(|\bregisterHooks\(|module\.register\(|--require[= ]/;
  expect(product.filter((file) => pattern.test(textOf.get(file) ?? ''))).toEqual([]);
});

/** Imported or read paths inside packages that the package does not export. */
function privatePaths(text: string): string[] {
  const imported = [
    ...text.matchAll(/(?:from|import\(|require\(|import)\s*['"]([^'".][^'"]*)['"]/g),
  ].map(([, specifier = '']) => specifier);
  const read = [...text.matchAll(/['"`]node_modules\/([^'"`]+)['"`]/g)].map(
    ([, rest = '']) => rest,
  );
  return [...imported, ...read].filter(isPrivate);
}

function isPrivate(specifier: string): boolean {
  const [, name = '', inner = ''] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(specifier) ?? [];
  const manifest = path.join('node_modules', name, 'package.json');
  if (inner === '' || specifier.startsWith('node:') || !existsSync(manifest)) return false;
  const { exports, bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports?: Record<string, unknown> | string;
    bin?: Record<string, string> | string;
  };
  const commands = [bin ?? []]
    .flatMap((one) => (typeof one === 'string' ? one : Object.values(one)))
    .map((file) => path.posix.normalize(file));
  if (commands.includes(inner)) return false;
  if (typeof exports !== 'object') return true;
  return !Object.keys(exports).some((offered) =>
    new RegExp(`^${offered.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`).test(
      `./${inner}`,
    ),
  );
}

test('private paths of packages are listed in docs/departures.md', () => {
  const found = new Set(sources.flatMap((file) => privatePaths(textOf.get(file) ?? '')));
  expect(found.size).toBeGreaterThan(0);
  expect([...found].filter((specifier) => !listed.includes(`\`${specifier}\``))).toEqual([]);
});

test('at most three patches, of at most 20 lines, each listed', () => {
  const patches = readdirSync('patches');
  expect(patches.length).toBeLessThanOrEqual(3);
  for (const patch of patches) {
    expect(
      readFileSync(path.join('patches', patch), 'utf8').trimEnd().split('\n').length,
    ).toBeLessThanOrEqual(20);
    expect(listed).toContain(`\`patches/${patch}\``);
  }
});
