import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBaseContent, picture } from '../../../tests/content/baseContent';
import { moscowDay, now } from '../../../src/lib/time/clock';
import { Refusal } from '../../sentences';
import { changesOf } from './changesOf';
import { handIn, sendAgain, setIdentity, pullAddress } from './handIn';
import { update } from './update';
import { testRows } from '../../../tests/support/testRows';

// Long, because the machine can be busy.
jest.setTimeout(60_000);

let place: string;
/** The editor's clone, and somebody else's. */
let mine: string;
let theirs: string;
const day = moscowDay(now());
const gips = '2025/exhibitors/gips/index.yaml';
const programme = '2026/programme/2026-04-02.yaml';
const inMine = (file = '') => path.join(mine, 'content', file);
const editor = (language: 'ru' | 'en' = 'en') => ({
  ...{ project: mine, contentRoot: inMine(), language },
});

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, env: process.env, encoding: 'utf8', stdio: 'pipe' }).trim();

function identify(config: string): void {
  writeFileSync(path.join(place, 'config'), `[init]\ndefaultBranch = main\n${config}`);
}

beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'fair-hand-in-test-'));
  for (const name of Object.keys(process.env))
    if (/^GIT_|^EMAIL$/.test(name)) delete process.env[name];
  process.env['GIT_CONFIG_GLOBAL'] = path.join(place, 'config');
  identify('[user]\nname = Анна\nemail = anna@fair.example\n');
  mkdirSync(path.join(place, 'first/content'), { recursive: true });
  for (const [file, content] of await makeBaseContent()) {
    const to = path.join(place, 'first/content', file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, content);
  }
  writeFileSync(path.join(place, 'first/readme.txt'), 'A fair.\n');
  git(path.join(place, 'first'), 'init', '--quiet');
  git(path.join(place, 'first'), 'add', '--all');
  git(path.join(place, 'first'), 'commit', '--quiet', '--message', 'begin');
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

let count = 0;
beforeEach(() => {
  count += 1;
  const bare = path.join(place, `bare-${count}`);
  git(place, 'clone', '--quiet', '--bare', 'first', bare);
  [mine, theirs] = [path.join(place, `mine-${count}`), path.join(place, `theirs-${count}`)];
  git(place, 'clone', '--quiet', bare, mine);
});

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

function cloneTheirs(): void {
  if (!existsSync(theirs)) git(place, 'clone', '--quiet', `bare-${count}`, theirs);
}

/** Pushes somebody else's change of a file to main. */
function push(file: string, from: string, to: string): void {
  cloneTheirs();
  replaceIn(path.join(theirs, 'content', file), from, to);
  git(theirs, 'commit', '--quiet', '--all', '--message', 'theirs');
  git(theirs, 'push', '--quiet');
}

/** A digest of everything an editor has: all files, their git status, index, branch, stash. */
function asItStands(): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(mine, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (file.includes(`${path.sep}.git${path.sep}`) || !entry.isFile()) continue;
    hash.update(file).update(readFileSync(file));
  }
  for (const file of ['index', 'HEAD', 'refs/heads/main'])
    hash.update(readFileSync(path.join(mine, '.git', file)));
  hash.update(git(mine, '--no-optional-locks', 'status', '--porcelain=v2', '--branch'));
  return hash.update(git(mine, 'stash', 'list')).digest('hex');
}

const send = (files: string[], message = 'Кобальт: щедрый ёж, стенд № 7!') =>
  handIn(editor(), { files, message });

const refused = (files: string[], message?: string) =>
  send(files, message).then(
    () => 'nothing refused',
    (error: unknown) => (error instanceof Refusal ? error.words.en : String(error)),
  );

const filesOf = (commit: string) => git(mine, 'diff', '--name-status', `${commit}~1`, commit);

