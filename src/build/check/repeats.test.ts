import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { repeatProblems } from './repeats';

const told = (texts: Record<string, string>) =>
  repeatProblems(makeFolder(texts)).map((problem) => `${problem.file}: ${tell(problem)}`);

test('a session has an address of its own in its edition', () => {
  const second = '2026/programme/2026-04-02.yaml';
  const third = '2026/programme/2026-04-03.yaml';
  expect(
    told({
      '2025/programme/2025-04-02.yaml': '- {slug: tour}\n',
      [second]: '- {slug: tour}\n- {slug: talk}\n- {slug: tour}\n- {}\n- {}\n',
      [third]: '- {slug: ball}\n- {slug: tour}\n',
    }),
  ).toEqual([
    `${second}: slugTaken [2].slug value=tour other=tour (${second}:1)`,
    `${third}: slugTaken [1].slug value=tour other=tour (${second}:1)`,
  ]);
});

testRows([
  ['2026/plan.yaml', 'halls', 'id'],
  ['2026/plan.yaml', 'stands', 'code'],
  ['2026/way.yaml', 'points', 'id'],
  ['2026/edition.yaml', 'hours', 'day'],
  ['2026/edition.yaml', 'exceptions', 'day'],
])('%s: %s have a %s each', (file, list, key) => {
  expect(
    told({
      [file]: `${list}:\n  - {${key}: a}\n  - {${key}: b}\n  - {}\n  - {}\n  - {${key}: a}\n`,
    }),
  ).toEqual([`${file}: repeated ${list}[4].${key} value=a line=2`]);
});

testRows([
  ['notices.yaml', 'slug'],
  ['2026/photos/captions.yaml', 'picture'],
])('%s: each entry has a %s of its own', (file, key) =>
  expect(told({ [file]: `- {${key}: a}\n- {${key}: b}\n- {${key}: a}\n- {${key}: a}\n` })).toEqual([
    `${file}: repeated [2].${key} value=a line=1`,
    `${file}: repeated [3].${key} value=a line=1`,
  ]),
);

test('one name in two ways of writing its letters is one name', () =>
  expect(
    told({ '2026/photos/captions.yaml': '- {picture: "й.jpg"}\n- {picture: "и\u0306.jpg"}\n' }),
  ).toEqual(['2026/photos/captions.yaml: repeated [1].picture value=й.jpg line=1']));

describe('anchors of a page', () => {
  const page = (...sections: string[]) =>
    told({
      'pages/bare.yaml': `sections:\n${sections.map((section) => `  - {${section}}\n`).join('')}`,
    });

  test('are its own, and another page may have the same', () => {
    expect(page('anchor: a', 'anchor: b', '', '', 'anchor: a')).toEqual([
      'pages/bare.yaml: repeated sections[4].anchor value=a line=2',
    ]);
    const one = 'sections: [{anchor: a}]\n';
    expect(told({ 'pages/bare.yaml': one, 'pages/visitor.yaml': one })).toEqual([]);
  });

  test('are those of forms in dialogs, too', () => {
    expect(
      page('anchor: a', 'kind: dialog, forms: [{anchor: b}, {}, {anchor: a}, {anchor: b}]'),
    ).toEqual([
      'pages/bare.yaml: repeated sections[1].forms[2].anchor value=a line=2',
      'pages/bare.yaml: repeated sections[1].forms[3].anchor value=b line=3',
    ]);
    expect(page('anchor: a', 'kind: text, forms: [{anchor: a}]')).toEqual([]);
  });

  test('are made of clauses by their number', () => {
    const clauses = 'anchor: rules, clauses: [{title: x}, {title: y}]';
    expect(page(`kind: clauses, ${clauses}`, 'anchor: rules-2', 'anchor: rules-3')).toEqual([
      'pages/bare.yaml: repeated sections[1].anchor value=rules-2 line=2',
    ]);
    expect(page('anchor: rules-1', `kind: clauses, ${clauses}`)).toEqual([
      'pages/bare.yaml: repeated sections[1].clauses[0].title value=rules-1 line=2',
    ]);
    expect(page(`kind: text, ${clauses}`, 'anchor: rules-2')).toEqual([]);
    expect(page('kind: clauses, clauses: [{}, {}]', 'kind: clauses, clauses: [{}]')).toEqual([]);
  });
});
