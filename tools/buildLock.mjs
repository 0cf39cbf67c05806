// Only one command at a time builds in a folder: two would mix up Gatsby's cache and public/.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Outside `.cache`, because Gatsby itself can empty that. */
const file = '.build-under-way';

/**
 * Takes the current folder's lock for a command (`npm run build`). Returns `error`, a sentence for
 * the terminal, if another process holds it; otherwise `isAfterKilledBuild`, which is true if the
 * last build was killed and left its lock. A killed `gatsby develop` does not count: it leaves
 * nothing that harms a build.
 *
 * @returns {{ error?: string, isAfterKilledBuild?: boolean }}
 */
export function takeBuildLock(command) {
  const left = readLock();
  const running = [left?.pid, left?.childPid].find((pid) => isRunning(pid));
  if (running !== undefined)
    return {
      error: `${left.command} is running in this folder (process ${running}). Stop it first: two builds would mix their pages. If nothing is running, delete ${file}.`,
    };
  if (left !== undefined) rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify({ command, pid: process.pid }), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return { error: `Another build has just begun in this folder. Try again once it has ended.` };
  }
  return { isAfterKilledBuild: left !== undefined && left.command !== 'npm run develop' };
}

/**
 * Runs a command with its output shown, and adds its process id to the lock: it continues if only
 * its parent is killed, for example by `kill` after `npm start &`. Resolves with its exit status,
 * or null if it was killed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number | null>}
 */
export function runUnderLock(command, args, env) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { stdio: 'inherit', env, shell });
  if (child.pid !== undefined)
    writeFileSync(file, JSON.stringify({ ...readLock(), childPid: child.pid }));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
}

export function releaseBuildLock() {
  rmSync(file, { force: true });
}

/** The holder of the lock, or undefined; a lock that cannot be read was cut off by a crash. */
function readLock() {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return { command: 'A build', pid: 0 };
  }
}

function isRunning(pid = 0) {
  if (pid === process.pid) return false;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // No permission to send a signal: the process exists and belongs to another user.
    return error.code === 'EPERM';
  }
}
