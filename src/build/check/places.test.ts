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

testRows(needed)('%s is missed', (file) => {
  expect(told(needed.filter((other) => other !== file))).toEqual([`${file}: missingFile value=`]);
});

testRows([
  'redirects.yaml',
  'letter.txt',
  'notes/yaml',
  'plan.yaml.txt',
  '2025/exhibitors/gips-2/index.yaml',
  'forms/theatre-ball.yaml',
  'pages/visitor/getting-here.yaml',
  'pages/visitor_2.yaml',
  '2026/programme/2026-04-02.yaml',
  '2024/programme/2024-02-29.yaml',
])('%s is in its place', (file) => expect(told([...needed, file])).toEqual([]));

testRows([
  ['forms/ball_.yaml', 'folderName value=ball_'],
  ['pages/a b/visitor.yaml', 'fileName value=a b/visitor'],
  ['pages/visitor/.yaml', 'fileName value=visitor/'],
])('a file in no place of content: %s: %s', (file, problem) =>
  expect(told([...needed, file])).toEqual([`${file}: ${problem}`]),
);
