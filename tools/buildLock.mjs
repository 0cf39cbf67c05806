// Only one command at a time builds in a folder: two would mix up Gatsby's cache and public/.
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
  if (left !== undefined && isRunning(left.pid))
    return {
      error: `${left.command} is running in this folder (process ${left.pid}). Stop it first: two builds would mix their pages. If nothing is running, delete ${file}.`,
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

function isRunning(pid) {
  if (pid === process.pid) return false;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    return error.code === 'EPERM';
  }
}
