import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acrossProblems, fileProblems, reportProblems } from '../../../src/build/check';
import {
  readContentFolder,
  readContentSource,
  type ContentFolder,
  type ContentSource,
} from '../../../src/build/check/contentFolder';
import { checkPictureFile } from '../../../src/build/check/pictures/pictures';
import type { Problem } from '../../../src/build/check/problems/problem';
import { writeFieldPath } from '../../../src/build/check/schemaProblems';
import { contentKinds, kindOf, readContentPath } from '../../../src/content-model/contentFiles';
import { oddities } from '../oddities';
import type { Random } from '../../support/random';
import { byteMutations } from './byteMutations';
import { rename, type Renaming } from './nameMutations';
import { pictureMutations } from './pictureMutations';
import { failuresOf } from './trials';
import { cutFile, mutations, readAsBuild, type Mutate, type Mutation } from './yamlMutations';

// Thousands in the full run, and the machine may be busy with other work.
jest.setTimeout(3_600_000);

const root = 'tests/fair';

let folder: ContentFolder;
let trials: string;

beforeAll(() => {
  folder = readContentFolder(root);
  trials = mkdtempSync(path.join(tmpdir(), 'fair-mutations-'));
});

afterAll(() => rmSync(trials, { recursive: true }));

const bytesOf = (source: ContentSource) => readFileSync(path.join(root, source.file));
const textOf = (source: ContentSource) => bytesOf(source).toString();

/** A file of the content; every kind of file is equally likely. */
function pickSource(random: Random): ContentSource {
  for (;;) {
    const contentKind = random.pick(contentKinds);
    const sources = folder.sources.filter(({ place }) => place.kind === contentKind);
    if (sources.length > 0) return random.pick(sources);
  }
}

/** A fault in a randomly chosen file that has a place for it. */
function mutate(mutateFile: Mutate, random: Random): Mutation {
  for (;;) {
    const source = pickSource(random);
    const mutation = mutateFile({ source, text: textOf(source), folder }, random);
    if (mutation !== undefined) return mutation;
  }
}

/** Problems of the content with one file changed. */
async function check(
  source: ContentSource,
  bytes: Uint8Array,
): Promise<{ changed: ContentSource; problems: Problem[] }> {
  const changed = readContentSource(source.file, bytes, source.place);
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

test('the fair of the tests is good before anything is done to it', () => {
  expect(
    reportProblems([...folder.sources.flatMap(fileProblems), ...acrossProblems(folder)], 'en'),
  ).toBe('');
});

test.each(Object.entries(mutations))('%s', async (_, mutateFile) => {
  const failures = await failuresOf(async (random, timed) => {
    const mutation = mutate(mutateFile, random);
    const { changed, problems } = await timed(() =>
      check(mutation.source, Buffer.from(mutation.text)),
    );
    if (mutation.breaks ? !isTold(mutation, problems) : problems.length > 0)
      return told(mutation, problems);
    if (problems.length === 0) expect(readAsBuild(mutation.text)).toEqual(changed.value);
    return undefined;
  });
  expect(failures).toEqual([]);
});

test('a file cut', async () => {
  const failures = await failuresOf(async (random, timed) => {
    const mutation = mutate(cutFile, random);
    const { changed, problems } = await timed(() =>
      check(mutation.source, Buffer.from(mutation.text)),
    );
    // Other files may need what was cut off, so only the file itself is judged.
    const own = problems.filter(({ file }) => file === changed.file);
    if (mutation.breaks ? !isTold(mutation, own) : fileProblems(changed).length > 0)
      return told(mutation, own);
    if (own.length === 0) expect(readAsBuild(mutation.text) ?? null).toEqual(changed.value);
    return undefined;
  });
  expect(failures).toEqual([]);
});

/** Whether the build could use a file, by its own parser and the schema, not by the check. */
function canBeRead({ place }: ContentSource, bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return kindOf(place.kind).schema.isValidSync(readAsBuild(text), { strict: true });
  } catch {
    return false;
  }
}

