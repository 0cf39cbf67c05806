// npm run check [-- --lang ru|en]: content, types, lint with the arrows of imports, format. The
// content's answer comes first, editors wait for it; the others run beside it. All of them always
// run, so that one report has everything.
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

// One more than there are cores: each waits for the disk while it begins.
const failed = await runSideBySide(steps, availableParallelism() + 1);
if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join(', ')}`);
  process.exitCode = 1;
}
