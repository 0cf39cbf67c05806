import { testRows } from '../../../tests/support/testRows';
import { tell } from '../../../tests/support/contentFolder';
import { placeProblems } from './places';

const pages = ['index', '404', 'exhibitors', 'speakers'].map((name) => `pages/${name}.yaml`);
const needed = ['site.yaml', 'navigation.yaml', ...pages];

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
])('%s is in a valid place', (file) => expect(told([...needed, file])).toEqual([]));

testRows([
  ['2025/exhibitors/gips.yaml/index.yaml', 'folderName value=gips.yaml other=gips-yaml'],
  ['site.yaml.bak', 'yamlTail value=site.yaml'],
  ['forms/ball.yml~', 'yamlTail value=ball.yaml'],
  ['pages/visitor.YAML (1)', 'yamlTail value=visitor.yaml'],
  ['forms/ball_.yaml', 'fileName value=ball_ other=ball.yaml'],
  ['forms/Partner.yaml', 'fileName value=Partner other=partner.yaml'],
  ['forms/北京.yaml', 'fileName value=北京 other=form.yaml'],
  [
    'releases/2026-03-04_Programme.yaml',
    'fileName value=2026-03-04_Programme other=2026-03-04-programme.yaml',
  ],
  ['pages/a b/visitor.yaml', 'fileName value=a b/visitor other=a-b/visitor.yaml'],
  ['pages/Залы.yaml', 'fileName value=Залы other=zaly.yaml'],
  ['pages/visitor/.yaml', 'fileName value=visitor/ other=visitor/page.yaml'],
  ['pages/Press.yaml', 'fileCapitals value=Press.yaml other=press.yaml'],
  ['Pages/press.yaml', 'fileCapitals value=press.yaml other=pages/press.yaml'],
])('a file in an invalid place: %s: %s', (file, problem) =>
  expect(told([...needed, file])).toEqual([`${file}: ${problem}`]),
);

test('a page whose name differs from another’s only in case is reported', () => {
  expect(told([...needed, 'pages/Press.yaml', 'pages/press.yaml'])).toEqual([
    'pages/Press.yaml: fileCapitals value=Press.yaml other=press.yaml',
  ]);
  expect(told([...needed, 'pages/_E5_Old/_tickets.yaml'])).toEqual([]);
});

test('a file that only needs renaming is not reported as missing, too', () => {
  const others = needed.filter((file) => file !== 'site.yaml' && file !== 'pages/index.yaml');
  expect(told([...others, 'Site.yaml', 'pages/Index.yaml'])).toEqual([
    'Site.yaml: fileCapitals value=Site.yaml other=site.yaml',
    'pages/Index.yaml: fileCapitals value=Index.yaml other=index.yaml',
  ]);
});

testRows([
  '2025/exhibitors/gips/work.jpg',
  '2025/exhibitors/gips/works/work.txt',
  '2025/speakers/vera/index.txt',
  '2025/partners/lime/logo.svg',
])('%s is in a folder without a record', (file) => {
  const folder = file.split('/').slice(0, 3).join('/');
  expect(told([...needed, file])).toEqual([`${folder}/index.yaml: recordWithoutFile value=`]);
  expect(told([...needed, file, `${folder}/index.yaml`])).toEqual([]);
  expect(told([...needed, file, `${folder}/index.yml`])).toEqual([
    `${folder}/index.yml: yamlExtension value=index.yaml`,
  ]);
});
