import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { askBeside } from '../askBeside';
import type { Share } from './drawShare';

/**
 * Starts to draw the pictures of exhibitors and speakers, which are most of a fair's pages, on the core that sourcing,
 * bundling and queries leave idle, and ends it when pages are rendered, which takes all cores and most memory. Pages
 * order theirs then; what is missing is drawn afterwards.
 */
export async function drawSharesAhead(): Promise<void> {
  if (process.env.gatsby_executing_command !== 'build') return;
  const shares = await askBeside('SHARES');
  if (shares === undefined) return;
  const ahead = startDrawing(shares);
  // Before it has threads, which take their priority from it: what the build waits for goes first.
  if (ahead.pid !== undefined) setPriority(ahead.pid, constants.priority.PRIORITY_LOW);
  ahead.on('error', () => undefined);
  process.on('message', ({ type }: { type: string }) => {
    if (type === 'RENDERING' && ahead.connected) ahead.disconnect();
  });
}

/** Draws pictures in a process of its own, which has a core for itself while the build reads and writes pages. */
export async function drawSharesBeside(shares: Share[]): Promise<void> {
  const [status] = (await once(startDrawing(shares), 'exit')) as [number | null];
  if (status !== 0) throw new Error('The pictures for social networks could not be drawn.');
}

function startDrawing(shares: Share[]): ChildProcess {
  const child = fork(path.resolve('src/data/share/drawOrdered.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(shares, () => undefined);
  return child;
}
