// npm run develop: gatsby develop, started once the content is valid. The check keeps running, and
// Gatsby sees only content that has passed it.
import { rmSync } from 'node:fs';
import { releaseBuildLock, runUnderLock, takeBuildLock } from './buildLock.mjs';
import { useStandIns } from './standIns.mjs';
import { takeTrial } from './trial.mjs';

const args = takeTrial(process.argv.slice(2));
useStandIns('development');
const { error } = takeBuildLock('npm run develop');
if (error !== undefined) {
  console.error(error);
  process.exit(1);
}
// gatsby develop also writes into public/, which then is no longer the production build.
rmSync('.cache/inputs-hash', { force: true });
const status = await runUnderLock('npx', ['tsx', 'tools/develop.ts', ...args], {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: '1',
});
releaseBuildLock();
process.exitCode = status ?? 1;
