import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { makeBaseContent, removeContent, writeContent } from '../../../tests/content/baseContent';
import { testRows } from '../../../tests/support/testRows';
import { reportOn, reportProblems } from '../../../src/site/check';
import { siteSchema, type Site } from '../../../src/content/site';
import {
  commitAll,
  copyCommitted,
  fairCommand,
  newFair,
} from '../../../tests/support/emptiedContent';

// Long, because the machine can be busy.
jest.setTimeout(60_000);

type Sections = { sections: { kind: string }[] };

let folder: string;
/** A small fair at first. */
let root: string;
const sample: Site = siteSchema.validateSync(parse(readFileSync('tests/fair/site.yaml', 'utf8')));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('.git'))
    .sort();
const changed = () =>
  execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
const restore = () => {
  execFileSync('git', ['restore', '.'], { cwd: root });
  execFileSync('git', ['clean', '-dfq'], { cwd: root });
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fair-new-'));
  root = writeContent((await makeBaseContent()).set('redirects.yaml', '# none yet\n'));
  commitAll(root);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('without --yes it reports what would be removed, and changes nothing', () => {
  const { status, text } = newFair(root, fairCommand());
  expect(status).toBe(0);
  expect(text).toMatch(
    /^This will be removed .+git keeps.+:\n {2}2025\/edition\.yaml {2}\(1\)\n {2}2025\/exhibitors\/ {2}\(\d+\)\n/,
  );
  expect(text).toContain('\nThis will be written:\n');
  expect(text).toMatch(/Nothing has changed yet.+--yes\.$/);
  expect(changed()).toBe('');
});

test('all missing facts are named at once', () => {
  expect(newFair(root, ['fair', '2031', '--name-ru', 'Гипс'])).toEqual({
    status: 1,
    text: 'Options are missing: --name-en, --first-day, --last-day, --domain, --email, --phone. All of them are in npm run new -- --help.',
  });
});

testRows([
  [
    'a changed file',
    () => writeFileSync(path.join(root, 'site.yaml'), `${read('site.yaml')}# mine\n`),
  ],
  ['a new file', () => writeFileSync(path.join(root, '2026/notes.txt'), 'mine')],
])('%s that git does not have is not lost', (_, edit) => {
  edit();
  const before = changed();
  const { status, text } = newFair(root, fairCommand('--yes'));
  expect(status).toBe(1);
  expect(text).toMatch(
    /^Git does not have these files as they are, 1 in all: .+Nothing was changed\.$/,
  );
  expect(changed()).toBe(before);
  restore();
});

test('without git it refuses', () => {
  const bare = path.join(folder, 'bare');
  execFileSync('cp', ['-r', root, bare]);
  rmSync(path.join(bare, '.git'), { recursive: true });
  const before = readdirSync(bare, { recursive: true });
  expect(newFair(bare, fairCommand('--yes'), 'ru')).toMatchObject({
    status: 1,
    text: expect.stringContaining('нет git') as string,
  });
  expect(readdirSync(bare, { recursive: true })).toEqual(before);
});

test('a day of another year is rejected in the words of the check', () => {
  const { status, text } = newFair(root, fairCommand('--yes', '--first-day', '2030-05-15'));
  expect(status).toBe(1);
  expect(text.startsWith('2031/edition.yaml:')).toBe(true);
  expect(text.endsWith('\nNothing was written.')).toBe(true);
  expect(changed()).toBe('');
});

describe('the emptied folder', () => {
  beforeAll(() => {
    removeContent(root);
    root = path.join(folder, 'content');
    copyCommitted(root);
    expect(newFair(root, fairCommand('--yes')).status).toBe(0);
  });

  test('passes the check; missing facts are prompts that stop a deploy', async () => {
    const { problems, notes } = await reportOn(root);
    expect(reportProblems(problems, 'en')).toBe('');
    const fields = notes.map(({ file, field }) => `${file} ${field.replace(/\.(ru|en)$/, '')}`);
    expect([...new Set(fields)]).toEqual([
      '2031/edition.yaml venue.name',
      '2031/edition.yaml venue.address',
      'site.yaml description',
      'site.yaml contacts.address',
    ]);
  });

  test('has no record, photograph or past year of the sample, but every page and form of the product', () => {
    expect(files().filter((file) => /^\d{4}/.test(file))).toEqual(['2031', '2031/edition.yaml']);
    expect(files().filter((file) => file.startsWith('pages/past_events/'))).toEqual([]);
    const filesIn = (place: string) =>
      readdirSync(path.join('tests/fair', place), { encoding: 'utf8' }).filter((file) =>
        file.endsWith('.yaml'),
      );
    for (const place of ['forms', 'pages', 'pages/_E5_Old'])
      for (const file of filesIn(place))
        expect(existsSync(path.join(root, place, file))).toBe(true);
  });

  test('keeps the sections of a page, the way as steps, and no empty folder', () => {
    const kindsOf = ({ sections }: Sections) => sections.map(({ kind }) => kind);
    const own = parse(readFileSync('tests/fair/pages/contacts.yaml', 'utf8')) as Sections;
    const after = parse(read('pages/contacts.yaml')) as Sections;
    const asSteps = kindsOf(own).map((kind) => (kind === 'way' ? 'steps' : kind));
    expect(kindsOf(after)).toEqual(asSteps);
    expect(existsSync(path.join(root, 'pages/past_events'))).toBe(false);
  });

  test('contains the new name, domain and addresses, and none of the old', () => {
    const texts = files()
      .filter((file) => file.endsWith('.yaml'))
      .map(read)
      .join('\n');
    const old = [
      sample.name.ru,
      sample.name.en,
      sample.domain,
      sample.lead.type,
      sample.contacts.phone,
      ...(sample.socialLinks ?? []).map(({ url }) => url),
    ];
    expect(old.filter((words) => texts.includes(words))).toEqual([]);
    expect(parse(read('site.yaml'))).toMatchObject({
      name: { ru: 'Гипс: весна', en: 'Plaster: Spring' },
      domain: 'plaster.example',
      currentEdition: 2031,
      contacts: { email: 'mail@plaster.example', phone: '+7 811 000-00-11' },
    });
    expect(texts).toContain('mailto:press@plaster.example');
    expect(texts).toContain('#PlasterSpring2031');
  });

  test('menus lead to the lists of the new year', () => {
    const { main, groups } = parse(read('navigation.yaml')) as {
      main: { to: string }[];
      groups: { links: { to: string }[] }[];
    };
    expect(main.map(({ to }) => to)).toContain('/exhibitors/2031/');
    expect(groups.flatMap(({ links }) => links.map(({ to }) => to))).toContain('/speakers/2031/');
    expect(read('navigation.yaml')).not.toMatch(/20(24|25|26)/);
  });

  test('accepts records at once, then the plan and the first event of docs/begin-a-real-fair.md', async () => {
    for (const command of [
      'exhibitor 2031 green-wood',
      'speaker 2031 anna-example',
      'partner 2031 green-bank --tier media',
    ]) {
      expect(newFair(root, command.split(' '))).toMatchObject({ status: 0 });
    }
    const [plan = ''] =
      /(?<=```yaml\n)# content\/2027\/plan\.yaml\n[\s\S]*?(?=```)/.exec(
        readFileSync('docs/begin-a-real-fair.md', 'utf8'),
      ) ?? [];
    writeFileSync(path.join(root, '2031/plan.yaml'), plan);
    expect(newFair(root, ['session', '2031-05-16', 'how-to-look'])).toMatchObject({ status: 0 });
    expect(reportProblems((await reportOn(root)).problems, 'en')).toBe('');
  });
});
