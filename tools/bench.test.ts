import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

test('a benchmark that does not exist is told, with those that do', () => {
  const { status, stderr } = spawnSync('node', ['tools/bench.mjs', 'nothing'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('nothing');
  for (const file of readdirSync('tests/bench')) expect(stderr).toContain(file.replace('.ts', ''));
});

test('each benchmark has a command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
  expect(commands.sort()).toEqual(readdirSync('tests/bench').map((file) => `bench:${file.replace('.ts', '')}`).sort());
  for (const name of commands) expect(scripts[name]).toBe(`node tools/bench.mjs ${name.replace('bench:', '')}`);
});
