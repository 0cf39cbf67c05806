// npx tsx tests/builds/lostResults.ts --rounds 40: builds repeatedly on a busy machine, each time
// without Gatsby's stored data, and reports query results lost on the way from a worker to the main
// process (docs/platform.md). `--steal 3` loses some on purpose.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIn, copyProject } from '../support/projectCopy';
import { stealResults, storedResults } from './resultThief';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    content: { type: 'string', default: 'tests/fair' },
    /** Processes that each keep a core busy; one that calls fsync is added. */
    busy: { type: 'string', default: '2' },
    steal: { type: 'string', default: '0' },
  },
});
const forgotten = ['.cache/caches-lmdb', '.cache/data', '.cache/redux', 'public/page-data'];

const project = copyProject();
cpSync(values.content, path.join(project.folder, 'content'), { recursive: true });
if (existsSync('public/static'))
  cpSync('public/static', path.join(project.folder, 'public/static'), { recursive: true });
const load = startLoad(Number(values.busy));
try {
  let lost = 0;
  let failed = 0;
  let pages: string[] = [];
  let before = new Map<string, string>();
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const folder of forgotten)
      rmSync(path.join(project.folder, folder), { recursive: true, force: true });
    const thief = stealResults(project.folder, pages);
    const { status, output, seconds, cpuSeconds } = await buildIn(project.folder, {
      FAIR_AT: '2026-03-10',
    });
    const stolen = await thief.stop();
    const missing = [...output.matchAll(/query result (?:of|for) "?([^\s"]+)"?(?: is|\.)/g)].map(
      ([, page = '']) => page,
    );
    const byChance = missing.filter((page) => !stolen.includes(page));
    const different = stolen.filter((page) => dataOf(page) !== before.get(page));
    console.log(
      JSON.stringify({ round, status, seconds, cpuSeconds, stolen, different, byChance }),
    );
    if (byChance.length > 0) {
      const stored = new Set(await storedResults(project.folder));
      const found = byChance.filter((page) => stored.has(page));
      console.log(`${stored.size} results are stored, ${found.length} of the missing among them`);
    }
    if (status !== 0) console.log(output.slice(-3000));
    lost += byChance.length;
    failed += status === 0 && different.length === 0 ? 0 : 1;
    if (round === 0) {
      pages = everyNth(builtPages(), Number(values.steal));
      before = new Map(pages.map((page) => [page, dataOf(page)]));
    }
  }
  console.log(`${values.rounds} rounds: ${failed} failed, ${lost} results were lost by chance`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  for (const child of load) child.kill('SIGKILL');
  project.remove();
}

/** Starts processes that compute endlessly, and one that keeps writing to the disk with fsync. */
function startLoad(busy: number): ChildProcess[] {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fair-load-')), 'written');
  const write = `const fs=require('fs');for(;;){const f=fs.openSync(${JSON.stringify(file)},'w');fs.writeSync(f,Buffer.alloc(8e6));fs.fsyncSync(f);fs.closeSync(f)}`;
  const scripts = [...Array.from({ length: busy }, () => 'for(;;);'), write];
  return scripts.map((script) => spawn('node', ['-e', script], { stdio: 'ignore' }));
}

/** Addresses of all pages with data of their own. */
function builtPages(): string[] {
  const folder = path.join(project.folder, 'public/page-data');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page-data.json')
    .map((file) => `/${path.dirname(file)}/`.replace('/index/', '/'))
    .sort();
}

function dataOf(page: string): string {
  const file = path.join(
    project.folder,
    'public/page-data',
    page === '/' ? 'index' : page,
    'page-data.json',
  );
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Picks `count` evenly spaced members of a list. */
function everyNth<Item>(list: Item[], count: number): Item[] {
  return Array.from(
    { length: count },
    (_, index) => list[Math.floor((index * list.length) / count)],
  ).filter((item) => item !== undefined);
}
