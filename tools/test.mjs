// npm test: sets up a fresh machine, then checks, builds and tests in some ten minutes. npm run
// test:full: the same and everything that takes longer, in an hour and a half; -- --shard 1/3 for a
// part of it. Both end with one line of totals; -- --table writes tests and seconds of each suite
// into tests/README.md.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { readPlainOptions } from './plainOptions.mjs';
import { ensureBrowser, ensureNginx, ensurePackages } from './setup.mjs';
import { Bar } from './testing/bar.mjs';
import { ProcessorTime } from './testing/processorTime.mjs';
import { runJest, runPlaywright, tryOnce } from './testing/steps.mjs';
import { usualSeconds, writeTable } from './testing/suites.mjs';

const values = readPlainOptions(process.argv.slice(2), {
  full: { type: 'boolean' },
  shard: { type: 'string', like: '1/3', pattern: /^\d+\/\d+$/ },
  table: { type: 'boolean' },
});
const isFull = values.full === true;

ensurePackages();
const browser = await ensureBrowser();
if (isFull) ensureNginx();
mkdirSync('test-results', { recursive: true });

const env = {
  ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
  ...(isFull ? { FAIR_FULL: '1' } : {}),
};
const shard = values.shard === undefined ? [] : [`--shard=${values.shard}`];
const firstPort = Number(process.env.FAIR_TEST_PORT ?? 9321);
const withoutJourneys = { FAIR_WITHOUT_JOURNEYS: '1', FAIR_TEST_PORT: String(firstPort + 10) };
/** Leaves half of the cores to the suites that run in parallel. */
const half = ['--maxWorkers=50%'];

/** Steps by name: their prerequisites, and how they run. */
const steps = {
  'the fair of the tests': {
    run: (name) => tryOnce(name, ['node', 'tools/fairOfTests.mjs']),
  },
  'the site of content': {
    run: (name) => tryOnce(name, ['node', 'tools/build.mjs', '--when-due']),
  },
  check: { run: (name) => tryOnce(name, ['npm', 'run', '--silent', 'check']) },
  unit: { run: (name) => runJest(name, ['browser', 'node'], { args: [...half, ...shard], env }) },
  'built files': {
    needs: ['the fair of the tests', 'the site of content'],
    run: (name) => runJest(name, ['built', 'built-fair'], { env }),
  },
  builds: { run: (name) => runJest(name, ['builds'], { args: ['--runInBand', ...shard], env }) },
  journeys: {
    needs: ['the fair of the tests'],
    run: (name) => runPlaywright(name, { args: ['--project=journeys', ...shard], env }),
  },
  pages: {
    needs: ['the fair of the tests', 'the site of content'],
    run: (name) => runPlaywright(name, { args: shard, env: { ...env, ...withoutJourneys } }),
  },
};
// Both builds use one folder and share webpack's cache and pictures.
const builds = ['the fair of the tests', 'the site of content', 'built files'];
const others = ['check', 'unit', 'journeys'];
// In the full run, the step `pages` takes an hour and a half and also measures speeds, so journeys
// run before it.
(isFull ? others : builds).push('pages');
const lanes = [builds, others];
const after = isFull ? ['builds'] : [];

const started = performance.now();
const processorTime = new ProcessorTime();
const usual = usualSeconds();
const suitesOfPages = ['content', ...(isFull ? ['full', 'full-content', 'other', 'nginx'] : [])];
usual.set(
  'pages',
  suitesOfPages.reduce((sum, suite) => sum + (usual.get(suite) ?? 0), 0),
);
const bar = new Bar(lanes, after, usual);
/** Promises of the steps' results, from the start of each. */
const outcomes = new Map();

const isSideBySide = availableParallelism() > 1;
if (isSideBySide) await Promise.all(lanes.map(runInTurn));
else await runInTurn(lanes.flat());
await runInTurn(after);
bar.stop();
report(await Promise.all(outcomes.values()));

async function runInTurn(names) {
  for (const name of names) await outcomeOf(name);
}

/** Returns a step's result; runs it once, at the first request. */
function outcomeOf(name) {
  if (!outcomes.has(name)) outcomes.set(name, runStep(name));
  return outcomes.get(name);
}

async function runStep(name) {
  const { needs = [], run } = steps[name];
  const needed = await Promise.all(needs.map(outcomeOf));
  if (needed.some(({ failures }) => failures.length > 0)) {
    bar.end(name, `–  ${name}: not run, since what it needs was not built`);
    return { suites: [], failures: [], flaky: [] };
  }
  bar.begin(name);
  const outcome = await run(name);
  const tests = outcome.suites.reduce((sum, suite) => sum + suite.tests, 0);
  const seconds = outcome.suites.reduce((sum, suite) => sum + suite.seconds, 0);
  const counted = tests > 1 ? `${tests} tests, ` : '';
  const mark = outcome.failures.length === 0 ? '✓' : '✗';
  bar.end(name, `${mark}  ${name}: ${counted}${Math.round(seconds)} s`);
  return outcome;
}

function report(all) {
  const failures = all.flatMap((outcome) => outcome.failures);
  const flaky = all.flatMap((outcome) => outcome.flaky);
  const found = all.flatMap((outcome) => outcome.suites);
  for (const { what, text, again } of failures)
    console.log(`\n✗  ${what}\n${text}\n    Again: ${again}`);
  if (flaky.length > 0)
    console.log(
      `\nPassed only at the second try; find out why, or delete it today:\n${flaky.join('\n')}`,
    );
  if (values.table) writeTable(found);
  const failed = failures.length + (isFull ? flaky.length : 0);
  const tests = found.reduce((sum, suite) => sum + suite.tests, 0);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const seconds = processorTime.seconds();
  const effort = seconds === undefined ? '' : `, ${Math.round(seconds)} seconds of processor time`;
  console.log(
    `\n${minutes} minutes${effort}\n${Math.max(0, tests - failed)} passed, ${failed} failed`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}