test('changes of all kinds go to a new branch on the server, and the checkout does not change', async () => {
  replaceIn(inMine(gips), 'stand: D11', 'stand: D12');
  replaceIn(inMine('2025/exhibitors/glina/index.yaml'), 'stand: D12', 'stand: D11');
  replaceIn(inMine(programme), 'en: Cracks', 'en: All cracks');
  replaceIn(inMine(programme), 'start: "13:30"', 'start: "13:45"');
  replaceIn(inMine(programme), 'audience: children', 'audience: families');
  writeFileSync(inMine('2025/photos/court.jpg'), await picture(1000, 801));
  rmSync(inMine('releases/2026-01-15-plaster.yaml'));
  writeFileSync(inMine('pages/new-page.yaml'), readFileSync(inMine('pages/bare.yaml')));
  writeFileSync(inMine('.DS_Store'), 'x');
  writeFileSync(path.join(mine, 'stray.txt'), 'x');
  writeFileSync(path.join(mine, 'readme.txt'), 'changed');
  git(mine, 'add', 'readme.txt', `content/${gips}`);
  const before = asItStands();

  const { files, faults, remote } = await changesOf(editor('ru'));
  expect(files.map(({ file, what }) => `${file}  ${what.en}`)).toEqual([
    `${gips}  Plaster: stand`,
    '2025/exhibitors/glina/index.yaml  Clay: stand',
    expect.stringMatching(/court.jpg {2}.*: picture replaced, court.jpg$/),
    expect.stringMatching(
      /: “All cracks” \(title in English\), “A hand of one's own” \(start, whom it is for\)$/,
    ),
    expect.stringMatching(/^pages\/new-page.yaml {2}new: /),
    expect.stringMatching(/^releases\/2026-01-15-plaster.yaml {2}removed: /),
  ]);
  expect(files[0]?.diff.filter(({ sign }) => sign !== ' ')).toEqual([
    { sign: '-', text: 'stand: D11' },
    { sign: '+', text: 'stand: D12' },
  ]);
  expect(remote).toBe(path.join(place, `bare-${count}`));
  expect(faults.map(({ problem }) => problem)).toEqual([]);

  const answer = await send(files.map(({ file }) => file));
  expect(answer).toMatchObject({
    branch: `content/${day}-kobalt-shchedryy-yozh-stend-no-7`,
    isPushed: true,
  });
  expect(filesOf(answer.commit).split('\n')).toEqual([
    `M\tcontent/${gips}`,
    'M\tcontent/2025/exhibitors/glina/index.yaml',
    'M\tcontent/2025/photos/court.jpg',
    `M\tcontent/${programme}`,
    'A\tcontent/pages/new-page.yaml',
    'D\tcontent/releases/2026-01-15-plaster.yaml',
  ]);
  expect(git(path.join(place, `bare-${count}`), 'rev-parse', answer.branch)).toBe(answer.commit);
  expect(git(mine, 'log', '-1', '--format=%an <%ae> %B', answer.commit)).toBe(
    'Анна <anna@fair.example> Кобальт: щедрый ёж, стенд № 7!',
  );
  expect(asItStands()).toBe(before);
});

test('a refusal is explained in words, and creates no branch', async () => {
  replaceIn(inMine(gips), 'stand: D11', 'stand: D99');
  symlinkSync(path.join(mine, 'readme.txt'), inMine('pages/link.yaml'));
  expect(await refused([])).toMatch('No file is chosen');
  expect(await refused([gips], ' … ')).toMatch('Say in words');
  for (const file of ['../readme.txt', '/etc/passwd', '2025/../../readme.txt'])
    expect(await refused([file])).toBe(
      `${file} is outside the folder of content. Only content is handed in from here.`,
    );
  expect(await refused(['2025/photos/court.jpg'])).toMatch('Nothing has changed in 2025/photos');
  expect(await refused(['pages/link.yaml'])).toMatch('is a link');
  expect(await refused([gips])).toMatch(/finds faults.*: 1\..*Plaster, Stand: .*D99/);
  identify('');
  expect(await refused([gips])).toMatch('Whose changes are these?');
  await expect(setIdentity(editor(), { name: '<x>', email: 'a@b.c' })).rejects.toThrow();
  await setIdentity(editor(), { name: 'Яна', email: 'yana@fair.example' });
  expect(git(mine, 'var', 'GIT_AUTHOR_IDENT')).toMatch(/^Яна <yana@fair.example>/);
  identify('[user]\nname = Анна\nemail = anna@fair.example\n');
  expect(git(mine, 'branch', '--list')).toBe('* main');
  rmSync(path.join(mine, '.git'), { recursive: true });
  expect(await refused([gips])).toMatch(/is not kept in git.*not a git repository/);
});

test('prompts are asked about before they are handed in', async () => {
  replaceIn(inMine(gips), 'ru: Псков', 'ru: Город');
  const { prompts } = await changesOf(editor());
  expect(prompts).toMatchObject([{ file: gips, field: 'city.ru' }]);
  expect(await refused([gips])).toMatch(/^Places left to write: 1\./);
  expect(git(mine, 'branch', '--list')).toBe('* main');
  const unfinished = { files: [gips], message: 'Город потом', isUnfinished: true };
  const { commit } = await handIn(editor(), unfinished);
  expect(filesOf(commit)).toBe(`M\tcontent/${gips}`);
});

