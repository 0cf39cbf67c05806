import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { removeContent, writeContent } from '../../../../tests/content/baseContent';
import { asYaml, readContentFolder, sourcesOf } from './contentFolder';

describe('a folder', () => {
  let root: string;
  afterEach(() => removeContent(root));

  test('all files are listed in order, without hidden ones', () => {
    const shown = ['site.yaml', '2026/plan.yml', '2026/photos/b.jpg', 'a.txt', 'notes.'];
    const hidden = ['.DS_Store', '2026/photos/.b.jpg.swp'];
    root = writeContent(new Map([...shown, ...hidden].map((file) => [file, 'a: 1\n'])));
    mkdirSync(path.join(root, 'empty'));
    expect(readContentFolder(root).files).toEqual([
      '2026/photos/b.jpg',
      '2026/plan.yml',
      'a.txt',
      'notes.',
      'site.yaml',
    ]);
  });

  test('YAML is read in valid places, .yml as if it were .yaml', () => {
    root = writeContent(
      new Map([
        ['site.yaml', 'a: 1\n'],
        ['2026/plan.yml', 'b: 2\n'],
        ['2026/letter.yaml', 'c: 3\n'],
        ['site.yml', 'a: 4\n'],
      ]),
    );
    const folder = readContentFolder(root);
    expect(folder.sources.map(({ file, value, place }) => [file, value, place.kind])).toEqual([
      ['2026/plan.yml', { b: 2 }, 'plan'],
      ['site.yaml', { a: 1 }, 'site'],
    ]);
    expect(sourcesOf(folder, 'plan').map(({ file }) => file)).toEqual(['2026/plan.yml']);
  });
});

test.each([
  ['site.yml', 'site.yaml'],
  ['site.YML', 'site.yaml'],
  ['a.yml/b.txt', 'a.yml/b.txt'],
])('%s is read as %s', (file, expected) => expect(asYaml(file)).toBe(expected));
