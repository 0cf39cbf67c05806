import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { standProblems } from './stands';

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
