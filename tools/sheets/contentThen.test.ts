import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentThen } from './contentThen';
import { Refusal } from '../refusal';

// Long, because the machine can be busy.
jest.setTimeout(60_000);

let folder: string;
const content = () => path.join(folder, 'content');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fair-sheets-'));
  mkdirSync(content());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(args: readonly string[], date = '2026-03-29T12:00:00+03:00', cwd = folder): void {
  const settings = ['user.name=E', 'user.email=e@fair.example', 'commit.gpgsign=false'];
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_DIR: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_WORK_TREE: undefined,
    GIT_COMMITTER_DATE: date,
    GIT_AUTHOR_DATE: date,
  };
  const all = [...settings.flatMap((setting) => ['-c', setting]), ...args];
  execFileSync('git', all, { cwd, env, stdio: 'ignore' });
}

/** Writes content in which the year identifies the version. */
const write = (year: number) =>
  writeFileSync(path.join(content(), 'site.yaml'), `currentEdition: ${year}\n`);

function commit(year: number, date: string): void {
  write(year);
  git(['add', '--all']);
  git(['commit', '--quiet', '--message', 'edit'], date);
}

/** Reads the content as of a moment. */
const readAt = (moment: string) =>
  contentThen(content(), new Date(moment))?.folder.sources.map(({ value }) => value);

test('the content is that of the newest commit before the moment, whatever came later', () => {
  git(['init', '--quiet']);
  commit(2024, '2026-03-28T12:00:00+03:00');
  commit(2025, '2026-03-29T23:59:00+03:00');
  commit(2026, '2026-03-30T00:01:00+03:00');
  write(2027);
  expect(readAt('2026-03-30T00:00:00+03:00')).toEqual([{ currentEdition: 2025 }]);
  expect(readAt('2026-03-31T00:00:00+03:00')).toEqual([{ currentEdition: 2026 }]);
  expect(readAt('2026-03-01T00:00:00+03:00')).toBeUndefined();
});

test('without git, or with only the newest commits, it says so', () => {
  expect(() => readAt('2026-03-30T00:00:00+03:00')).toThrow(Refusal);
  git(['init', '--quiet']);
  commit(2025, '2026-03-29T12:00:00+03:00');
  commit(2026, '2026-03-31T12:00:00+03:00');
  git(['clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow']);
  const shallow = path.join(folder, 'shallow', 'content');
  expect(() => contentThen(shallow, new Date('2026-03-30T00:00:00+03:00'))).toThrow(/unshallow/);
});
