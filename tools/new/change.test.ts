import { mkdtempSync, readFileSync, rmSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeNew } from './makeNew';

const fair = path.resolve('tests/fair');
const day = '2026/programme/2026-04-02.yaml';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fair-change-'));
  cpSync(fair, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (...args: string[]) =>
  makeNew(['change', '2026', ...args], { contentRoot: root, project: root, language: 'en' });
const read = () => readFileSync(path.join(root, day), 'utf8');
const what = ['--what-ru', 'Всё-таки в час.', '--what-en', 'At one after all.'];

test.each([
  ['one that has changed twice', 'open-when-possible', 3],
  ['one as planned', 'the-heating-season', 4],
])(
  'a change of %s is added, and nothing else moves',
  async (_, slug, added) => {
    const before = read();
    const told = ['--status', 'scheduled', '--at', '2026-04-01T09:30', ...what];
    expect(run(slug, ...told)).toMatchObject({ status: 0 });
    const lines = read().split('\n');
    const old = before.split('\n');
    const first = lines.findIndex((line, index) => line !== old[index]);
    expect(lines.toSpliced(first, lines.length - old.length)).toEqual(old);
    expect(lines.filter((line) => !line.trim().startsWith('#')).length - old.length).toBe(added);
  },
  60_000,
);

test.each([
  ['of no event', ['no-such-talk', ...what], 'There is no event no-such-talk'],
  [
    'of another status',
    ['open-when-possible', '--status', 'moved', ...what],
    'status  has no such value: moved',
  ],
  [
    'told before the last one',
    ['open-when-possible', '--at', '2026-03-01T09:30', ...what],
    'made known no later than the change before it',
  ],
])(
  'a change %s is refused, and nothing is written',
  (_, args, words) => {
    const before = read();
    const { status, text } = run(...args);
    expect([status, read()]).toEqual([1, before]);
    expect(text).toContain(words);
  },
  60_000,
);
