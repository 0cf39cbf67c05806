// Builds the site that the journeys of tests/e2e visit: the small fair of tests/fair. It is built
// in the same place as content/, so that both share webpack's cache and pictures, and then moved to
// `.test-fair/public`.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from './inputs.mjs';
import { runFor } from './setup.mjs';
import { useStandIns } from './standIns.mjs';

const content = path.resolve('tests/fair');
const folder = '.test-fair/public';
const stamp = '.test-fair/inputs-hash';
// The tests pass on any day, because their fair is built and visited at one fixed moment.
process.env.FAIR_AT = JSON.parse(readFileSync('tests/moment.json', 'utf8'));
useStandIns('production');

function isFairOfTestsBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(content);
}

/** Builds the tests' fair; returns the exit status. `ensureBuilt` restores public/ later. */
function buildFairOfTests() {
  rmSync(stamp, { force: true });
  const inputs = hashInputs(content);
  const status = runFor('node', ['tools/build.mjs'], { FAIR_CONTENT: content });
  if (status !== 0) return status;
  rmSync(folder, { recursive: true, force: true });
  // Pictures are copied, too, because the next build can rewrite one while journeys use it.
  cpSync('public', folder, { recursive: true });
  writeFileSync(stamp, inputs);
  return 0;
}

if (process.argv[1] === import.meta.filename && !isFairOfTestsBuilt())
  process.exitCode = buildFairOfTests();
