import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { askBeside } from '../askBeside';
import type { Share } from './drawShare';

/** Lets `tools/build.mjs` draw what pages will most likely order, on whatever a core has to spare. */
export function drawSharesAhead(): void {
  void askBeside('FORETOLD');
}

/**
 * Has pictures drawn beside the build. `tools/build.mjs` has a process for it, and waits for it at its end; without
 * that, or where the host keeps public/ for the next build before this one has ended, it is waited for here.
 */
export async function drawSharesBeside(shares: Share[]): Promise<void> {
  if (process.env.FAIR_BESIDE === 'true') {
    const drawn = askBeside('DRAWN', shares);
    if (process.env['NETLIFY'] === 'true') await drawn;
    return;
  }
  if (shares.length === 0) return;
  const child = fork(path.resolve('src/data/share/drawOrdered.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(shares, () => undefined);
  child.send('LAST', () => undefined);
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The pictures for social networks could not be drawn.');
}
