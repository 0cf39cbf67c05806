// npm start: installs what is missing, builds what has changed, serves the production site.
import { step, ensurePackages, run } from './setup.mjs';

step(1, 3, 'Packages');
ensurePackages();

step(2, 3, 'The site');
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();

step(3, 3, 'The server');
run('npx', ['tsx', 'tools/preview.ts', '--leads-port', '9400', ...process.argv.slice(2)]);
