// npm run develop: gatsby develop, which starts once the content is sound and keeps checking it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch } from 'node:fs';
import { releaseBuildLock, takeBuildLock } from './buildLock.mjs';
import { runFor } from './setup.mjs';
import { useStandIns } from './standIns.mjs';
import { takeTrial } from './trial.mjs';

const content = process.env.FAIR_CONTENT || 'content';
const settleMs = 300;
const args = takeTrial(process.argv.slice(2));
useStandIns('development');

const isGood = () => runFor('npx', ['tsx', 'tools/check-content.ts']) === 0;

/** Calls back when files have stopped changing for a moment. */
function onContentChange(callback) {
  let timer;
  return watch(content, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(callback, settleMs);
  });
}

async function untilGood() {
  while (!isGood()) {
    console.log(`\nWaiting for a change in ${content}/ …`);
    await new Promise((resolve) => {
      const watcher = onContentChange(() => {
        watcher.close();
        resolve();
      });
    });
  }
}

const { error } = takeBuildLock('npm run develop');
if (error !== undefined) {
  console.error(error);
  process.exit(1);
}
// gatsby develop also writes into public/, so it no longer holds the production build.
rmSync('.cache/inputs-hash', { force: true });
await untilGood();
const watcher = onContentChange(isGood);
const gatsby = spawn('npx', ['gatsby', 'develop', ...args], {
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  shell: process.platform === 'win32',
});
const [status] = await once(gatsby, 'exit');
watcher.close();
releaseBuildLock();
process.exit(status ?? 0);
