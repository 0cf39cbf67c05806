// npm run bench:build: time and memory of a cold build of 500, 1,000 and 2,000 exhibitors who share 60 pictures.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeSampleFair } from '../../tools/sample-fair/index';
import { buildIn, copyProject } from '../support/projectCopy';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '500,1000,2000' }, verbose: { type: 'boolean', default: false } } });
const limits = { exhibitors: 2000, seconds: 120, megabytes: 1500 };

const project = copyProject();
const results: { exhibitors: number; seconds: number; megabytes: number }[] = [];
for (const exhibitors of values.sizes.split(',').map(Number)) {
  const content = path.join(project.folder, 'content');
  rmSync(content, { recursive: true, force: true });
  rmSync(path.join(project.folder, '.cache'), { recursive: true, force: true });
  rmSync(path.join(project.folder, 'public'), { recursive: true, force: true });
  makeSampleFair(content, exhibitors);
  const { status, output, seconds, megabytes } = await buildIn(project.folder);
  if (status !== 0) throw new Error(output.slice(-3000));
  if (values.verbose) console.log(output);
  results.push({ exhibitors, seconds: Math.round(seconds), megabytes: Math.round(megabytes) });
  console.log(results.at(-1));
}
project.remove();

console.table(results);
const [first, last] = [results[0], results.at(-1)];
if (first === undefined || last === undefined) throw new Error('Nothing was measured.');
const growth = last.seconds / first.seconds / (last.exhibitors / first.exhibitors);
console.log(`Time grew ${growth.toFixed(2)} times as fast as the number of exhibitors (at most 1.00).`);
const withinLimits = results.every(({ exhibitors, seconds, megabytes }) => exhibitors > limits.exhibitors || (seconds <= limits.seconds && megabytes <= limits.megabytes));
process.exitCode = growth <= 1 && withinLimits ? 0 : 1;
