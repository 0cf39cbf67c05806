import { readFileSync } from 'node:fs';
import path from 'node:path';
import { acrossProblems, fileProblems, reportProblems } from '../../../src/site/check';
import {
  readContentFolder,
  readContentSource,
  type ContentFolder,
  type ContentSource,
} from '../../../src/site/check/files/contentFolder';
import type { Problem } from '../../../src/site/check/problems/problem';
import { writeFieldPath } from '../../../src/site/check/files/schemaProblems';
import { contentKinds } from '../../../src/site/content/contentFiles';
import type { Random } from '../../support/random';
import { failuresOf } from './trials';
import { cutFile, mutations, readAsBuild, type Mutate, type Mutation } from './yamlMutations';

// Thousands of cases in the full run, and the machine may be busy.
jest.setTimeout(3_600_000);

const root = 'tests/fair';

let folder: ContentFolder;

beforeAll(() => {
  folder = readContentFolder(root);
});

const bytesOf = (source: ContentSource) => readFileSync(path.join(root, source.file));
const textOf = (source: ContentSource) => bytesOf(source).toString();

/** Picks a file of the content; every kind is equally likely. */
function pickSource(random: Random): ContentSource {
  for (;;) {
    const contentKind = random.pick(contentKinds);
    const sources = folder.sources.filter(({ place }) => place.kind === contentKind);
    if (sources.length > 0) return random.pick(sources);
  }
}

/** Makes a fault in a random file that has a place for it. */
function mutate(mutateFile: Mutate, random: Random): Mutation {
  for (;;) {
    const source = pickSource(random);
    const mutation = mutateFile({ source, text: textOf(source), folder }, random);
    if (mutation !== undefined) return mutation;
  }
}

/** Checks the content with one file changed. */
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

/** Whether a fault is reported where it was made, or at the other of two equal names. */
function isTold({ source, lines: [first, last], orFile }: Mutation, problems: Problem[]): boolean {
  return problems.some(
    ({ file, line }) => (file === source.file && line >= first && line <= last) || file === orFile,
  );
}

test("the tests' fair is valid at first", () => {
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

test('a truncated file', async () => {
  const failures = await failuresOf(async (random, timed) => {
    const mutation = mutate(cutFile, random);
    const { changed, problems } = await timed(() =>
      check(mutation.source, Buffer.from(mutation.text)),
    );
    // Other files may need what was cut off, so only the file itself counts.
    const own = problems.filter(({ file }) => file === changed.file);
    if (mutation.breaks ? !isTold(mutation, own) : fileProblems(changed).length > 0)
      return told(mutation, own);
    if (own.length === 0) expect(readAsBuild(mutation.text) ?? null).toEqual(changed.value);
    return undefined;
  });
  expect(failures).toEqual([]);
});
