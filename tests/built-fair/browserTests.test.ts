// Whether all browser tests can be loaded, because most of them run only in `test:full`. Playwright
// finds no named exports of modules in src that a tool imports (docs/platform.md). Some tests list
// the pages of both built sites while they are loaded.
import { spawnSync } from 'node:child_process';

test('every browser test can be loaded', () => {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['playwright', 'test', '--list', '--reporter=list'],
    { encoding: 'utf8', env: { ...process.env, FAIR_FULL: '1', JEST_WORKER_ID: undefined } },
  );
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  expect(stdout).toContain('full/sheets.spec.ts');
});
