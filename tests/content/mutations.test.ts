import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acrossProblems, fileProblems, reportProblems } from '../../src/build/check';
import {
  readContentFolder,
  readContentSource,
  type ContentFolder,
  type ContentSource,
} from '../../src/build/check/contentFolder';
import { checkPictureFile } from '../../src/build/check/pictures/pictures';
import type { Problem } from '../../src/build/check/problems/problem';
import { writeFieldPath } from '../../src/build/check/schemaProblems';
import { contentKinds } from '../../src/content-model/contentFiles';
import { cutFile, mutations, readAsBuild, type Mutate, type Mutation } from './mutate';
import { Random } from './random';

// Generous, because the machine may be busy with other work.
jest.setTimeout(60_000);

const root = 'content';
const seed = 20260402;
const ofEachKind = 50;

let folder: ContentFolder;

beforeAll(() => {
  folder = readContentFolder(root);
});

const textOf = (source: ContentSource) => readFileSync(path.join(root, source.file), 'utf8');

/** A fault in a randomly chosen file; every kind of file is equally likely. */
function mutate(mutateFile: Mutate, random: Random): Mutation {
  for (;;) {
    const contentKind = random.pick(contentKinds);
    const sources = folder.sources.filter(({ place }) => place.kind === contentKind);
    if (sources.length === 0) continue;
    const source = random.pick(sources);
    const mutation = mutateFile({ source, text: textOf(source), folder }, random);
    if (mutation !== undefined) return mutation;
  }
}

/** Problems of the content with one file changed. */
function check({ source, text }: Mutation): { changed: ContentSource; problems: Problem[] } {
  const changed = readContentSource(source.file, Buffer.from(text), source.place);
  const sources = folder.sources.map((other) => (other === source ? changed : other));
  return {
    changed,
    problems: [...fileProblems(changed), ...acrossProblems({ ...folder, sources })],
  };
}

const told = ({ source, path: field, lines, breaks }: Mutation, problems: Problem[]) =>
  `${source.file} ${writeFieldPath(field)} ${breaks ? 'broken' : 'still good'} on lines ${lines.join('–')}\n${reportProblems(problems, 'en')}`;

/** Whether a fault is reported where it was made, or at the other one of two equal names. */
function isTold({ source, lines: [first, last], orFile }: Mutation, problems: Problem[]): boolean {
  return problems.some(
    ({ file, line }) => (file === source.file && line >= first && line <= last) || file === orFile,
  );
}

test('the sample is good before anything is done to it', () => {
  expect(
    reportProblems([...folder.sources.flatMap(fileProblems), ...acrossProblems(folder)], 'en'),
  ).toBe('');
});

test.each(Object.entries(mutations))('%s', (_, mutateFile) => {
  const random = new Random(seed);
  const missed: string[] = [];
  for (let count = 0; count < ofEachKind; count += 1) {
    const mutation = mutate(mutateFile, random);
    const { changed, problems } = check(mutation);
    if (mutation.breaks ? !isTold(mutation, problems) : problems.length > 0)
      missed.push(told(mutation, problems));
    if (problems.length === 0) expect(readAsBuild(mutation.text)).toEqual(changed.value);
  }
  expect(missed).toEqual([]);
});

test('a file cut', () => {
  const random = new Random(seed);
  const missed: string[] = [];
  for (let count = 0; count < ofEachKind; count += 1) {
    const mutation = mutate(cutFile, random);
    const { changed, problems } = check(mutation);
    // Other files may need what was cut off, so only the file itself is judged.
    const own = problems.filter(({ file }) => file === changed.file);
    if (mutation.breaks ? !isTold(mutation, own) : fileProblems(changed).length > 0)
      missed.push(told(mutation, own));
    if (own.length === 0) expect(readAsBuild(mutation.text) ?? null).toEqual(changed.value);
  }
  expect(missed).toEqual([]);
});

const isRaster = (file: string) => /\.(jpe?g|png|webp|tiff?)$/i.test(file);
const isPicture = (file: string) => isRaster(file) || /\.svg$/i.test(file);

test('a picture removed', () => {
  const random = new Random(seed);
  const missed: string[] = [];
  for (let count = 0; count < ofEachKind; count += 1) {
    const file = random.pick(folder.files.filter(isPicture));
    const { dir, base } = path.posix.parse(file);
    const naming = folder.sources.filter(
      (source) => path.posix.dirname(source.file) === dir && textOf(source).includes(base),
    );
    const problems = acrossProblems({
      ...folder,
      files: folder.files.filter((other) => other !== file),
    });
    const expected = naming.flatMap((source) =>
      textOf(source)
        .split('\n')
        .flatMap((line, index) => (line.includes(base) ? [`${source.file}:${index + 1}`] : [])),
    );
    const found = problems.map((problem) => `${problem.file}:${problem.line}`);
    if (found.join() !== expected.join())
      missed.push(`${file}: ${found.join()} instead of ${expected.join()}`);
  }
  expect(missed).toEqual([]);
});

test('a picture cut', async () => {
  const random = new Random(seed);
  const cut = path.join(mkdtempSync(path.join(tmpdir(), 'fair-cut-')), 'cut');
  const missed: string[] = [];
  for (let count = 0; count < ofEachKind; count += 1) {
    const file = random.pick(folder.files.filter(isPicture));
    const bytes = readFileSync(path.join(root, file));
    writeFileSync(cut, bytes.subarray(0, random.below(bytes.length)));
    const fault = await checkPictureFile(cut, file);
    const codes = isRaster(file)
      ? ['pictureDamaged', 'pictureContent', 'pictureEmpty']
      : ['logoRoot', 'pictureEmpty'];
    if (fault === undefined || !codes.includes(fault.code)) missed.push(`${file}: ${fault?.code}`);
  }
  rmSync(path.dirname(cut), { recursive: true });
  expect(missed).toEqual([]);
});
