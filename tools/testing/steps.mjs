// Runs one step of the tests and parses its results.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ what: string, text: string, again: string }} Failure The failed test, the beginning
 *   of its report, and the command that repeats it.
 * @typedef {{ suite: string, tests: number, seconds: number }} Suite
 * @typedef {{ suites: Suite[], failures: Failure[], flaky: string[] }} Outcome
 */

/**
 * Runs a command with its output written to test-results/<name>.log. Resolves to its exit status
 * and its seconds of wall-clock time.
 *
 * @returns {Promise<{ status: number, seconds: number, log: string }>}
 */
export function runStep(name, [command, ...args], { env = {} } = {}) {
  const log = path.join('test-results', `${name}.log`);
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  const file = createWriteStream(log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  child.on('close', () => file.end());
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, seconds: (performance.now() - started) / 1000, log });
    child.on('error', () => end(1));
    child.on('close', (status) => end(status ?? 1));
  });
}

/** Runs a step that counts as one test: the check, a build. */
export async function tryOnce(suite, words, options) {
  const { status, seconds, log } = await runStep(suite.replaceAll(' ', '-'), words, options);
  const failure = {
    what: suite,
    text: endOf(readFileSync(log, 'utf8')),
    again: words.join(' '),
  };
  return {
    suites: [{ suite, tests: 1, seconds }],
    failures: status === 0 ? [] : [failure],
    flaky: [],
  };
}

/** Runs some of jest's projects (jest.config.cjs). */
export async function runJest(suite, projects, { args = [], env = {} } = {}) {
  const file = `test-results/${suite.replaceAll(' ', '-')}.json`;
  rmSync(file, { force: true });
  const select = ['--selectProjects', ...projects];
  const { status, seconds, log } = await runStep(
    suite.replaceAll(' ', '-'),
    ['npx', 'jest', ...select, '--json', `--outputFile=${file}`, ...args],
    { env },
  );
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const tests = (result?.numPassedTests ?? 0) + (result?.numFailedTests ?? 0);
  const failures = (result?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const again = `npx jest ${path.relative('.', name)}`;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0 && message)
      return [{ what: path.relative('.', name), text: startOf(message), again }];
    return failed.map((test) => ({
      what: test.fullName,
      text: startOf(test.failureMessages[0]),
      again,
    }));
  });
  if (status !== 0 && failures.length === 0)
    failures.push({
      what: suite,
      text: endOf(readFileSync(log, 'utf8')),
      again: `npx jest ${select.join(' ')}`,
    });
  return {
    suites: [{ suite, tests, seconds }],
    failures,
    flaky: [],
  };
}

/** Runs the browser tests (playwright.config.mts); each project is a suite. */
export async function runPlaywright(name, { args = [], env = {} } = {}) {
  const file = `test-results/${name}.json`;
  rmSync(file, { force: true });
  const words = ['npx', 'playwright', 'test', `--output=test-results/${name}`, ...args];
  const { status, log } = await runStep(name, words, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const suites = new Map();
  const failures = [];
  const flaky = [];
  for (const spec of (report?.suites ?? []).flatMap(specsOf)) {
    for (const { projectName, status: verdict, results } of spec.tests) {
      if (verdict === 'skipped') continue;
      const suite = suites.get(projectName) ?? { suite: projectName, tests: 0, seconds: 0 };
      suites.set(projectName, suite);
      suite.tests += 1;
      suite.seconds += results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      const errors = results.flatMap((result) => result.errors ?? []);
      if (verdict === 'flaky')
        flaky.push(`${spec.file}: ${spec.title}\n${startOf(errors[0]?.message)}`);
      if (verdict !== 'unexpected') continue;
      failures.push({
        what: `${spec.file}: ${spec.title}`,
        text: startOf(errors[0]?.message),
        again: `npm run e2e -- ${path.basename(spec.file)}:${spec.line} --project=${projectName}`,
      });
    }
  }
  // Workers run in parallel, so their times are divided.
  const workers = report?.config?.workers ?? 1;
  for (const suite of suites.values()) suite.seconds /= workers;
  const messages = (report?.errors ?? []).map(({ message }) => startOf(message)).join('\n');
  const isUnexplained = status !== 0 && failures.length === 0 && flaky.length === 0;
  if (isUnexplained)
    failures.push({
      what: name,
      text: messages || endOf(readFileSync(log, 'utf8')),
      again: 'npm run e2e',
    });
  return { suites: [...suites.values()], failures, flaky };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

const indented = (lines) => lines.map((line) => `    ${line.slice(0, 300)}`).join('\n');

/** Returns the beginning of a failure's text, enough to recognize it. */
function startOf(text = '') {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return indented(lines.slice(0, 16));
}

/** Returns the end of a log, where commands say why they stopped. */
function endOf(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return indented(lines.slice(-40));
}
