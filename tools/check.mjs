// npm run check [-- --lang ru|en]: content, types, lint with the import rules, format. The result
// of the content check comes first, because editors wait for it; the others run in parallel. All of
// them always run, so that one report covers everything.
import { availableParallelism } from 'node:os';
import { runSideBySide } from './sideBySide.mjs';

const steps = [
  {
    name: 'content',
    args: ['--import', 'tsx', 'tools/check-content.ts', ...process.argv.slice(2)],
  },
  { name: 'types', args: ['tools/types.mjs'] },
  { name: 'hints for editors', args: ['--import', 'tsx', 'tools/schemas.ts'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'arrows of style sheets', args: ['--import', 'tsx', 'tools/arrows.ts'] },
];

// One process more than there are cores, because each step waits for the disk at its start.
const failed = await runSideBySide(steps, availableParallelism() + 1);
if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join(', ')}`);
  process.exitCode = 1;
}
