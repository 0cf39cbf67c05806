import { testRows } from '../../../tests/support/testRows';
import { tell } from '../../../tests/support/contentFolder';
import { placeProblems } from './places';

const needed = [
  'site.yaml',
  'navigation.yaml',
  'pages/index.yaml',
  'pages/404.yaml',
  'pages/exhibitors.yaml',
  'pages/speakers.yaml',
];

const told = (files: readonly string[]) =>
  placeProblems({ files, sources: [] }).map((problem) => `${problem.file}: ${tell(problem)}`);

testRows([
  'redirects.yaml',
  'letter.txt',
  'notes/yaml',
  'plan.yaml.txt',
  '2025/exhibitors/letter.txt',
  '2025/edition.yamlish',
  '2025/exhibitors/gips-2/index.yaml',
  'forms/theatre-ball.yaml',
  'pages/visitor/getting-here.yaml',
  'pages/visitor_2.yaml',
  '2026/programme/2026-04-02.yaml',
  '2024/programme/2024-02-29.yaml',
])('%s is in its place', (file) => expect(told([...needed, file])).toEqual([]));

testRows([
  ['2025/exhibitors/gips.yaml/index.yaml', 'folderName value=gips.yaml'],
  ['2025/plan.yaml.txt', 'yamlTail value=plan.yaml'],
  ['site.yaml.bak', 'yamlTail value=site.yaml'],
  ['forms/ball.yml~', 'yamlTail value=ball.yaml'],
  ['pages/visitor.YAML (1)', 'yamlTail value=visitor.yaml'],
  ['2026/programme/2026-04-02.yaml.txt', 'yamlTail value=2026-04-02.yaml'],
  ['forms/ball_.yaml', 'folderName value=ball_'],
  ['pages/a b/visitor.yaml', 'fileName value=a b/visitor'],
  ['pages/visitor/.yaml', 'fileName value=visitor/'],
])('a file in no place of content: %s: %s', (file, problem) =>
  expect(told([...needed, file])).toEqual([`${file}: ${problem}`]),
);

testRows([
  '2025/exhibitors/gips/work.jpg',
  '2025/exhibitors/gips/works/work.txt',
  '2025/speakers/vera/index.txt',
  '2025/partners/lime/logo.svg',
])('%s lies in a folder without a record', (file) => {
  const folder = file.split('/').slice(0, 3).join('/');
  expect(told([...needed, file])).toEqual([`${folder}/index.yaml: recordWithoutFile value=`]);
  expect(told([...needed, file, `${folder}/index.yaml`])).toEqual([]);
  expect(told([...needed, file, `${folder}/index.yml`])).toEqual([
    `${folder}/index.yml: yamlExtension value=index.yaml`,
  ]);
});
