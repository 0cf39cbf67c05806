// npm test: sets up a fresh machine, then runs every check and test; ends with one line of totals.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser, ensureNginx, ensurePackages, runFor, step } from './setup.mjs';

const steps = 6;
const failed = [];
const sums = { passed: 0, failed: 0 };

step(1, steps, 'Packages, browser and nginx');
ensurePackages();
const browser = await ensureBrowser();
ensureNginx();
const env = browser === undefined ? {} : { CHROMIUM_PATH: browser };
mkdirSync('test-results', { recursive: true });

step(2, steps, 'Content, types, lint');
checkOff('npm run check', runFor('npm', ['run', '--silent', 'check']));

step(3, steps, 'Unit tests');
jest('unit', ['--selectProjects', 'browser', 'node']);

step(4, steps, 'Building the site');
const { ensureBuilt } = await import('./build.mjs');
ensureBuilt();

step(5, steps, 'The built site: files, then every page in a browser');
jest('built', ['--selectProjects', 'built']);
const report = 'test-results/e2e.json';
const status = runFor('npx', ['playwright', 'test'], {
  ...env,
  PLAYWRIGHT_JSON_OUTPUT_NAME: report,
});
addPlaywright(report, status);

step(6, steps, 'Warm builds equal clean ones; a new year needs no code');
jest('builds', ['--selectProjects', 'builds', '--runInBand']);

if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`);
console.log(`\n${sums.passed} passed, ${sums.failed} failed`);
process.exit(sums.failed > 0 ? 1 : 0);

function checkOff(name, status) {
  sums[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failed.push(name);
}

function jest(name, args) {
  const file = `test-results/jest-${name}.json`;
  const status = runFor(
    'npx',
    ['jest', ...args, '--json', `--outputFile=${file}`, '--silent=false'],
    env,
  );
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  sums.passed += result?.numPassedTests ?? 0;
  const count = (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  sums.failed += status !== 0 && count === 0 ? 1 : count;
  if (status === 0) return;
  failed.push(`${name} tests`);
  for (const { assertionResults = [], message } of result?.testResults ?? []) {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    for (const test of tests)
      failed.push(`  ${test.fullName}\n${startOf(test.failureMessages[0])}`);
    if (tests.length === 0 && assertionResults.length === 0 && message)
      failed.push(startOf(message));
  }
}

/** The beginning of a failure's text, enough to recognize it. */
function startOf(text = '') {
  const plain = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return plain
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}

function addPlaywright(file, status) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  sums.passed += (report?.stats?.expected ?? 0) + (report?.stats?.flaky ?? 0);
  const count = report?.stats?.unexpected ?? 0;
  sums.failed += status !== 0 && count === 0 ? 1 : count;
  if (status === 0) return;
  failed.push('browser tests');
  for (const spec of (report?.suites ?? []).flatMap(specsOf)) {
    if (spec.ok) continue;
    const errors = spec.tests.flatMap(({ results }) =>
      results.flatMap((result) => result.errors ?? []),
    );
    failed.push(`  ${spec.file}: ${spec.title}\n${startOf(errors[0]?.message)}`);
  }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
