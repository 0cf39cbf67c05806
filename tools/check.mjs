// npm run check [-- --lang ru|en]: content, types, lint, format. All of them run, so that one
// report has everything.
import { runFor } from './setup.mjs';

const steps = [
  ['npx', ['tsx', 'tools/check-content.ts', ...process.argv.slice(2)]],
  ['npx', ['tsc']],
  ['npm', ['run', '--silent', 'lint']],
  ['npx', ['prettier', '--check', '--log-level', 'warn', '.']],
];
process.exitCode = steps
  .map(([command, args]) => runFor(command, args))
  .some((status) => status !== 0)
  ? 1
  : 0;
