// The table of suites in tests/README.md: a run writes the figures; people write which fault only
// that suite finds.
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'tests/README.md';
const row = /^\| `([^`]+)` \| *(\d*) *\| *(\d*) *\| (.*) \|$/;

export function usualSeconds() {
  return new Map(rows().map(([, suite, , seconds]) => [suite, Number(seconds)]));
}

/** Writes the results of a run into the table; throws for a suite that the table lacks. */
export function writeTable(suites) {
  const known = new Set(rows().map(([, suite]) => suite));
  const unknown = suites.filter(({ suite }) => !known.has(suite));
  if (unknown.length > 0)
    throw new Error(
      `${file} has no row for ${unknown.map(({ suite }) => suite).join(', ')}: add it, with the fault that only it finds.`,
    );
  const found = new Map(suites.map((suite) => [suite.suite, suite]));
  const lines = readFileSync(file, 'utf8').split('\n');
  const written = lines.map((line) => {
    const [, suite, , , fault] = row.exec(line) ?? [];
    const now = found.get(suite);
    return now === undefined
      ? line
      : `| \`${suite}\` | ${now.tests} | ${Math.round(now.seconds)} | ${fault} |`;
  });
  writeFileSync(file, written.join('\n'));
}

function rows() {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const match = row.exec(line);
      return match === null ? [] : [match];
    });
}
