// Builds the production site into public/. What Gatsby keeps count of by itself stays (pictures, page-data, slices);
// everything else is made anew, because it leaves old chunks lying (docs/decisions/002-warm-builds.md).
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hashInputs } from './inputs.mjs';
import { run } from './setup.mjs';

const stamp = '.cache/inputs-hash';
const kept = new Set(['static', 'page-data', '_gatsby']);

/** Whether public/ holds the site of exactly these inputs. */
export function isBuilt() {
  return existsSync('public/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs();
}

/** Builds, and remembers of what. */
export function build() {
  if (existsSync('public')) {
    for (const name of readdirSync('public')) {
      if (!kept.has(name)) rmSync(path.join('public', name), { recursive: true });
    }
  }
  const inputs = hashInputs();
  rmSync(stamp, { force: true });
  run(process.execPath, ['node_modules/gatsby/cli.js', 'build'], { ...forThisMachine(), FAIR_BUILD_ID: inputs.slice(0, 20) });
  writeFileSync(stamp, inputs);
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

if (process.argv[1] === import.meta.filename) build();
