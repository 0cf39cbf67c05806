import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const worker = createRequire(require.resolve('gatsby/package.json')).resolve('./dist/utils/worker/child');

// What a worker offers, whether queries can be run already, and what Gatsby says to one that comes too early.
const asking = `
  const offered = require(${JSON.stringify(worker)});
  const runsQueries = () => Object.keys(require.cache).some((file) => file.endsWith('graphql-runner.js'));
  const before = runsQueries();
  offered.runQueries({ pageQueryIds: [], staticQueryIds: [], sliceQueryIds: [] }).catch(({ message }) => {
    require('node:fs').writeFileSync('answer.json', JSON.stringify({ kinds: Object.entries(offered).map(([name, value]) => name + ' ' + typeof value).sort(), before, after: runsQueries(), message }));
    process.exit();
  });
`;

const folder = mkdtempSync(path.join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));

function ask(...options: string[]): object {
  const env = { ...process.env, GATSBY_WORKER_POOL_WORKER: 'true', GATSBY_TELEMETRY_DISABLED: '1' };
  execFileSync(process.execPath, [...options, '--eval', asking], { cwd: folder, env, stdio: 'pipe' });
  return JSON.parse(readFileSync(path.join(folder, 'answer.json'), 'utf8')) as object;
}

test('a worker of Gatsby loads what runs queries when it is called, and offers and answers the same', () => {
  const asEver = ask();
  expect(asEver).toMatchObject({ before: true, message: expect.stringContaining('build schema') });
  expect(ask(`--require=${path.resolve('tools/lightWorkers.cjs')}`)).toEqual({ ...asEver, before: false });
});
