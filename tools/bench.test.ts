import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Each benchmark is one file; shared code is in folders. */
const benchmarks = readdirSync('tests/bench')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

test('a benchmark that does not exist is told, with those that do', () => {
  const { status, stderr } = spawnSync('node', ['tools/bench.mjs', 'nothing'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('nothing');
  for (const name of benchmarks) expect(stderr).toContain(name);
});

test('each benchmark has a command', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = Object.keys(scripts).filter((name) => name.startsWith('bench:'));
  expect(commands.sort()).toEqual(benchmarks.map((name) => `bench:${name}`).sort());
  for (const name of commands)
    expect(scripts[name]).toBe(`node tools/bench.mjs ${name.replace('bench:', '')}`);
});
