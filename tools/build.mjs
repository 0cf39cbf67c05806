// npm run build: `gatsby build` in a tidied public/, with an environment that fits the machine.
import {
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { releaseBuildLock, runUnderLock, takeBuildLock } from './buildLock.mjs';
import { hashCode, hashInputs } from './inputs.mjs';
import { run } from './setup.mjs';
import { useStandIns } from './standIns.mjs';

const stamp = '.cache/inputs-hash';
const minFreeMegabytes = 50;

/** Whether public/ was built from the current inputs (tools/inputs.mjs). */
function isBuilt() {
  return (
    existsSync('public/index.html') &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashInputs()
  );
}

/** Builds for this machine, with the stand-in ticket office, unless public/ is up to date. */
export async function ensureBuilt() {
  useStandIns('production');
  if (isBuilt()) console.log('Nothing has changed since the last build.');
  else await build();
}

/**
 * Builds, and stores the hash of the inputs. Exits if the build fails or another command is
 * building.
 */
async function build() {
  exitWith(fullDiskMessage());
  const { error, isAfterKilledBuild } = takeBuildLock('npm run build');
  exitWith(error);
  // After a killed build, Gatsby's cache would make the next build show old pages.
  if (isAfterKilledBuild) {
    rmSync('.cache', { recursive: true, force: true });
    for (const name of existsSync('public') ? readdirSync('public') : [])
      if (name !== 'static') rmSync(path.join('public', name), { recursive: true });
  }
  const inputs = hashInputs();
  rmSync(stamp, { force: true });
  const status = await runUnderLock('node', ['node_modules/gatsby/cli.js', 'build'], {
    ...process.env,
    ...forThisMachine(),
    GATSBY_TELEMETRY_DISABLED: '1',
    FAIR_BUILD_ID: inputs.slice(0, 10),
    FAIR_CODE_HASH: hashCode(),
  });
  const message = status === 0 ? missingSiteMessage() : fullDiskMessage();
  // `status` is null if the build was killed. Then, and after either message, the lock stays, so
  // that the next build deletes Gatsby's incomplete cache.
  if (status !== null && message === undefined) releaseBuildLock();
  exitWith(message);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, inputs);
  reportSize();
}

/**
 * Checks for the last file that a build writes: Gatsby ends with status 0 even after a worker has
 * crashed.
 */
function missingSiteMessage() {
  return existsSync('public/_headers')
    ? undefined
    : 'Gatsby has ended without a site. The lines above say at which step; start again.';
}

/** Returns a message for the terminal if the disk of the current folder is full. */
export function fullDiskMessage(freeMegabytes = readFreeMegabytes()) {
  if (freeMegabytes >= minFreeMegabytes) return undefined;
  return `The disk is full: ${Math.floor(freeMegabytes)} MB are free, but a first build needs about 1,000 MB. Free some space, then start again.`;
}

function readFreeMegabytes() {
  const { bavail, bsize } = statfsSync('.');
  return (bavail * bsize) / 1e6;
}

function exitWith(message) {
  if (message === undefined) return;
  console.error(message);
  process.exit(1);
}

function reportSize() {
  const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
  console.log(`public/ holds ${Math.round(bytes / 1e6)} MB`);
}

/** Settings of Gatsby and the C library for this machine; existing variables win. */
function forThisMachine() {
  return {
    // Gatsby reserves one core for its main process. But this process waits while workers query and
    // render, so the workers get all cores.
    GATSBY_CPU_COUNT:
      process.env.GATSBY_CPU_COUNT ?? String(Math.min(availableParallelism(), 4) + 1),
    // By default, glibc gives every thread that processes pictures its own arena, and does not
    // return freed memory. Values are in bytes.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '4194304',
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '4194304',
    // From Node 21 on, Gatsby prints the deprecation of one of its own packages as an error.
    NODE_OPTIONS: `${withHeapLimit(process.env.NODE_OPTIONS ?? '')} --disable-warning=DEP0040`,
  };
}

/** Adds a heap limit, MB, for earlier garbage collection: without one, 50 % more memory is used. */
function withHeapLimit(options) {
  return options.includes('--max-old-space-size')
    ? options
    : `${options} --max-old-space-size=1200`.trim();
}

if (process.argv[1] === import.meta.filename) {
  // npm run build -- --nginx: also writes the files for a self-managed host
  // (docs/deploy-on-nginx.md).
  const [flag, ...options] = process.argv.slice(2);
  if (flag === '--when-due') await ensureBuilt();
  else await build();
  if (flag === '--nginx') run('npx', ['tsx', 'tools/nginx.ts', ...options]);
}
