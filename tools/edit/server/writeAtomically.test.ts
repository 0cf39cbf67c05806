import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { writeAtomically } from './writeAtomically';

jest.setTimeout(240_000);

const times = process.env['FAIR_FULL'] === undefined ? 8 : 100;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fair-write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is always a complete version, however often a save is killed', async () => {
  const target = path.join(folder, 'index.yaml');
  const versions = ['a', 'b'].map((letter) => letter.repeat(400_000));
  writeFileSync(target, versions[0] ?? '');
  const module = ts.ModuleKind.CommonJS;
  const source = readFileSync('tools/edit/server/writeAtomically.ts', 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module, esModuleInterop: true },
  });
  writeFileSync(path.join(folder, 'writeAtomically.cjs'), outputText);
  writeFileSync(
    path.join(folder, 'saves.cjs'),
    `const { writeAtomically } = require('./writeAtomically.cjs');
for (let turn = 1; ; turn += 1) {
  writeAtomically(${JSON.stringify(target)}, (turn % 2 ? 'b' : 'a').repeat(400_000));
  if (turn === 1) process.stdout.write('.');
}`,
  );
  const versionsRead = new Set<number>();
  for (let time = 0; time < times; time += 1) {
    const child = spawn(process.execPath, [path.join(folder, 'saves.cjs')]);
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, (time * 7) % 23));
    child.kill('SIGKILL');
    await once(child, 'exit');
    versionsRead.add(versions.indexOf(readFileSync(target, 'utf8')));
  }
  expect(versionsRead).not.toContain(-1);
});

test('a file that changes while it is being written is unchanged', () => {
  const target = path.join(folder, 'index.yaml');
  writeFileSync(target, 'theirs');
  expect(writeAtomically(target, 'mine', () => false)).toBe(false);
  expect(readFileSync(target, 'utf8')).toBe('theirs');
});
