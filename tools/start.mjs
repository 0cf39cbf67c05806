// npm start: installs what is missing, builds what has changed, serves the production site; npm
// start -- --at 2026-04-03T13:00 shows it as of another moment.
import { readPlainOptions } from './plainOptions.mjs';
import { step, ensurePackages, run } from './setup.mjs';
import { takeTrial } from './trial.mjs';

const args = takeTrial(process.argv.slice(2));
const port = { type: 'string', like: '9100', pattern: /^\d{1,5}$/ };
readPlainOptions(args, { port, 'leads-port': port });

step(1, 3, 'Packages');
ensurePackages();

step(2, 3, 'The site');
const { ensureBuilt } = await import('./build.mjs');
await ensureBuilt();

step(3, 3, 'The server');
run('npx', ['tsx', 'tools/preview.ts', '--leads-port', '9400', ...args]);
