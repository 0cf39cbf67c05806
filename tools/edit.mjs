// npm run edit: installs what is missing, then opens the editor together with gatsby develop; npm
// run edit -- --at 2026-04-03T13:00 shows the pages as of another moment.
import { ensurePackages, run } from './setup.mjs';
import { takeTrial } from './trial.mjs';

const args = takeTrial(process.argv.slice(2));
ensurePackages();
run('npx', ['tsx', 'tools/edit.ts', ...args]);
