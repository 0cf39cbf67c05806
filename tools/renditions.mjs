// A process of its own: makes the renditions a build orders, as Gatsby's external jobs, while the build bundles scripts.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// The same quality in less time (docs/decisions/015): WebP with an effort of 2 is as small as with sharp's 4, and the JPEG,
// for the rare browser without WebP, is not progressive.
const sharp = require('sharp');
const { webp, jpeg } = sharp.prototype;
sharp.prototype.webp = function (options) {
  return webp.call(this, { effort: 2, ...options });
};
sharp.prototype.jpeg = function (options) {
  return jpeg.call(this, { ...options, progressive: false });
};

process.on('disconnect', () => process.exit());
process.on('message', ({ type, payload: job }) => {
  if (type === 'JOB_CREATED') void answer(job).then((message) => process.connected && process.send(message));
});

/** Does a job as its plugin would, and answers what Gatsby is to be told. */
async function answer({ id, name, plugin, inputPaths, outputDir, args }) {
  if (plugin.name !== 'gatsby-plugin-sharp') return { type: 'JOB_NOT_WHITELISTED', payload: { id } };
  try {
    await require(`${plugin.name}/gatsby-worker`)[name]({ inputPaths, outputDir, args });
    return { type: 'JOB_COMPLETED', payload: { id, result: {} } };
  } catch (fault) {
    return { type: 'JOB_FAILED', payload: { id, error: fault instanceof Error ? fault.message : String(fault) } };
  }
}
