import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { removeContent, writeContent } from '../../../../tests/content/baseContent';
import {
  asYaml,
  readContentFolder,
  sourcesOf,
  namesIn,
  recordsOf,
  sectionsOf,
} from './contentFolder';
import { makeFolder } from '../../../../tests/support/contentFolder';
import { testRows } from '../../../../tests/support/testRows';

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

const planOf = (text: string) => {
  const [plan] = recordsOf(makeFolder({ '2026/plan.yaml': `${text}\n` }), 'plan');
  if (plan === undefined) throw new Error('There is no plan');
  return plan;
};

test('the accepted parts of a record are there, missing ones are only absent', () => {
  const plan = planOf('halls: [{id: nave, x: 5}, {id: yard}]');
  expect(plan.value).toEqual({ halls: [{ id: 'nave', x: 5 }, { id: 'yard' }] });
  const [nave, yard] = plan.at('halls').items();
  expect([nave?.value?.x, yard?.value?.x]).toEqual([5, undefined]);
  expect([nave?.at('x').isWritten, yard?.at('x').isWritten]).toEqual([true, false]);
  expect(plan.place).toEqual({ year: 2026, slug: '', route: '', date: '' });
});

testRows([
  ['a text in place of a number', 'size: {width: wide, height: 5}', { size: { height: 5 } }],
  ['a number out of range', 'size: {width: -1, height: 5}', { size: { height: 5 } }],
  ['no value', 'size: {width: ~, height: 5}', { size: { height: 5 } }],
  ['a text in place of fields', 'size: 5', {}],
  ['fields in place of a list', 'halls: {id: nave}', {}],
  ['a list in place of fields', 'size: [5]\nstands: []', { stands: [] }],
  ['an item of a list', 'halls: [nave, {id: yard}]', { halls: [undefined, { id: 'yard' }] }],
  ['an unknown key', 'size: {width: 5, widht: 6}', { size: { width: 5 } }],
  ['a list that is too short', 'halls: []', { halls: [] }],
  ['the whole file', 'wide', undefined],
  ['YAML', 'size: {', undefined],
])('refused parts are removed, and nothing else: %s', (_, text, accepted) => {
  expect(planOf(text).value).toEqual(accepted);
});

test('a refused value still counts as written', () => {
  const width = planOf('size: {width: wide}').at('size').at('width');
  expect([width.value, width.isWritten, width.isRefused]).toEqual([undefined, true, true]);
  const height = planOf('size: {}').at('size').at('height');
  expect([height.value, height.isWritten, height.isRefused]).toEqual([undefined, false, false]);
});

test('a section’s fields are those of its kind; without a kind, only the common ones', () => {
  const sections = sectionsOf(
    makeFolder({
      'pages/a.yaml': `sections:
  - {kind: gallery, anchor: a, photos: 2025, people: []}
  - {kind: galery, anchor: b, photos: 2025}
`,
    }),
  );
  expect(sections.map(({ value }) => value)).toEqual([
    { kind: 'gallery', anchor: 'a', photos: 2025 },
    { anchor: 'b' },
  ]);
});

testRows([
  ['halls: [{id: a}, {id: b}, {id: a}]', ['a', 'b']],
  ['halls: []', []],
  ['halls: [{id: a}, {id: 7}]', undefined],
  ['halls: [{id: a}, {idd: b}]', undefined],
  ['halls: [{id: a}, b]', undefined],
  ['halls: a', undefined],
  ['{}', undefined],
])('the distinct names of a list, or none if one is invalid: %s', (text, names) => {
  expect(namesIn(planOf(text).at('halls'), ({ value }) => value?.id)).toEqual(names);
});
