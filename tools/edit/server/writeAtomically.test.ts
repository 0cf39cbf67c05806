import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import { writeAtomically } from './writeAtomically';

jest.setTimeout(240_000);

const times = process.env['FAIR_FULL'] === undefined ? 8 : 100;
const { at, put, read } = temporaryFolder();

test('a file is always a complete version, however often a save is killed', async () => {
  const target = at('index.yaml');
  const versions = ['a', 'b'].map((letter) => letter.repeat(400_000));
  put('index.yaml', versions[0] ?? '');
  const module = ts.ModuleKind.CommonJS;
  const source = readFileSync('tools/edit/server/writeAtomically.ts', 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module, esModuleInterop: true },
  });
  put('writeAtomically.cjs', outputText);
  put(
    'saves.cjs',
    `const { writeAtomically } = require('./writeAtomically.cjs');
for (let turn = 1; ; turn += 1) {
  writeAtomically(${JSON.stringify(target)}, (turn % 2 ? 'b' : 'a').repeat(400_000));
  if (turn === 1) process.stdout.write('.');
}`,
  );
  const versionsRead = new Set<number>();
  for (let time = 0; time < times; time += 1) {
    const child = spawn(process.execPath, [at('saves.cjs')]);
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, (time * 7) % 23));
    child.kill('SIGKILL');
    await once(child, 'exit');
    versionsRead.add(versions.indexOf(read('index.yaml')));
  }
  expect(versionsRead).not.toContain(-1);
});

test('a file that changes while it is being written is unchanged', () => {
  put('index.yaml', 'theirs');
  expect(writeAtomically(at('index.yaml'), 'mine', () => false)).toBe(false);
  expect(read('index.yaml')).toBe('theirs');
});
