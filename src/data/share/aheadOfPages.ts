import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';

let child: ChildProcess | undefined;

/**
 * Starts to draw the pictures of exhibitors and speakers, which are most of a fair's pages, on the core that sourcing
 * and bundling leave idle. Pages order theirs when they are rendered; what is missing then is drawn then.
 */
export function drawSharesAhead(): void {
  if (process.env.gatsby_executing_command !== 'build') return;
  child = fork(path.resolve('src/data/share/drawAhead.ts'), { execArgv: ['--import', 'tsx'] });
  // Before it has threads, which take their priority from it: what the build waits for goes first.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.on('error', () => undefined);
}

/** Ends it when the bundles are done: queries and rendering use all cores and most memory. */
export function stopDrawingAhead(): void {
  if (child?.connected === true) child.disconnect();
}
