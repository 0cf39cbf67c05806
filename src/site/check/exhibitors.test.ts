import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { testRows } from '../../../tests/support/testRows';
import { workProblems, standProblems } from './exhibitors';

const file = (slug: string, year = 2026) => `${year}/exhibitors/${slug}/index.yaml`;
const exhibitors = {
  'site.yaml': 'currentEdition: 2026\n',
  [file('gips', 2025)]: 'works: [{picture: hand.jpg}]\n',
  [file('gips')]: 'works: [{slug: cup, picture: a.jpg}, {picture: hand.jpg}, {slug: Foot}]\n',
  [file('glina')]: 'works: [{picture: jug.jpg}]\n',
};
const noneYet = { [file('gips')]: '{}\n', [file('glina')]: '{}\n' };
const next = { [file('gips', 2027)]: 'works: [{picture: ear.jpg}]\n' };
const broken = { [file('glina')]: 'works: [{\n' };
const refused = { [file('glina')]: 'works: [{picture: jug.heic}]\n' };
const unknown = (at: number, work: string, year = 2026, nearest = '') =>
  `noSuchWork sections[0].works[${at}] value=${work} year=${year} nearest=${nearest}`;

testRows<[string, string[], Record<string, string>, string[]]>([
  ['works of the newest edition', ['gips/cup', 'gips/hand', 'glina/jug'], {}, []],
  ['a work with a typing slip', ['gips/hnad'], {}, [unknown(0, 'gips/hnad', 2026, 'gips/hand')]],
  ['a work of the newest edition that has any', ['gips/hand'], noneYet, []],
  ['a later work', ['gips/cup'], noneYet, [unknown(0, 'gips/cup', 2025)]],
  ['a work of a future edition', ['gips/ear'], next, [unknown(0, 'gips/ear')]],
  ['one that has come', ['gips/ear'], { ...next, 'site.yaml': 'currentEdition: 2027\n' }, []],
  ['what is no reference', ['7', 'cup', '{}'], {}, []],
  ['works of an exhibitor who cannot be read', ['glina/jug', 'glina/ear'], broken, []],
  ['another work then', ['gips/ear'], broken, [unknown(0, 'gips/ear')]],
  ['a work whose picture is refused', ['glina/jug'], refused, []],
])('a row that chooses %s', (_, works, more, problems) => {
  const list = works.map((work) => `      - ${work}\n`).join('');
  const page = `sections:\n  - kind: works\n    works:\n${list}`;
  const folder = makeFolder({ ...exhibitors, 'pages/bare.yaml': page, ...more });
  expect(workProblems(folder).map(tell)).toEqual(problems);
});

const told = (texts: Record<string, string>) =>
  standProblems(makeFolder(texts)).map((problem) => `${problem.file}: ${tell(problem)}`);
const plan = (body: string) => ({
  '2026/plan.yaml': `size: {width: 100, height: 50}\n${body}`,
});
const exhibitor = (slug: string, stand: string, year = 2026) => ({
  [`${year}/exhibitors/${slug}/index.yaml`]: `stand: ${stand}\n`,
});

test('the schema reports invalid and missing stands; without a plan any code is valid', () => {
  expect(
    told({ ...exhibitor('a', 'a1'), ...exhibitor('b', 'a1'), ...plan('stands: []\n') }),
  ).toEqual([]);
  expect(told({ ...exhibitor('a', '5'), ...exhibitor('b', '5') })).toEqual([]);
  expect(told(exhibitor('a', 'A01'))).toEqual([]);
  expect(told({ ...exhibitor('a', 'A01'), ...plan('stands: [{code: A02}, {}]\n') })).toEqual([]);
});

testRows([
  ['{x: 60, y: 20, width: 40, height: 30}', []],
  ['{x: 60, y: 20, width: 41, height: 30}', ['width bounds=100']],
  ['{x: 60, y: 20, width: 40, height: 31}', ['height bounds=50']],
  ['{x: 100, y: 20, width: 1, height: 1}', ['width bounds=100']],
  ['{x: 101, y: 20, width: 5, height: 5}', ['x bounds=100']],
  ['{x: 200, y: 20, width: wide}', []],
  ['{x: 100, y: 50}', []],
  ['{x: 200, y: 200}', ['x bounds=100', 'y bounds=50']],
  ['{x: far, y: 20}', []],
  ['{y: 20}', []],
])('what is drawn beyond the edge of a plan of 100 × 50: %s: %j', (shape, edges) => {
  for (const list of ['halls', 'stands'])
    expect(told(plan(`${list}: [{x: 0, y: 0}, ${shape}]\n`))).toEqual(
      edges.map((edge) => `2026/plan.yaml: outsidePlan ${list}[1].${edge}`),
    );
});

test('a plan without a size has no edge', () => {
  expect(told({ '2026/plan.yaml': 'stands: [{x: 900, y: 900}]\n' })).toEqual([]);
});
