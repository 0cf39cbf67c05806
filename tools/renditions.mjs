// A process of its own: makes the renditions a build orders, as Gatsby's external jobs, while the build bundles scripts.
import { availableParallelism } from 'node:os';
import { makeRenditions } from './makeRenditions.mjs';

const waiting = [];
let atWork = 0;

process.on('disconnect', () => process.exit());
process.on('message', ({ type, payload: job }) => {
  if (type !== 'JOB_CREATED') return;
  waiting.push(job);
  void work();
});

/** As many jobs at a time as there are cores, for each keeps one busy. */
async function work() {
  if (waiting.length === 0 || atWork === availableParallelism()) return;
  atWork += 1;
  const message = await answer(waiting.shift());
  atWork -= 1;
  if (process.connected) process.send(message);
  void work();
}

/** Does a job as its plugin would, and answers what Gatsby is to be told. */
async function answer({ id, name, plugin, ...job }) {
  if (plugin.name !== 'gatsby-plugin-sharp' || name !== 'IMAGE_PROCESSING') return { type: 'JOB_NOT_WHITELISTED', payload: { id } };
  try {
    if (!job.args.isLazy) await makeRenditions(job);
    return { type: 'JOB_COMPLETED', payload: { id, result: {} } };
  } catch (fault) {
    return { type: 'JOB_FAILED', payload: { id, error: fault instanceof Error ? fault.message : String(fault) } };
  }
}
