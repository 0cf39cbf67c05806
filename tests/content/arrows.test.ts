import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fair-arrows-'));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Names of the rules that the files in `folder` break. */
function brokenRules(): string[] {
  const command = path.resolve('node_modules/.bin/depcruise');
  const config = path.resolve('.dependency-cruiser.cjs');
  try {
    execFileSync(command, ['src', '--config', config, '--output-type', 'err-long'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return [...stdout.matchAll(/^\s*error ([\w-]+):/gm)].map((match) => match[1] ?? '');
  }
}

test('imports down the floors are right', () => {
  write('src/lib/low.ts', 'export const low = 1;');
  write('src/content-model/kind.ts', 'export type Kind = string;');
  write('src/sections/home/high.ts', "import type { Kind } from '../../content-model/kind';\nimport { low } from '../../lib/low';\nexport const high: Kind = String(low);");
  expect(brokenRules()).toEqual([]);
});

test.each([
  ['a primitive that imports a component', 'src/primitives/a.ts', 'src/components/b.ts', 'arrow-from-primitives'],
  ['a rule that imports a section', 'src/domain/a.ts', 'src/sections/home/b.ts', 'arrow-from-domain'],
  ['data that imports a template', 'src/data/a.ts', 'src/templates/b.ts', 'data-names-templates-by-path-only'],
  ['a component that takes more than types of the content model', 'src/components/a.ts', 'src/content-model/b.ts', 'browser-takes-only-types-of-the-content-model'],
])('%s is refused', (_, from, to, rule) => {
  write(to, 'export const b = 1;');
  const relative = path.relative(path.dirname(from), to).replace(/\.ts$/, '');
  write(from, `import { b } from '${relative.startsWith('.') ? relative : `./${relative}`}';\nexport const a = b;`);
  expect(brokenRules()).toContain(rule);
});

test('a cycle is refused', () => {
  write('src/lib/a.ts', "import { b } from './b';\nexport const a = () => b;");
  write('src/lib/b.ts', "import { a } from './a';\nexport const b = () => a;");
  expect(brokenRules()).toContain('no-cycles');
});
