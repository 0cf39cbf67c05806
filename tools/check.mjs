// npm run check [-- --lang ru|en]: content, types, lint, arrows of imports, format. The content's
// answer comes first, editors wait for it; the others run beside it, each with the cache that it
// has. All of them always run, so that one report has everything.
import { availableParallelism } from 'node:os';
import { hashOfPackages } from './setup.mjs';
import { runSideBySide } from './sideBySide.mjs';

// By the packages, because some of ESLint's plugins do not say their true version, by which its
// cache would know them.
const caches = `node_modules/.cache/check/${hashOfPackages()}`;

// The long ones make garbage by the gigabyte: with more room for it they take a tenth less time.
const room = '--max-semi-space-size=64';

const entries = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.ts'];

const steps = [
  {
    name: 'content',
    args: ['--import', 'tsx', 'tools/check-content.ts', ...process.argv.slice(2)],
  },
  {
    name: 'types',
    args: [
      room,
      'node_modules/typescript/bin/tsc',
      '--incremental',
      '--tsBuildInfoFile',
      `${caches}/tsc.tsbuildinfo`,
    ],
  },
  {
    name: 'lint',
    args: [
      room,
      'node_modules/eslint/bin/eslint.js',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      `${caches}/eslint`,
      '.',
    ],
  },
  {
    name: 'format',
    // The cache of Prettier's usual command forgets a fault of syntax that it has told once
    // (https://github.com/prettier/prettier/issues/19085), and takes two seconds to say that nothing
    // has changed.
    args: [
      room,
      'node_modules/prettier/bin/prettier.cjs',
      '--experimental-cli',
      '--no-parallel',
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-location',
      `${caches}/prettier.json`,
      '.',
    ],
  },
  {
    name: 'arrows',
    // Has a cache too, which does not make it faster.
    args: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'kitchen-sink',
      ...entries,
    ],
  },
  { name: 'arrows of style sheets', args: ['--import', 'tsx', 'tools/arrows.ts'] },
];

// One more than there are cores: each waits for the disk while it begins.
const failed = await runSideBySide(steps, availableParallelism() + 1);
if (failed.length > 0) {
  console.error(`\nNot in order: ${failed.join(', ')}`);
  process.exitCode = 1;
}
