import { spawnSync } from 'node:child_process';

/** Runs steps of JavaScript with `runSideBySide`; returns its output and the failed steps. */
function sideBySide(steps: Record<string, string>, atOnce: number) {
  const given = Object.entries(steps).map(([name, code]) => ({ name, args: ['-e', code] }));
  const script = `import('./tools/sideBySide.mjs')
    .then(({ runSideBySide }) => runSideBySide(${JSON.stringify(given)}, ${atOnce}))
    .then((failed) => console.log('failed: ' + failed.join(' ')))`;
  return spawnSync('node', ['-e', script], { encoding: 'utf8' });
}

const says = (words: string, status = 0) =>
  `console.log(${JSON.stringify(words)}); process.exitCode = ${status};`;
const kill = "process.kill(process.pid, 'SIGKILL')";

test('the first step’s output comes first, however long it takes', () => {
  const slow = `setTimeout(() => { ${says('the answer')} }, 500)`;
  const { stdout } = sideBySide({ content: slow, types: says('quick') }, 2);
  expect(stdout).toMatch(/^the answer\n[^]*types: quick\n/);
});

test('a step that fails or is killed makes the whole fail, but stops no other', () => {
  const { stdout, stderr } = sideBySide(
    { content: says('bad content', 1), types: says('a fault', 2), lint: says('good'), all: kill },
    1,
  );
  expect(stdout).toContain('bad content');
  expect(stderr).toContain('types:\na fault');
  expect(stdout).toContain('lint: good');
  expect(stdout).toContain('failed: content types all\n');
});
