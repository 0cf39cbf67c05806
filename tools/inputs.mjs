// The fingerprint of everything a build depends on: content, code, lockfile, configuration, GATSBY_
// variables, and which of the days that open or close something have passed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const contentRoot = () => process.env.FAIR_CONTENT || 'content';
const code = [
  'src',
  'static',
  'kitchen-sink',
  '.babelrc.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'netlify.toml',
  'netlify',
  'patches',
  'tools/build.mjs',
  'tools/inputs.mjs',
];

/** A hash of all inputs of a build, equal on every machine; without generated types and tests. */
export function hashInputs(content = contentRoot()) {
  const hash = createHash('sha256');
  addFiles(hash, [content, ...code]);
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith('GATSBY_'))
    .sort()) {
    if (!/TELEMETRY|CPU_COUNT/.test(name)) hash.update(`${name}=${process.env[name]}\0`);
  }
  // A trial of another moment (decision 035) gives a different site.
  const trial = process.env.FAIR_AT ?? '';
  if (trial !== '') hash.update(`FAIR_AT=${trial}\0`);
  hash.update(passedDays(trial.slice(0, 10) || moscowDay(), content).join());
  return hash.digest('hex');
}

/** A hash of the inputs that all pages share: everything but content, day and environment. */
export function hashCode() {
  const hash = createHash('sha256');
  addFiles(hash, code);
  return hash.digest('hex');
}

function addFiles(hash, sources) {
  for (const source of sources) {
    for (const file of filesOf(source)) {
      hash
        .update(`${path.relative(source, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
}

/**
 * Returns the days of forms, editions, notices, recordings and releases that have passed: each of
 * them changes pages.
 */
export function passedDays(today, content = contentRoot()) {
  const files = filesOf(content).filter((file) =>
    /[\\/](forms|programme|releases)[\\/][^\\/]+\.yaml$|[\\/](edition|notices)\.yaml$/.test(file),
  );
  const days = files.flatMap((file) => [
    // The day of a release is in its name.
    ...file.matchAll(/(releases)[\\/](\d{4}-\d{2}-\d{2})/g),
    ...readFileSync(file, 'utf8').matchAll(
      /(?:^[ -]*|[{,] *)(value|opens|closes|\w+Day|applications\w+|from|until|added):\s*["']?(\d{4}-\d{2}-\d{2})/gm,
    ),
  ]);
  // A first day takes effect at midnight, a last day at the midnight after it.
  return days
    .filter(([, name, day]) =>
      /^(opens|firstDay|applicationsOpen|from|added|releases)$/.test(name)
        ? day <= today
        : day < today,
    )
    .map(([line]) => line);
}

/** Like src/lib/time/clock.ts: Moscow is UTC+3 all year. */
function moscowDay() {
  return new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns a file, or all files of a folder, sorted, without tests and generated types. */
export function filesOf(source) {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^queries\.d\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
