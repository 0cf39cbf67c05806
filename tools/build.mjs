// Builds the production site into public/. Pictures already made are kept; everything else is made anew, because
// Gatsby keeps old pages' inlined styles and old chunks (docs/decisions/002-warm-builds.md).
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from './inputs.mjs';
import { run } from './setup.mjs';

const stamp = '.cache/inputs-hash';

/** Whether public/ holds the site of exactly these inputs. */
export function isBuilt() {
  return existsSync('public/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs();
}

/** Builds, and remembers of what. */
export function build() {
  if (existsSync('public')) {
    for (const name of readdirSync('public')) {
      if (name !== 'static') rmSync(path.join('public', name), { recursive: true });
    }
  }
  const inputs = hashInputs();
  run('npx', ['gatsby', 'build'], { GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? 'logical_cores' });
  writeFileSync(stamp, inputs);
}

if (process.argv[1] === import.meta.filename) build();