test('other people’s changes are kept, and conflicts are refused', async () => {
  push(gips, 'year: 2024', 'year: 2023');
  push(programme, 'hall: great-hall', 'hall: workshop');
  replaceIn(inMine(gips), 'city: {ru: Псков', 'city: {ru: Остров');
  appendFileSync(inMine(programme), '# x\n');
  const { commit } = await send([gips]);
  expect(filesOf(commit)).toBe(`M\tcontent/${gips}`);
  expect(git(mine, 'show', `${commit}:content/${gips}`)).toMatch(/Остров[^]*year: 2023/);

  replaceIn(inMine(gips), 'year: 2024', 'year: 2022');
  expect(await refused([gips, programme])).toMatch(`changed the same places of the site: ${gips}.`);
});

test('a file that was handed in and merged into main continues from there', async () => {
  replaceIn(inMine(gips), 'year: 2024', 'year: 2023');
  const { branch } = await send([gips]);
  cloneTheirs();
  git(theirs, 'pull', '--quiet', 'origin', branch);
  git(theirs, 'push', '--quiet');
  expect(await refused([gips])).toMatch('on the site already');
  replaceIn(inMine(gips), 'year: 2023', 'year: 2022');
  const { commit } = await send([gips]);
  expect(git(mine, 'diff', `${commit}~1`, commit)).toMatch(/-.*2023\n\+.*2022/);
});

test('without a server the commit stays local, with instructions to push it', async () => {
  replaceIn(inMine(gips), 'year: 2024', 'year: 2023');
  git(mine, 'remote', 'set-url', 'origin', 'https://anna:secret@127.0.0.1:1/fair/site.git');
  const far = await send([gips], 'Ўлмас: год');
  expect(far).toMatchObject({ isPushed: false, branch: `content/${day}-ulmas-god` });
  expect(far.why?.en).toMatch(/cannot be reached.*127\.0\.0\.1.*kept on this computer/);
  expect(JSON.stringify(far)).not.toContain('secret');
  expect(git(mine, 'rev-parse', far.branch, `${far.branch}~1`)).toBe(
    `${far.commit}\n${git(mine, 'rev-parse', 'main')}`,
  );
  git(mine, 'remote', 'remove', 'origin');
  const none = await send([gips], 'Ўлмас: год');
  expect(none.why?.en).toMatch(/^The project has no server named origin/);
  expect([none.branch, none.commit]).toEqual([far.branch, far.commit]);

  // The network is back.
  git(mine, 'remote', 'add', 'origin', path.join(place, `bare-${count}`));
  const { unsent } = await changesOf(editor());
  expect(unsent).toEqual([far.branch]);
  const sent = await sendAgain(editor(), far);
  expect(sent).toMatchObject({ isPushed: true, branch: far.branch, commit: far.commit });
  expect((await changesOf(editor())).unsent).toEqual([]);
  await expect(sendAgain(editor(), { branch: 'main' })).rejects.toThrow(Refusal);
});

test('what is corrected after a hand-in is sent on the same branch, with what main has got since', async () => {
  replaceIn(inMine(gips), 'year: 2024', 'year: 2023');
  replaceIn(inMine(programme), 'en: Cracks', 'en: All cracks');
  const first = await send([gips, programme]);
  expect(await refused([gips])).toMatch('handed in and waits');
  push('2025/exhibitors/glina/index.yaml', 'city: {ru: Гжель', 'city: {ru: Тула');
  replaceIn(inMine(gips), 'year: 2023', 'year: 2022');
  const second = await send([gips], 'Год ещё раз');
  expect(second).toMatchObject({ isPushed: true, branch: first.branch });
  const parents = git(mine, 'log', '-1', '--format=%P', second.commit).split(' ');
  expect(parents).toEqual([first.commit, git(mine, 'rev-parse', 'origin/main')]);
  expect(git(mine, 'diff', '--name-only', 'origin/main', second.commit).split('\n')).toEqual([
    `content/${gips}`,
    `content/${programme}`,
  ]);
  // Another record begins another branch.
  replaceIn(inMine('pages/bare.yaml'), 'Bare', 'Bald');
  expect((await send(['pages/bare.yaml'], 'Лысая')).branch).toBe(`content/${day}-lysaya`);
});

