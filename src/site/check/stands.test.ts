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

const drawnIn = (list: string, shape: string) => told(plan(`${list}: [{x: 0, y: 0}, ${shape}]\n`));
const overEdge = (list: string, field: string, bounds: number) => [
  `2026/plan.yaml: outsidePlan ${list}[1].${field} bounds=${bounds}`,
];

testRows(['halls', 'stands'])('no shape of the %s is drawn beyond the edge', (list) => {
  const drawn = (shape: string) => drawnIn(list, shape);
  const at = (field: string, bounds: number) => overEdge(list, field, bounds);
  expect(drawn('{x: 60, y: 20, width: 40, height: 30}')).toEqual([]);
  expect(drawn('{x: 60, y: 20, width: 41, height: 30}')).toEqual(at('width', 100));
  expect(drawn('{x: 60, y: 20, width: 40, height: 31}')).toEqual(at('height', 50));
  expect(drawn('{x: 100, y: 20, width: 1, height: 1}')).toEqual(at('width', 100));
  expect(drawn('{x: 101, y: 20, width: 5, height: 5}')).toEqual(at('x', 100));
  expect(drawn('{x: 200, y: 20, width: wide}')).toEqual([]);
});

testRows(['halls', 'stands', 'services'])('no place of the %s is beyond the edge', (list) => {
  const drawn = (place: string) => drawnIn(list, place);
  const at = (field: string, bounds: number) => overEdge(list, field, bounds);
  expect(drawn('{x: 100, y: 50}')).toEqual([]);
  expect(drawn('{x: 101, y: 20}')).toEqual(at('x', 100));
  expect(drawn('{x: 20, y: 51}')).toEqual(at('y', 50));
  expect(drawn('{x: 200, y: 200}')).toEqual([...at('x', 100), ...at('y', 50)]);
  for (const faulty of ['{x: far, y: 20}', '{y: 20}']) expect(drawn(faulty)).toEqual([]);
});

test('a plan without a size has no edge', () => {
  expect(told({ '2026/plan.yaml': 'stands: [{x: 900, y: 900}]\n' })).toEqual([]);
});
