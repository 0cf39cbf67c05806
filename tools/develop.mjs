// npm run develop: gatsby develop, started once the content is valid. The check keeps running, and
// Gatsby sees only content that has passed it.
import { rmSync } from 'node:fs';
import { releaseBuildLock, takeBuildLock } from './buildLock.mjs';
import { runFor } from './setup.mjs';
import { useStandIns } from './standIns.mjs';
import { takeTrial } from './trial.mjs';

const args = takeTrial(process.argv.slice(2));
useStandIns('development');
const { error } = takeBuildLock('npm run develop');
if (error !== undefined) {
  console.error(error);
  process.exit(1);
}
// gatsby develop also writes into public/, so that is no longer the production build.
rmSync('.cache/inputs-hash', { force: true });
const status = runFor('npx', ['tsx', 'tools/develop.ts', ...args]);
releaseBuildLock();
process.exitCode = status;
