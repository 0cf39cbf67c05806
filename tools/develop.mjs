// npm run develop: gatsby develop writes into public/ too, so the production build there no longer counts as built.
import { rmSync } from 'node:fs';
import { run } from './setup.mjs';

rmSync('.cache/inputs-hash', { force: true });
run('npx', ['gatsby', 'develop', ...process.argv.slice(2)]);
