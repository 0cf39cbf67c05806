import fs from 'node:fs';
import path from 'node:path';
import type { MoveAnswer, RefusedAnswer } from '../protocol';
import { editorOfTests } from './testing/editorOfTests';

jest.setTimeout(60_000);

const gips = '2025/exhibitors/gips/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
let editor: Awaited<ReturnType<typeof editorOfTests>>;

beforeEach(async () => {
  editor = await editorOfTests();
});
afterEach(() => editor.remove());

const move = async (sent: object) => {
  const { status, answer } = await editor.ask('move?lang=en', { file: gips, ...sent });
  return { status, answer: answer as MoveAnswer & RefusedAnswer };
};
const isThere = (file: string) => fs.existsSync(path.join(editor.contentRoot, file));
const everything = () =>
  fs.readdirSync(editor.contentRoot, { recursive: true }).map(String).sort().join();

test('a new address comes with the sessions, the links and a redirect; first it is only shown', async () => {
  const programme = editor.read(day);
  editor.put(
    'pages/visitor.yaml',
    editor.read('pages/visitor.yaml').replaceAll('(/exhibitors/2025/)', '(/exhibitors/2025/gips/)'),
  );
  const before = everything();
  const preview = await move({ to: 'plaster' });
  expect(preview.status).toBe(200);
  expect(preview.answer.changes.map(({ file }) => file).sort()).toEqual([
    day,
    'pages/visitor.yaml',
    'redirects.yaml',
  ]);
  expect(preview.answer.pages).toContainEqual({
    old: '/exhibitors/2025/gips/',
    next: '/exhibitors/2025/plaster/',
  });
  expect([everything(), editor.read(day)]).toEqual([before, programme]);

  const done = await move({ to: 'plaster', isSure: true });
  expect(done.answer.file).toBe('2025/exhibitors/plaster/index.yaml');
  expect(isThere('2025/exhibitors/plaster/work.jpg')).toBe(true);
  expect(isThere(gips)).toBe(false);
  expect(editor.read(day)).toBe(programme.replace('2025/gips', '2025/plaster'));
  expect(editor.read('pages/visitor.yaml')).toContain('(/exhibitors/2025/plaster/)');
  expect(editor.read('redirects.yaml')).toMatch(
    /from: ["']?\/exhibitors\/2025\/gips\/\*["']?\s+to: ["']?\/exhibitors\/2025\/plaster\/:splat["']?\s+status: 301/,
  );
  // And back: the redirect turns round.
  await editor.ask('move', {
    file: '2025/exhibitors/plaster/index.yaml',
    to: 'gips',
    isSure: true,
  });
  expect(editor.read(day)).toBe(programme);
  expect(editor.read('redirects.yaml')).toMatch(/from: ["']?\/exhibitors\/2025\/plaster\/\*/);
  expect(editor.read('redirects.yaml')).not.toMatch(/from: ["']?\/exhibitors\/2025\/gips/);
});

test('a deleted record goes from the sessions, and its address leads to the list', async () => {
  const programme = editor.read(day);
  const { status } = await move({ isSure: true });
  expect(status).toBe(200);
  expect(isThere('2025/exhibitors/gips')).toBe(false);
  expect(editor.read(day)).toBe(programme.replace('  exhibitors: [2025/gips]\n', ''));
  expect(editor.read('redirects.yaml')).toMatch(
    /from: ["']?\/exhibitors\/2025\/gips\/\*["']?\s+to: \/exhibitors\/2025\/\s+status: 301/,
  );
});

test('what would break a link, or is no new address, is refused and changes nothing', async () => {
  editor.put(
    'pages/visitor.yaml',
    editor.read('pages/visitor.yaml').replaceAll('(/exhibitors/2025/)', '(/exhibitors/2025/gips/)'),
  );
  const before = everything();
  const refused = await move({ isSure: true });
  expect(refused.status).toBe(422);
  expect(refused.answer.words.en).toMatch(/^The record was not deleted/);
  expect(refused.answer.faults?.[0]).toMatchObject({ file: 'pages/visitor.yaml' });
  for (const to of ['gips', 'glina', '../x', 'Гипс', '', 'a/b'])
    expect([to, (await move({ to, isSure: true })).status]).toEqual([to, 422]);
  expect((await move({ file: 'site.yaml', isSure: true })).status).toBe(422);
  expect((await move({ file: '../secret.yaml', isSure: true })).status).toBe(404);
  expect(everything()).toBe(before);
});

test('an exhibitor is copied into another year, to a free stand and without works', async () => {
  editor.put('2026/plan.yaml', editor.read('2025/plan.yaml'));
  const copy = (year: string) => editor.ask('duplicate?lang=en', { file: gips, year });
  const { status, answer } = await copy('2026');
  const file = '2026/exhibitors/gips/index.yaml';
  expect([status, answer]).toEqual([200, { file }]);
  expect(editor.read(file)).toContain('city: {ru: Псков, en: Pskov}');
  expect(editor.read(file)).not.toContain('works');
  expect((await copy('2026')).status).toBe(422);
  expect(((await copy('2031')).answer as RefusedAnswer).words.en).toMatch(/no edition 2031/);
});
