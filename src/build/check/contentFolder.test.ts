import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asYaml, readContentFolder, sourcesOf } from './contentFolder';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fair-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('all files are told in order, and what computers hide is left out', () => {
  for (const file of ['site.yaml', '2026/plan.yml', '2026/photos/b.jpg', 'a.txt', 'notes.'])
    put(file, 'a: 1\n');
  for (const hidden of ['.DS_Store', '2026/photos/.b.jpg.swp']) put(hidden, '');
  mkdirSync(path.join(root, 'empty'));
  expect(readContentFolder(root).files).toEqual([
    '2026/photos/b.jpg',
    '2026/plan.yml',
    'a.txt',
    'notes.',
    'site.yaml',
  ]);
});

test('YAML is read where content belongs, .yml as if it were .yaml', () => {
  put('site.yaml', 'a: 1\n');
  put('2026/plan.yml', 'b: 2\n');
  put('2026/letter.yaml', 'c: 3\n');
  const folder = readContentFolder(root);
  expect(folder.sources.map(({ file, value, place }) => [file, value, place.kind])).toEqual([
    ['2026/plan.yml', { b: 2 }, 'plan'],
    ['site.yaml', { a: 1 }, 'site'],
  ]);
  expect(sourcesOf(folder, 'plan').map(({ file }) => file)).toEqual(['2026/plan.yml']);
});

test('a folder that is not there has no files', () =>
  expect(readContentFolder(path.join(root, 'none'))).toEqual({ files: [], sources: [] }));

test.each([
  ['site.yaml', 'site.yaml'],
  ['site.yml', 'site.yaml'],
  ['site.YML', 'site.yaml'],
  ['a.yml/b.txt', 'a.yml/b.txt'],
  ['a.yamls', 'a.yamls'],
])('%s is read as %s', (file, expected) => expect(asYaml(file)).toBe(expected));
