import { makeFolder, tell } from '../../../../tests/support/contentFolder';
import { testRows } from '../../../../tests/support/testRows';
import { namesIn, recordsOf, repeatsIn, sectionsOf, sessionsOf, siteOf } from './written';

const planOf = (text: string) => {
  const [plan] = recordsOf(makeFolder({ '2026/plan.yaml': `${text}\n` }), 'plan');
  if (plan === undefined) throw new Error('There is no plan');
  return plan;
};

test('what the schema accepts is there, what is missing is only absent', () => {
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
])('what is refused is taken out, and nothing else: %s', (_, text, accepted) => {
  expect(planOf(text).value).toEqual(accepted);
});

test('what is refused is written all the same', () => {
  const width = planOf('size: {width: wide}').at('size').at('width');
  expect([width.value, width.isWritten, width.isRefused]).toEqual([undefined, true, true]);
  const height = planOf('size: {}').at('size').at('height');
  expect([height.value, height.isWritten, height.isRefused]).toEqual([undefined, false, false]);
});

test('fields of a section are those of its kind; without a kind it has the common ones only', () => {
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

test('a list that is still empty has no items; other files may be missing', () => {
  const folder = makeFolder({ '2026/programme/2026-04-02.yaml': '# none yet\n' });
  expect(sessionsOf(folder)).toEqual([]);
  expect(siteOf(folder)).toBeUndefined();
});

test('a problem is told where the value stands, or where it would', () => {
  const hall = planOf('size: {width: 5}\nhalls:\n  - id: nave').at('halls').items()[0];
  const told = [hall?.at('id'), hall?.at('x')].flatMap((at) => at?.problem('repeated') ?? []);
  expect(told.map((problem) => [problem.line, tell(problem)])).toEqual([
    [3, 'repeated halls[0].id'],
    [3, 'repeated halls[0].x'],
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
])('names of a list, each once, or none of them if one is faulty: %s', (text, names) => {
  expect(namesIn(planOf(text).at('halls'), ({ value }) => value?.id)).toEqual(names);
});

test('each repeat is told with the first of its name, and what has no name repeats nothing', () => {
  const names = ['a', 'b', '', 'a', '', 'a'].map((name, index) => ({ name, index }));
  const repeats = repeatsIn(names, ({ name }) => (name === '' ? undefined : name));
  expect(repeats.map(([item, first]) => [item.index, first.index])).toEqual([
    [3, 0],
    [5, 0],
  ]);
});
