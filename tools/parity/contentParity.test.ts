import { renameSync } from 'node:fs';
import { git as gitIn } from '../../tests/support/git';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { contentParity } from './contentParity';

// Long, because the machine can be busy.
jest.setTimeout(60_000);

const { at, put, read } = temporaryFolder();

const git = (...args: string[]) => gitIn(at(), args);
const write = (text: string, file = 'page.yaml') => put(`content/${file}`, text);

/** Writes a version of the page and commits it; returns the commit's hash. */
function commit(text: string, file?: string): string {
  write(text, file);
  return commitAll();
}

function commitAll(): string {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'edit');
  const inGit = (file: string) => read(`.git/${file}`).trim();
  return inGit(inGit('HEAD').replace('ref: ', ''));
}

/** Returns the findings as `file:line:col field kind`, with the commit if there is one. */
function findings(): string[] {
  return contentParity(at('content')).findings.map((finding) => {
    const since =
      finding.kind === 'stale'
        ? ` ${finding.since === 'workingTree' ? finding.since : finding.since.commit}`
        : '';
    const field = finding.kind === 'unreadable' ? '' : `${finding.field} `;
    return `${finding.file}:${finding.line}:${finding.column} ${field}${finding.kind}${since}`;
  });
}

const title = (ru: string, en: string) => `title:\n  ru: ${ru}\n  en: ${en}\n`;

/**
 * Commits versions of a page one after the other; one that begins with `~` is only written. In the
 * expected findings, `#2` is the second commit.
 */
