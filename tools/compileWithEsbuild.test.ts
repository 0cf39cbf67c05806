import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Gatsby's own compiling, run as a build runs it; what it says of faults is its own.
const compiling = `
  const { compileGatsbyFiles } = require('gatsby/dist/utils/parcel/compile-gatsby-files');
  compileGatsbyFiles(__dirname).then(() => {
    const parcel = Object.keys(require.cache).filter((file) => file.includes('@parcel'));
    console.log(JSON.stringify({ named: require('./.cache/compiled/gatsby-node.js').onPreInit(), parcel: parcel.length }));
  });
`;

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'compiled-')));
afterAll(() => rmSync(folder, { recursive: true }));

function run(): string {
  try {
    return execFileSync(process.execPath, [`--require=${path.resolve('tools/compileWithEsbuild.cjs')}`, 'compile.cjs'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (fault) {
    const { stdout, stderr } = fault as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

beforeAll(() => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(path.join(folder, 'compile.cjs'), compiling);
  writeFileSync(path.join(folder, 'gatsby-node.ts'), "import { named } from './src/named';\nexport const onPreInit = (): string => named;\n");
});

test('files of the site’s root are compiled for Gatsby without Parcel', () => {
  writeFileSync(path.join(folder, 'src/named.ts'), "import path from 'node:path';\nexport const named: string = path.basename('/a/b');\n");
  // Only the two that are given in its place.
  expect(JSON.parse(run().trim().split('\n').at(-1) ?? '')).toEqual({ named: 'b', parcel: 2 });
});

test('a fault is reported by Gatsby with its file, line and column', () => {
  writeFileSync(path.join(folder, 'src/named.ts'), 'export const named: string = ;\n');
  const said = run();
  expect(said).toContain('src/named.ts:1:30');
  expect(said).toContain('Unexpected ";"');
  expect(existsSync(path.join(folder, '.cache/compiled/gatsby-node.js'))).toBe(false);
});
