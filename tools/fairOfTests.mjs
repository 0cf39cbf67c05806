// The fair that the journeys of tests/e2e walk through, tests/fair, built in a copy of the project
// (`.test-fair/`): content/ may change or be replaced, and its build in public/ is not touched.
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runFor } from './setup.mjs';

const copy = '.test-fair';
const content = path.resolve('tests/fair');
const sources = [
  'src',
  'static',
  'kitchen-sink',
  'netlify',
  'patches',
  'tools',
  '.babelrc.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.ts',
  'gatsby-worker.mjs',
  'netlify.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Builds the tests' fair where that is due, in `.test-fair/public`; returns the exit status of the
 * build.
 */
export function buildFairOfTests() {
  mkdirSync(copy, { recursive: true });
  for (const source of sources) {
    const target = path.join(copy, source);
    rmSync(target, { recursive: true, force: true });
    cpSync(source, target, { recursive: true, preserveTimestamps: true });
  }
  const packages = path.join(copy, 'node_modules');
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages, 'dir');
  return runFor('node', ['tools/build.mjs', '--when-due'], { FAIR_CONTENT: content }, copy);
}

if (process.argv[1] === import.meta.filename) process.exitCode = buildFairOfTests();
