import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'fair-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => path.join(folder, '.build-under-way');
const endedPid = spawnSync(process.execPath, ['-e', '']).pid;
const write = (command: string, pid: number) =>
  writeFileSync(lock(), JSON.stringify({ command, pid }));

/** Takes the lock in the folder as `npm run build` does; returns its result. */
function take(then = '') {
  const script = `import(${JSON.stringify(path.resolve('tools/buildLock.mjs'))}).then(
    ({ takeBuildLock, releaseBuildLock }) => {
      console.log(JSON.stringify(takeBuildLock('npm run build'))); ${then} })`;
  const { stdout } = spawnSync('node', ['-e', script], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout) as { error?: string; isAfterKilledBuild?: boolean };
}

test('a free folder is locked, and free again once released', () => {
  expect(take('releaseBuildLock()')).toEqual({ isAfterKilledBuild: false });
  expect(existsSync(lock())).toBe(false);
});

test.each([
  ['a killed build', () => take(), true],
  ['a lock cut off by a crash', () => writeFileSync(lock(), ''), true],
  ['a killed develop', () => write('npm run develop', endedPid), false],
])('after %s the folder can be locked', (_, leave, isAfterKilledBuild) => {
  leave();
  expect(take()).toEqual({ isAfterKilledBuild });
});

test('a folder in which another process builds is refused in a sentence that names it', () => {
  write('npm run develop', process.pid);
  expect(take().error).toMatch(
    new RegExp(`^npm run develop is running in this folder \\(process ${process.pid}\\)`),
  );
});

test('a build whose first process alone was killed holds the folder until it ends', () => {
  const script = `import(${JSON.stringify(path.resolve('tools/buildLock.mjs'))}).then(
    ({ takeBuildLock, runUnderLock }) => {
      takeBuildLock('npm run build');
      runUnderLock(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], process.env);
      process.kill(process.pid, 'SIGKILL'); })`;
  spawnSync('node', ['-e', script], { cwd: folder, stdio: 'ignore' });
  const { childPid = 0 } = JSON.parse(readFileSync(lock(), 'utf8')) as { childPid?: number };
  try {
    expect(take().error).toMatch(
      `npm run build is running in this folder (process ${childPid}). Stop it first`,
    );
  } finally {
    process.kill(childPid, 'SIGKILL');
  }
});
