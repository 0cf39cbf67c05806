// Builds the production site into public/. What Gatsby keeps count of by itself stays (pictures, page-data, slices);
// everything else is made anew, because it leaves old chunks lying (docs/decisions/002-warm-builds.md).
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  run('npx', ['gatsby', 'build'], {
    GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? 'logical_cores',
    FAIR_BUILD_ID: inputs.slice(0, 20),
  });
  writeFileSync(stamp, inputs);
}

if (process.argv[1] === import.meta.filename) build();