test.each(Object.entries(byteMutations))('%s', async (_, mutateBytes) => {
  const failures = await failuresOf(async (random, timed) => {
    const source = pickSource(random);
    const { bytes, isSame = false } = mutateBytes(bytesOf(source), random);
    const { changed, problems } = await timed(() => check(source, bytes));
    const own = problems.filter(({ file }) => file === source.file);
    const text = bytes.toString();
    const report = `${source.file}\n${reportProblems(problems, 'en')}`;
    if (isSame && problems.length > 0) return `${report}\nbut it means the same`;
    if (own.length === 0 && !canBeRead(source, bytes)) return `${report}\nbut it can't be built`;
    const [odd] = oddities(problems, source.file, text);
    if (odd !== undefined) return odd;
    if (own.length === 0) expect(readAsBuild(text) ?? null).toEqual(changed.value ?? null);
    return undefined;
  });
  expect(failures).toEqual([]);
});

function renameAny(random: Random): Renaming {
  for (;;) {
    const { file, place } = pickSource(random);
    const renaming = rename(file, place, random);
    if (renaming !== undefined) return renaming;
  }
}

test('a file under another name', async () => {
  const failures = await failuresOf(async (random, timed) => {
    const { from, to, isGood } = renameAny(random);
    const moved = (file: string) =>
      [`${from}/`, `${from}.yaml`].some((start) => file.startsWith(start))
        ? to + file.slice(from.length)
        : file;
    const sources = folder.sources.flatMap((source) => {
      const file = moved(source.file);
      if (file === source.file) return [source];
      const place = readContentPath(file);
      return place === undefined ? [] : [readContentSource(file, bytesOf(source), place)];
    });
    const changed = { files: folder.files.map(moved), sources };
    const problems = await timed(async () => acrossProblems(changed));
    const told = problems.filter(
      ({ file, code }) => file.startsWith(to) && /^(folderName|fileName|fileDay)$/.test(code),
    );
    if (told.length !== (isGood ? 0 : 1))
      return `${from} → ${to}\n${reportProblems(problems, 'en')}`;
    return oddities(problems, '', '')[0];
  });
  expect(failures).toEqual([]);
});

const isRaster = (file: string) => /\.(jpe?g|png|webp|tiff?)$/i.test(file);
const isPicture = (file: string) => isRaster(file) || /\.svg$/i.test(file);

test('a picture removed', async () => {
  const failures = await failuresOf(async (random, timed) => {
    const file = random.pick(folder.files.filter(isPicture));
    const { dir, base } = path.posix.parse(file);
    const naming = folder.sources.filter(
      (source) => path.posix.dirname(source.file) === dir && textOf(source).includes(base),
    );
    const files = folder.files.filter((other) => other !== file);
    const problems = await timed(async () => acrossProblems({ ...folder, files }));
    const expected = naming.flatMap((source) =>
      textOf(source)
        .split('\n')
        .flatMap((line, index) => (line.includes(base) ? [`${source.file}:${index + 1}`] : [])),
    );
    const found = problems.map((problem) => `${problem.file}:${problem.line}`);
    return found.join() === expected.join()
      ? undefined
      : `${file}: ${found.join()} instead of ${expected.join()}`;
  });
  expect(failures).toEqual([]);
});

test('a logo cut', async () => {
  const failures = await failuresOf(async (random, timed) => {
    const file = random.pick(folder.files.filter((one) => isPicture(one) && !isRaster(one)));
    const bytes = readFileSync(path.join(root, file));
    const cut = path.join(trials, 'cut.svg');
    const kept = random.below(bytes.toString().trimEnd().length);
    writeFileSync(cut, bytes.subarray(0, kept));
    const fault = await timed(() => checkPictureFile(cut, file));
    return fault !== undefined && ['logoRoot', 'pictureEmpty'].includes(fault.code)
      ? undefined
      : `${file}: ${fault?.code}`;
  });
  expect(failures).toEqual([]);
});

test.each(Object.entries(pictureMutations))('%s', async (_, mutatePicture) => {
  const failures = await failuresOf(async (random, timed) => {
    const file = random.pick(folder.files.filter(isRaster));
    const { ext } = path.posix.parse(file);
    const picture = await mutatePicture(
      { bytes: readFileSync(path.join(root, file)), ending: ext },
      random,
    );
    const place = file.slice(0, -ext.length) + picture.ending;
    const changed = path.join(trials, 'picture');
    writeFileSync(changed, picture.bytes);
    const fault = await timed(() => checkPictureFile(changed, place));
    if (picture.isFaulty && fault === undefined) return `${place}: no word of it`;
    if (fault?.code === 'pictureUnread') return `${place}: the check could not read it`;
    return undefined;
  });
  expect(failures).toEqual([]);
});