function expectAfter(versions: readonly string[], expected: readonly string[], file?: string) {
  git('init', '--quiet');
  const commits = versions.map((version) =>
    version.startsWith('~') ? write(version.slice(1), file) : commit(version, file),
  );
  expect(findings()).toEqual(
    expected.map((one) => one.replace(/#(\d)/, (_, count) => `${commits[Number(count) - 1]}`)),
  );
}

const forest = title('Лес', 'Forest');
const grove = title('Роща', 'Forest');
const stale = 'page.yaml:3:7 title.en stale';

describe('English that is out of date', () => {
  test.each([
    ['Russian edited alone', [forest, grove], [`${stale} #2`]],
    [
      'the first of several Russian edits is reported',
      [forest, grove, title('Дубрава', 'Forest'), `~${title('Сад', 'Forest')}`],
      [`${stale} #2`],
    ],
    ['both edited in one commit', [forest, title('Роща', 'Grove')], []],
    ['English edited afterwards', [forest, grove, title('Роща', 'Grove')], []],
    ['Russian edited in the working tree', [forest, `~${grove}`], [`${stale} workingTree`]],
    ['Russian edited and reverted', [forest, grove, forest], []],
    [
      'English added later is not older than its Russian',
      ['title:\n  ru: Лес\n', 'title:\n  ru: Роща\n', title('Роща', 'Grove')],
      [],
    ],
    [
      'another layout, other fields and comments are not edits',
      [
        'title: {ru: Лес и поле, en: Forest and field}\nslug: les\n',
        '# a note\nslug: field\ntitle:\n  en: Forest and field\n  ru: |-\n    Лес\n    и поле\n',
      ],
      [],
    ],
    ['an unreadable version is skipped', [forest, 'title: {ru: Лес\n', grove], [`${stale} #3`]],
  ])('%s', (_, versions, expected) => expectAfter(versions, expected));

  test('a renamed file keeps its past', () => {
    git('init', '--quiet');
    const rest = Array.from(
      { length: 20 },
      (_, index) => `field${index}: a line that stays\n`,
    ).join('');
    commit(forest + rest, '2024/old/index.yaml');
    const edit = commit(grove + rest, '2024/old/index.yaml');
    renameSync(at('content/2024/old'), at('content/2024/new'));
    commitAll();
    expect(findings()).toEqual([`2024/new/index.yaml:3:7 title.en stale ${edit}`]);
  });

  test('an uncommitted file has no past; a name can have spaces and Cyrillic letters', () => {
    const file = 'новая страница.yaml';
    git('init', '--quiet');
    commit(forest);
    write(grove, file);
    expect(findings()).toEqual([]);
    commit(forest, file);
    write(grove, file);
    expect(findings()).toEqual([`${file}:3:7 title.en stale workingTree`]);
  });
});

describe('lists', () => {
  const named = (...items: string[]) =>
    items
      .map((item) => item.split(' '))
      .map(([slug, ru, en]) => `- slug: ${slug}\n  title: {ru: ${ru}, en: ${en}}\n`)
      .join('');
  const unnamed = (...items: string[]) =>
    `steps:\n${items
      .map((item) => item.split(' '))
      .map(([ru, en]) => `  - {ru: ${ru}, en: ${en}}\n`)
      .join('')}`;
  const homes = (ru: string) =>
    `- {to: /, label: {ru: Дом, en: Home}}\n- {to: /, label: {ru: ${ru}, en: Start}}\n`;

  test.each([
    [
      'an item is identified by its name',
      [
        named('les Лес Forest', 'pole Поле Field'),
        named('sad Сад Garden', 'pole Луг Field', 'les Лес Forest'),
      ],
      ['page.yaml:4:24 [1].title.en stale #2'],
    ],
    [
      'items without a name: an insertion makes nothing stale, not even next to equal English',
      [
        unnamed('Лес Forest', 'Россия Russia', 'РФ Russia'),
        unnamed('Сад Garden', 'Лес Forest', 'РФ Russia'),
      ],
      [],
    ],
    [
      'items without a name keep their past when they move, and are reported if edited meanwhile',
      [
        unnamed('Лес Forest', 'Поле Field'),
        unnamed('Роща Forest', 'Поле Field'),
        unnamed('Сад Garden', 'Роща Forest', 'Луг Field'),
      ],
      ['page.yaml:3:20 steps[1].en stale #2', 'page.yaml:4:19 steps[2].en stale #3'],
    ],
    [
      'two items of one name are distinguished',
      [homes('Начало'), `~${homes('Старт')}`],
      ['page.yaml:2:34 [1].label.en stale workingTree'],
    ],
  ])('%s', (_, versions, expected) => expectAfter(versions, expected));
});

describe('branches', () => {
  const two = (ru: string, en: string, other: string) =>
    `${title(ru, en)}a: 1\nb: 2\nc: 3\nother: ${other}\n`;

  beforeEach(() => {
    git('init', '--quiet');
    commit(two('Лес', 'Forest', 'one'));
    git('branch', 'side');
  });

  const merge = () => git('merge', '--quiet', '--no-edit', '--no-ff', 'side');

  test('a Russian edit is still reported after an older branch is merged', () => {
    commit(two('Роща', 'Grove', 'one'));
    const edit = commit(two('Сад', 'Grove', 'one'));
    git('switch', '--quiet', 'side');
    commit(two('Лес', 'Forest', 'two'));
    git('switch', '--quiet', 'main');
    merge();
    expect(findings()).toEqual([`page.yaml:3:7 title.en stale ${edit}`]);
  });

  test('a Russian edit on a branch is reported after the merge, from either side', () => {
    git('switch', '--quiet', 'side');
    const edit = commit(two('Роща', 'Forest', 'one'));
    git('switch', '--quiet', 'main');
    commit(two('Лес', 'Forest', 'two'));
    git('branch', 'main-before');
    merge();
    expect(findings()).toEqual([`page.yaml:3:7 title.en stale ${edit}`]);
    git('switch', '--quiet', 'side');
    git('merge', '--quiet', '--no-edit', 'main-before');
    expect(findings()).toEqual([`page.yaml:3:7 title.en stale ${edit}`]);
  });
});

describe('missing English', () => {
  test.each([
    ['absent', 'title:\n  ru: Лес\n', 'page.yaml:1:1 title.en missing'],
    ['only spaces', 'title:\n  ru: Лес\n  en: "  "\n', 'page.yaml:3:7 title.en missing'],
    ['inline', 'title: {ru: Лес, en: }\n', 'page.yaml:1:18 title.en missing'],
    ['the Russian itself', title('Лес', 'Лес'), 'page.yaml:3:7 title.en untranslated'],
  ])('%s', (_, text, expected) => {
    write(text);
    expect(findings()).toEqual([expected]);
  });

  test('a name that is the same in both languages counts as translated', () => {
    write(title('Room 9', 'Room 9'));
    expect(findings()).toEqual([]);
  });

  test('an unreadable file is named', () => {
    write('title: {ru: Лес\n');
    expect(findings()).toEqual([expect.stringMatching(/^page\.yaml:\d+:\d+ unreadable$/)]);
  });
});

describe('without history', () => {
  test('no git: only missing English, with a note', () => {
    write('title: {ru: Лес}\n');
    expect(contentParity(at('content'))).toMatchObject({
      findings: [{ kind: 'missing' }],
      noHistory: 'noGit',
    });
  });

  test('a shallow clone', () => {
    git('init', '--quiet');
    commit(title('Лес', 'Forest'));
    commit(title('Роща', 'Forest'));
    git('clone', '--quiet', '--depth', '1', `file://${at()}`, 'clone');
    expect(contentParity(at('clone/content'))).toEqual({
      findings: [],
      noHistory: 'shallow',
    });
  });
});
