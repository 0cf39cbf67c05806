// The type step of npm run check: writes the types of queries if code has changed, then compiles.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filesOf } from './inputs.mjs';

const caches = 'node_modules/.cache/check';
const stamp = `${caches}/queries`;
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
const hashOf = (files) => {
  const hash = createHash('sha1');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
};

// The generated types themselves are left out (inputs.mjs).
const code = ['src', 'kitchen-sink', 'tools/queryTypes'].flatMap(filesOf);
const codeHash = hashOf(code.filter((file) => /\.tsx?$/.test(file)));
mkdirSync(caches, { recursive: true });
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== codeHash) {
  if (run('--import', 'tsx', 'tools/queryTypes.ts') !== 0) process.exit(1);
  writeFileSync(stamp, codeHash);
}
// The compiler's own cache does not notice changes of global types.
process.exitCode = run(
  'node_modules/typescript-native/bin/tsc',
  '--incremental',
  '--tsBuildInfoFile',
  `${caches}/tsc-${hashOf(['src/queries.d.ts'])}.tsbuildinfo`,
);
