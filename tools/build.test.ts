import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../tests/support/temporaryFolder';

const { at, put } = temporaryFolder();

/** Builds with a stub of Gatsby that runs this code. */
function buildWith(gatsby: string) {
  put('node_modules/gatsby/cli.js', gatsby);
  put('.cache/.keep', '');
  const { status, stderr } = spawnSync('node', [path.resolve('tools/build.mjs')], {
    cwd: at(),
    encoding: 'utf8',
  });
  return { status, stderr, isLocked: existsSync(at('.build-under-way')) };
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

test('a build stops with a message if less than 50 MB are free', () => {
  const script =
    "import('./tools/build.mjs').then(({ fullDiskMessage }) => console.log(JSON.stringify([0, 49.9, 50].map((free) => fullDiskMessage(free) ?? ''))))";
  const messages = JSON.parse(
    execFileSync('node', ['-e', script], { encoding: 'utf8' }),
  ) as string[];
  expect(messages).toEqual([
    expect.stringContaining('The disk is full: 0 MB are free'),
    expect.stringContaining('The disk is full: 49 MB are free'),
    '',
  ]);
});
