// npm run bench:build: compares a build of this site with a bare Gatsby project over the same
// records and renditions, alternately, cold and after an edit of one text. Only the ratios matter;
// seconds depend on the machine.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeManyExhibitors } from './content/manyExhibitors';
import { buildIn, copyProject, type BuildResult } from '../support/projectCopy';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '500,2000' },
    rounds: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
  },
});
/** Processor time relative to the bare project; memory in MB. */
const limits = { cold: 1.8, edit: 1.8, megabytes: 1500, growth: 1 };

type Side = { name: 'site' | 'twin'; folder: string; command: string[] };
type Row = {
  exhibitors: number;
  build: string;
  side: string;
  'cpu s': number;
  'wall s': number;
  MB: number;
};

const project = copyProject();
const sides: Side[] = [
  { name: 'site', folder: project.folder, command: ['tools/build.mjs'] },
  { name: 'twin', folder: makeTwin(), command: ['node_modules/gatsby/cli.js', 'build'] },
];
const rows: Row[] = [];
for (const exhibitors of values.sizes.split(',').map(Number)) {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const content = mkdtempSync(path.join(tmpdir(), 'fair-content-'));
    makeManyExhibitors(content, exhibitors);
    for (const { folder } of sides) {
      for (const name of ['content', '.cache', 'public'])
        rmSync(path.join(folder, name), { recursive: true, force: true });
      cpSync(content, path.join(folder, 'content'), { recursive: true });
    }
    rmSync(content, { recursive: true });
    for (const side of sides) await measure(side, exhibitors, 'cold');
    for (const { folder } of sides) editText(folder);
    for (const side of sides) await measure(side, exhibitors, 'one text edit');
  }
}
project.remove();
rmSync(sides[1]?.folder ?? '', { recursive: true });
process.exitCode = report() ? 0 : 1;

async function measure(
  { name, folder, command }: Side,
  exhibitors: number,
  build: string,
): Promise<void> {
  // Both get the environment set by tools/build.mjs.
  const env = {
    GATSBY_CPU_COUNT: String(Math.min(availableParallelism(), 4) + 1),
    NODE_OPTIONS: '--max-old-space-size=1200',
  };
  const result: BuildResult = await buildIn(folder, env, command);
  if (values.verbose || result.status !== 0) console.log(result.output.slice(-5000));
  if (result.status !== 0) throw new Error(`The build of the ${name} failed.`);
  const row = {
    exhibitors,
    build,
    side: name,
    'cpu s': Math.round(result.cpuSeconds),
    'wall s': Math.round(result.seconds),
    MB: Math.round(result.megabytes),
  };
  rows.push(row);
  console.log(JSON.stringify(row));
}

/** Changes one word in the text of one exhibitor. */
function editText(folder: string): void {
  const file = path.join(folder, 'content/2025/exhibitors/exhibitor-00002/index.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Слово', 'Правка'));
}

/** Makes the bare project, with the renditions used by the site's fragments. */
function makeTwin(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'fair-twin-'));
  cpSync('tests/bench/twin', folder, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: object;
  };
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'twin', version: '1.0.0', private: true, dependencies }),
  );
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  const asked = {
    WORK: 'exhibitors/ExhibitorWorks',
    CARD: 'exhibitors/ExhibitorDirectory',
    PORTRAIT: 'speakers/SpeakerIntro',
    FACE: 'speakers/SpeakerDirectory',
  };
  const templates = path.join(folder, 'src/templates');
  mkdirSync(templates, { recursive: true });
  for (const file of readdirSync(templates).map((name) => path.join(templates, name))) {
    let text = readFileSync(file, 'utf8');
    for (const [name, view] of Object.entries(asked))
      text = text.replace(`gatsbyImageData(${name})`, requestIn(`src/${view}.tsx`));
    writeFileSync(file, text);
  }
  return folder;
}

function requestIn(file: string): string {
  const [request] =
    /gatsbyImageData\([^)]*(?:\([^)]*\)[^)]*)*\)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (request === undefined) throw new Error(`${file} asks for no picture.`);
  return request;
}

/** Prints figures and ratios; returns whether all are within the limits. */
function report(): boolean {
  console.table(rows);
  const median = (
    exhibitors: number,
    build: string,
    side: string,
    figure: 'cpu s' | 'wall s' | 'MB',
  ) => {
    const figures = rows
      .filter((row) => row.exhibitors === exhibitors && row.build === build && row.side === side)
      .map((row) => row[figure])
      .sort((a, b) => a - b);
    return figures[Math.floor(figures.length / 2)] ?? NaN;
  };
  const sizes = [...new Set(rows.map(({ exhibitors }) => exhibitors))];
  let holds = true;
  const judge = (words: string, figure: number, limit: number) => {
    holds &&= figure <= limit;
    console.log(
      `${figure <= limit ? 'holds' : 'FAILS'}  ${words}: ${figure.toFixed(2)} (at most ${limit})`,
    );
  };
  for (const exhibitors of sizes) {
    const ratio = (build: string) =>
      median(exhibitors, build, 'site', 'cpu s') / median(exhibitors, build, 'twin', 'cpu s');
    judge(
      `${exhibitors} exhibitors, cold, processor time against the twin`,
      ratio('cold'),
      limits.cold,
    );
    judge(
      `${exhibitors} exhibitors, one text edit, processor time against the twin`,
      ratio('one text edit'),
      limits.edit,
    );
    judge(
      `${exhibitors} exhibitors, cold, peak memory, MB`,
      median(exhibitors, 'cold', 'site', 'MB'),
      limits.megabytes,
    );
  }
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first !== undefined && last !== undefined && first !== last) {
    const growth =
      median(last, 'cold', 'site', 'cpu s') /
      median(first, 'cold', 'site', 'cpu s') /
      (last / first);
    judge('growth of processor time against the number of exhibitors', growth, limits.growth);
  }
  return holds;
}
