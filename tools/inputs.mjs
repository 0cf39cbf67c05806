// The fingerprint of everything a build is made of: content, code, lockfile, configuration and GATSBY_ variables.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const contentRoot = () => process.env.FAIR_CONTENT || 'content';
const sources = () => [
  contentRoot(),
  'src',
  'gatsby-browser.ts',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'netlify.toml',
  'netlify',
  'tools/build.mjs',
  'tools/compileWithEsbuild.cjs',
  'tools/drawing.mjs',
  'tools/inputs.mjs',
  'tools/lightWorkers.cjs',
  'tools/makeRenditions.mjs',
  'tools/provide.cjs',
  'tools/renditions.mjs',
  'tools/tell.mjs',
];

/** Hash over all inputs, the same on every machine. Generated types and tests are no input. */
export function hashInputs() {
  const hash = createHash('sha256');
  for (const source of sources()) {
    for (const file of filesOf(source)) {
      hash.update(`${path.relative(source, file)}\0`).update(readFileSync(file)).update('\0');
    }
  }
  for (const name of Object.keys(process.env).filter((key) => key.startsWith('GATSBY_')).sort()) {
    if (!/TELEMETRY|CPU_COUNT/.test(name)) hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest('hex');
}

function filesOf(source) {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^gatsby-types\.d\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
