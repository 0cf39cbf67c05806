import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

// Everything cited in a comment or document must exist: chapters of docs/, decisions, files.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      /\.(tsx?|mjs|cjs|css|ya?ml|md|toml|patch|json)$/.test(file) || file.startsWith('.ci/'),
  )
  .filter(
    (file) =>
      existsSync(file) && !/^package-lock\.json$|^src\/queries\.d|\.schema\.json$/.test(file),
  );

/** Decisions are cited by the number that begins their file name. */
const decisions = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
const chaptersOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#{2,3} (.*)$/gm)].map(([, title = '']) =>
    title.toLowerCase(),
  );
const chapters = {
  spec: chaptersOf('docs/product.md'),
  design: chaptersOf('docs/architecture.md'),
  look: chaptersOf('docs/look.md'),
};

/** Citations in a text that lead nowhere. */
function lostCitations(text: string): string[] {
  const numbered = [...text.matchAll(/\b(spec|design) (§\d+(?:(?:, | and |–)§?\d+\b)*)/gi)].flatMap(
    ([, document = '', written = '']) =>
      numbersOf(written).map(
        (number) =>
          [
            `${document} §${number}`,
            chaptersIn(document).some((title) => title.startsWith(`§${number} `)),
          ] as const,
      ),
  );
  const looks = [...text.matchAll(/\(look: ([^)]+)\)/g)].map(
    ([whole, title = '']) => [whole, chapters.look.includes(title.toLowerCase())] as const,
  );
  const decided = [...text.matchAll(/\b[Dd]ecision (\d{3})\b|\bdecisions\/(\d{3})/g)].map(
    ([whole, one, other]) => [whole, isDecision(one ?? other ?? '')] as const,
  );
  const documents = [...text.matchAll(/(?<![\w./-])docs\/[\w./-]*\w/g)].map(
    ([name]) =>
      [
        name,
        existsSync(name) ||
          existsSync(`${name}.md`) ||
          isDecision(/^docs\/decisions\/(\d{3})$/.exec(name)?.[1] ?? ''),
      ] as const,
  );
  return [...numbered, ...looks, ...decided, ...documents]
    .filter(([, leads]) => !leads)
    .map(([citation]) => citation);
}

const chaptersIn = (document: string) =>
  document.toLowerCase() === 'spec' ? chapters.spec : chapters.design;
const isDecision = (number: string) =>
  number !== '' && decisions.some((name) => name.startsWith(`${number}-`));

/** `§2, §4, §6–9` → 2, 4, 6, 7, 8, 9. */
function numbersOf(written: string): number[] {
  return written.split(/, | and /).flatMap((part) => {
    const [from = 0, to = from] = part.split('–').map((end) => Number(end.replace('§', '')));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Links of a Markdown file to missing files or chapters. */
function lostLinks(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return (
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      // Records belong to the fair and are removed with it.
      .filter((link) => !/^(https?:|mailto:|\/)|content\/\d{4}\//.test(link))
      .filter((link) => {
        const [name = '', anchor] = link.split('#');
        const target = name === '' ? file : path.join(path.dirname(file), name);
        if (!existsSync(target)) return true;
        return anchor !== undefined && !anchorsOf(target).includes(decodeURIComponent(anchor));
      })
  );
}

/** Heading anchors as made by forges. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Broken citations, with their files. */
const lostIn = (find: (file: string) => string[], among: readonly string[]) =>
  among.flatMap((file) => find(file).map((citation) => `${file}: ${citation}`));

test('citations in all files exist', () => {
  const others = files.filter((file) => path.resolve(file) !== __filename);
  expect(lostIn((file) => lostCitations(readFileSync(file, 'utf8')), others)).toEqual([]);
});

test('links in all documents lead to something', () => {
  expect(
    lostIn(
      lostLinks,
      files.filter((file) => file.endsWith('.md')),
    ),
  ).toEqual([]);
});
