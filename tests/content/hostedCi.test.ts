import { accessSync, constants, readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, string> };
type Workflow = { jobs: { test: { strategy: { matrix: { node: string[] } }; steps: Step[] } } };
type Manifest = { engines: { node: string } };

const yaml = (file: string): unknown => parse(readFileSync(file, 'utf8'), { strict: true });
const { test: job } = (yaml('.github/workflows/ci.yml') as Workflow).jobs;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

test('the forge runs the command that everybody runs', () => {
  const commands = job.steps.flatMap(({ run }) => run ?? []);
  expect(commands.at(-1)).toBe('.ci/run');
  // Before it only what the command itself would install if it were root.
  for (const command of commands.slice(0, -1)) expect(command).toMatch(/apt-get install/);
  accessSync('.ci/run', constants.X_OK);
});

test('it runs on the oldest Node that package.json allows', () => {
  expect(`>=${job.strategy.matrix.node[0]} <26`).toBe(manifest.engines.node);
});
