// Builds the production site into public/. What Gatsby keeps count of by itself stays (pictures, page-data);
// everything else is made anew, because it leaves old chunks lying (docs/decisions/002-warm-builds.md).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import path from 'node:path';
import { Drawing } from './drawing.mjs';
import { hashInputs } from './inputs.mjs';
import { tell } from './tell.mjs';

const stamp = '.cache/inputs-hash';
const kept = new Set(['static', 'page-data']);

/** Whether public/ holds the site of exactly these inputs. */
function isBuilt() {
  return existsSync('public/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs();
}

/** Builds unless public/ holds the site of these inputs already. */
export async function ensureBuilt() {
  if (isBuilt()) console.log('Nothing has changed since the last build.');
  else await build();
}

/** Builds, and remembers of what; ends the process with Gatsby's status when it fails. */
async function build() {
  if (existsSync('public')) {
    for (const name of readdirSync('public')) {
      if (!kept.has(name)) rmSync(path.join('public', name), { recursive: true });
    }
  }
  const env = { ...process.env, ...forThisMachine() };
  // Gatsby waits for its answer, so it starts before the inputs of thousands of records are read.
  const beside = fork('src/data/beside.ts', { execArgv: ['--import', 'tsx'], env });
  const inputs = hashInputs();
  rmSync(stamp, { force: true });
  const status = await runGatsby(beside, { ...env, FAIR_BUILD_ID: inputs.slice(0, 20) });
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, inputs);
  reportSize();
}

function reportSize() {
  const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
  console.log(`public/ holds ${Math.round(bytes / 1e6)} MB`);
}

/**
 * Gatsby, and beside it what needs none of its time: the content check while Gatsby starts (`beside`), then the
 * renditions it orders (docs/decisions/015). Answers Gatsby's exit status.
 */
async function runGatsby(beside, env) {
  const report = answerOf(beside, 'REPORT');
  const drawing = new Drawing(env);
  const shares = answerOf(beside, 'SHARES');
  const answers = {
    REPORT: () => report,
    FORETOLD: async () => drawing.foretell((await shares) ?? []),
    DRAWN: (ordered) => drawing.order(ordered),
  };
  const gatsby = fork('node_modules/gatsby/cli.js', ['build'], {
    execArgv: ['compileWithEsbuild', 'lightWorkers'].map((name) => `--require=${path.resolve(`tools/${name}.cjs`)}`),
    env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', ENABLE_GATSBY_EXTERNAL_JOBS: '1', FAIR_BESIDE: 'true' },
  });
  const renditions = fork('tools/renditions.mjs', { env: { ...env, UV_THREADPOOL_SIZE: String(availableParallelism()) } });
  // Before it has threads, which take their priority from it: what Gatsby waits for goes first.
  if (renditions.pid !== undefined) setPriority(renditions.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  gatsby.on('message', async (message) => {
    if (message.type in answers) tell(gatsby, { type: message.type, value: await answers[message.type](message.value) });
    if (message.type === 'JOB_CREATED') tell(renditions, message);
    if (isOfRendering(message, 'ACTIVITY_START')) drawing.giveWay();
    if (isOfRendering(message, 'ACTIVITY_END')) drawing.goOn();
  });
  renditions.on('message', (message) => tell(gatsby, message));
  // What is ordered of a process that is gone would be waited for without end.
  renditions.once('exit', () => {
    console.error('The process that makes pictures has ended, so the build ends too.');
    gatsby.kill();
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => gatsby.kill());
  const [status] = await once(gatsby, 'exit');
  renditions.removeAllListeners('exit');
  if (renditions.connected) renditions.disconnect();
  if (status !== 0) drawing.giveWay();
  return status === 0 && !(await drawing.end()) ? 1 : (status ?? 1);
}

/** Gatsby tells of everything it prints; where it no longer said this, a build would only hold more memory. */
function isOfRendering({ type, action }, event) {
  return type === 'LOG_ACTION' && action.type === event && action.payload.id === 'Building static HTML for pages';
}

/** A process's message of one type; nothing where it ends without, so that Gatsby does by itself what it can. */
function answerOf(child, type) {
  return new Promise((resolve) => {
    child.on('message', (message) => message.type === type && resolve(message.value));
    child.once('disconnect', () => resolve(undefined));
    child.once('error', () => resolve(undefined));
  });
}

/** Settings of Gatsby and the C library that fit the machine; what is set already stays. */
function forThisMachine() {
  return {
    // Gatsby keeps one core for its main process, which waits while workers query and render: they get all cores.
    GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(Math.min(availableParallelism(), 4) + 1),
    // glibc gives every thread that works on pictures memory of its own, and keeps what was freed (bytes).
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '4194304',
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '4194304',
    NODE_OPTIONS: withHeapLimit(process.env.NODE_OPTIONS ?? ''),
  };
}

/** The nearer the limit (MB), the sooner V8 clears up; without one a build takes half as much again for nothing. */
function withHeapLimit(options) {
  return options.includes('--max-old-space-size') ? options : `${options} --max-old-space-size=1200`.trim();
}

if (process.argv[1] === import.meta.filename) await build();
