import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../tests/support/temporaryFolder';

const { at, put, read } = temporaryFolder();
const lock = '.build-under-way';
const endedPid = spawnSync(process.execPath, ['-e', '']).pid;
const write = (command: string, pid: number) => put(lock, JSON.stringify({ command, pid }));

/** Takes the lock in the folder as `npm run build` does; returns its result. */
function take(then = '') {
  const script = `import(${JSON.stringify(path.resolve('tools/buildLock.mjs'))}).then(
    ({ takeBuildLock, releaseBuildLock }) => {
      console.log(JSON.stringify(takeBuildLock('npm run build'))); ${then} })`;
  const { stdout } = spawnSync('node', ['-e', script], { cwd: at(), encoding: 'utf8' });
  return JSON.parse(stdout) as { error?: string; isAfterKilledBuild?: boolean };
}

test('a free folder is locked, and free again once released', () => {
  expect(take('releaseBuildLock()')).toEqual({ isAfterKilledBuild: false });
  expect(existsSync(at(lock))).toBe(false);
});

test.each([
  ['a killed build', () => take(), true],
  ['a lock cut off by a crash', () => put(lock, ''), true],
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
  spawnSync('node', ['-e', script], { cwd: at(), stdio: 'ignore' });
  const { childPid = 0 } = JSON.parse(read(lock)) as { childPid?: number };
  try {
    expect(take().error).toMatch(
      `npm run build is running in this folder (process ${childPid}). Stop it first`,
    );
  } finally {
    process.kill(childPid, 'SIGKILL');
  }
});
