import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIn, copyProject } from '../../support/projectCopy';
import { sabotaged, sabotages, type Sabotage } from './sabotages';

/** So many of the faults have to be found. */
const leastFound = 0.9;

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = sabotages.filter(({ name }) => positionals.every((word) => name.includes(word)));
if (chosen.length === 0) throw new Error(`No fault is called ${positionals.join(' ')}.`);

// npm run audit:sabotage [-- title]: puts each fault into a copy of the project, builds it, and
// lets the wandering visitors and then the fault run look for it; some three minutes a fault.
const { folder, remove } = copyProject();
try {
  for (const name of ['content', 'tests', 'playwright.config.mts', 'netlify'])
    cpSync(name, path.join(folder, name), { recursive: true });
  let found = 0;
  for (const sabotage of chosen) {
    const finder = await findIn(folder, sabotage);
    if (finder !== undefined) found += 1;
    console.log(`${sabotage.name}: ${finder ?? 'not found'}`);
  }
  console.log(`${found} of ${chosen.length} faults found`);
  process.exitCode = found < chosen.length * leastFound ? 1 : 0;
} finally {
  remove();
}

/** Who found the fault and what was seen, or undefined; the copy is whole again afterwards. */
async function findIn(copy: string, { name, file, edits }: Sabotage): Promise<string | undefined> {
  const place = path.join(copy, file);
  const whole = readFileSync(place, 'utf8');
  writeFileSync(place, sabotaged(whole, edits));
  try {
    const { status, output } = await buildIn(copy);
    if (status !== 0) throw new Error(`With ${name} nothing was built:\n${output.slice(-2000)}`);
    return look(copy, 'wander.spec.ts') ?? look(copy, 'faults.spec.ts');
  } finally {
    writeFileSync(place, whole);
  }
}

/** The first failure of a suite in the copy, on one line; undefined if it passes. */
function look(copy: string, suite: string): string | undefined {
  const report = path.join(copy, 'sabotage.json');
  const options = ['--project=netlify', '--max-failures=1', '--reporter=json'];
  const { status } = spawnSync('npx', ['playwright', 'test', suite, ...options], {
    cwd: copy,
    env: { ...process.env, FAIR_TEST_PORT: '9621', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (status === 0) return undefined;
  const { suites, stats } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = specsOf(suites).find(({ ok, tests }) => !ok && tests[0]?.results[0]?.error);
  const message = failed?.tests[0]?.results[0]?.error?.message ?? '';
  const seen = message
    .replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .find((line) => /^\s*(Received|\+ {3,}"|[\w].*(is|lies|over|focus))/.test(line));
  return `${failed?.title ?? suite} (${stats.expected} before it had passed): ${(seen ?? message).trim().slice(0, 160)}`;
}

type Spec = {
  ok: boolean;
  title: string;
  tests: { results: { error?: { message: string } }[] }[];
};
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Report = { suites: Suite[]; stats: { expected: number } };

function specsOf(suites: readonly Suite[]): Spec[] {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}
