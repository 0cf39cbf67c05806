import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeFieldPath } from '../../../src/site/check/files/schemaProblems';
import { parseAsSite } from '../../../src/site/check/files/yaml';
import { Random } from '../../../tests/support/random';
import { applyValue, asValue } from './applyValue';
import { mergeValues } from './mergeValues';
import { edits, type Edit } from './testing/edits';

const pairs = process.env['FAIR_FULL'] === undefined ? 5 : 300;
const kinds = Object.entries(edits).filter(([kind]) => !/many|type/.test(kind));

/** Whether two edits affect different fields; a text in two languages counts as one field. */
function areApart(one: Edit, other: Edit): boolean {
  const [first = '', second = ''] = [one, other].map(({ path }) =>
    `${writeFieldPath(path)}.`.replaceAll('[', '.[').replace(/\.(ru|en)\.$/, '.'),
  );
  return !first.startsWith(second) && !second.startsWith(first);
}

test('two editors of different fields rarely conflict in git, and never here', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fair-pairs-'));
  const written = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return name;
  };
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const clashes: string[] = [];
  const wrong: string[] = [];
  for (let seed = 1, tried = 0; tried < pairs; seed += 1) {
    const random = new Random(seed);
    const text = readFileSync(`content/${random.pick(files)}`, 'utf8');
    const base = asValue(parseAsSite(text).toJS() ?? []);
    const [[myKind, my], [theirKind, their]] = [random.pick(kinds), random.pick(kinds)];
    const [mine, theirs] = [my(base, random), their(base, random)];
    if (mine === undefined || theirs === undefined || !areApart(mine, theirs)) continue;
    tried += 1;
    const names = [
      written('mine', applyValue(text, mine.value)),
      written('base', text),
      written('theirs', applyValue(text, theirs.value)),
    ];
    const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...names], { cwd: folder });
    const description = `seed ${seed}: ${myKind} at ${writeFieldPath(mine.path)}, ${theirKind} at ${writeFieldPath(theirs.path)}`;
    const { merged, conflicts } = mergeValues(base, mine.value, theirs.value);
    if (conflicts.length > 0) wrong.push(`${description}: ${conflicts.join()}`);
    if (status !== 0) clashes.push(description);
    else if (!isDeepStrictEqual(asValue(parseAsSite(String(stdout)).toJS()), merged))
      wrong.push(`${description}: git merges otherwise`);
  }
  rmSync(folder, { recursive: true });
  if (pairs > 100)
    console.info(`${clashes.length} of ${pairs} pairs clash in git\n${clashes.join('\n')}`);
  expect(wrong).toEqual([]);
  expect(clashes.length).toBeLessThanOrEqual(Math.max(2, pairs / 20));
}, 900_000);
