import { accessSync, constants, readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, string> };
type Workflow = { jobs: { test: { strategy: { matrix: { node: string[] } }; steps: Step[] } } };
type Update = {
  'package-ecosystem': string;
  groups: Record<string, { patterns?: string[]; 'exclude-patterns'?: string[] }>;
  ignore?: { 'dependency-name': string }[];
};
type Manifest = {
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const yaml = (file: string): unknown => parse(readFileSync(file, 'utf8'), { strict: true });
const { test: job } = (yaml('.github/workflows/ci.yml') as Workflow).jobs;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
const updates = (yaml('.github/dependabot.yml') as { updates: Update[] }).updates;
const npm = updates.find((update) => update['package-ecosystem'] === 'npm');

/** Dependabot's patterns, in which `*` stands for any letters. */
const fits = (pattern: string) => {
  const written = new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\/]/g, '\\$&'))
      .join('.*')}$`,
  );
  return packages.some((name) => written.test(name));
};

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

test('what is kept between runs is what a warm build needs together', () => {
  const kept = job.steps.find(({ uses }) => uses?.startsWith('actions/cache@'))?.with ?? {};
  expect(kept['path']?.trim().split('\n')).toEqual(['.cache', 'public/static', 'public/page-data']);
  expect(kept['key']).toContain("hashFiles('package-lock.json', 'patches/**')");
});

test('updates name packages that the project has', () => {
  const groups = Object.values(npm?.groups ?? {}).flatMap((group) => [
    ...(group.patterns ?? []),
    ...(group['exclude-patterns'] ?? []),
  ]);
  const ignored = (npm?.ignore ?? []).map((rule) => rule['dependency-name']);
  expect(ignored).toEqual(
    expect.arrayContaining([
      'gatsby',
      'react',
      'react-dom',
      'i18next',
      'react-i18next',
      'yup',
      'fslightbox-react',
    ]),
  );
  expect([...groups, ...ignored].filter((pattern) => !fits(pattern))).toEqual([]);
});
