import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'fair-built-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds with a stub of Gatsby that runs this code. */
function buildWith(gatsby: string) {
  mkdirSync(path.join(folder, 'node_modules/gatsby'), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/gatsby/cli.js'), gatsby);
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  const { status, stderr } = spawnSync('node', [path.resolve('tools/build.mjs')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr, isLocked: existsSync(path.join(folder, '.build-under-way')) };
}

test('a build whose Gatsby ends early without an error fails, and the next one starts clean', () => {
  expect(buildWith('')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Gatsby has ended without a site.') as unknown,
    isLocked: true,
  });
  const whole = `const fs = require('node:fs');
    if (fs.existsSync('.cache')) process.exit(3);
    for (const name of ['public', '.cache']) fs.mkdirSync(name, { recursive: true });
    fs.writeFileSync('public/_headers', '');`;
  expect(buildWith(whole)).toEqual({ status: 0, stderr: '', isLocked: false });
});