describe('getting what is new', () => {
  const get = (choices: Parameters<typeof update>[1]['choices'] = {}) =>
    update(editor(), { choices });

  test('accepted changes count no more, others come, and mine stay', async () => {
    replaceIn(inMine(gips), 'year: 2024', 'year: 2023');
    const { branch } = await send([gips]);
    cloneTheirs();
    git(theirs, 'pull', '--quiet', 'origin', branch);
    git(theirs, 'push', '--quiet');
    push(programme, 'hall: great-hall', 'hall: workshop');
    writeFileSync(
      path.join(theirs, 'content/pages/new-page.yaml'),
      readFileSync(inMine('pages/bare.yaml')),
    );
    git(theirs, 'add', '.');
    git(theirs, 'commit', '--quiet', '--message', 'a page');
    git(theirs, 'push', '--quiet');
    replaceIn(inMine(programme), 'en: Cracks', 'en: All cracks');
    writeFileSync(path.join(mine, 'readme.txt'), 'changed');
    expect(await get()).toEqual({ conflicts: [], accepted: [gips], files: 1 });
    expect(git(mine, 'rev-parse', 'HEAD')).toBe(git(mine, 'rev-parse', 'origin/main'));
    expect(git(mine, 'status', '--porcelain')).toBe(`M content/${programme}\n M readme.txt`);
    expect(readFileSync(inMine(programme), 'utf8')).toMatch(/hall: workshop/);
    expect(readFileSync(inMine(programme), 'utf8')).toMatch(/All cracks/);
    expect(git(mine, 'diff', '--stat', '--', 'content')).toMatch('1 insertion(+), 1 deletion(-)');
  });

  test('fields that both have changed are asked about one by one', async () => {
    push(gips, 'year: 2024', 'year: 2023');
    push(gips, 'ru: Лепим руки.', 'ru: Лепим ноги.');
    replaceIn(inMine(gips), 'year: 2024', 'year: 2022');
    replaceIn(inMine(gips), 'ru: Лепим руки.', 'ru: Лепим головы.');
    replaceIn(inMine(gips), 'city: {ru: Псков', 'city: {ru: Остров');
    await get();
    const before = asItStands();
    const { conflicts } = await get();
    expect(conflicts).toEqual([
      {
        file: gips,
        name: { ru: 'Гипс', en: 'Plaster' },
        fields: [
          {
            field: 'text.ru',
            where: ['About the gallery or the artist', 'Russian'],
            mine: 'Лепим головы.',
            theirs: 'Лепим ноги.',
          },
          { field: 'works[0].year', where: ['Work 1', 'Year'], mine: 2022, theirs: 2023 },
        ],
      },
    ]);
    expect(asItStands()).toBe(before);
    const chosen = { [gips]: { 'text.ru': 'mine', 'works[0].year': 'theirs' } } as const;
    expect((await get(chosen)).conflicts).toEqual([]);
    const text = readFileSync(inMine(gips), 'utf8');
    expect(text).toMatch(/Остров[^]*Лепим головы[^]*year: 2023/);
    expect((await send([gips])).isPushed).toBe(true);
  });

  test('nothing is done without a server, over one’s own commits, or over work outside the content', async () => {
    git(mine, 'remote', 'set-url', 'origin', path.join(place, 'nowhere'));
    await expect(get()).rejects.toThrow(/^What is new could not be got/);
    git(mine, 'remote', 'set-url', 'origin', path.join(place, `bare-${count}`));
    push('../readme.txt', 'A fair.', 'The fair.');
    git(mine, 'mv', 'readme.txt', 'about.txt');
    await expect(get()).rejects.toThrow(/readme.txt/);
    git(mine, 'mv', 'about.txt', 'readme.txt');
    writeFileSync(path.join(mine, 'readme.txt'), 'Mine.\n');
    await expect(get()).rejects.toThrow(/readme.txt/);
    git(mine, 'commit', '--quiet', '--all', '--message', 'mine');
    await expect(get()).rejects.toThrow(/changes of its own/);
    expect(readFileSync(path.join(mine, 'readme.txt'), 'utf8')).toBe('Mine.\n');
  });
});

const github = 'https://github.com/fair/site/pull/new/content/a';
const gitea = 'http://git.fair.example:3000/a/b';
const messagesWith = (address: string) =>
  `remote: \nremote: Create a new pull request:\nremote:   ${address}\n`;

testRows([
  ['https://github.com/fair/site.git', messagesWith(github), github],
  ['https://anna:secret@github.com/fair/site', messagesWith(github), github],
  ['git@github.com:fair/site.git', messagesWith(github), github],
  ['ssh://git@github.com:22/fair/site.git', messagesWith(github), github],
  ['http://git.fair.example:3000/fair/site.git', messagesWith(gitea), gitea],
  ['git@git.fair.example:fair/site.git', '', undefined],
  ['git@other.example:fair/site.git', messagesWith(gitea), undefined],
  ['https://github.com.other.example/fair/site', messagesWith(github), undefined],
  ['/srv/git/site.git', messagesWith(gitea), undefined],
  ['file:///srv/git/site.git', messagesWith(gitea), undefined],
])('pushed to %s, which prints %j: %s', (remote, messages, address) =>
  expect(pullAddress(remote, messages)).toBe(address),
);
