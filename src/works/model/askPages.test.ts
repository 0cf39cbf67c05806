import { testRows } from '../../../tests/support/testRows';
import { askableExhibitors } from './askPages';
import { isAskable } from './sale';
import { askAbout, askPath } from './workAddress';

const stand = (slug: string, year: number, ...states: (string | undefined)[]) => ({
  slug,
  year,
  works: states.map((availability) => ({ availability })),
});

testRows([
  ['available', true],
  ['reserved', true],
  [undefined, true],
  [null, true],
  ['sold', false],
  ['not-for-sale', false],
])('a work that is %p may be asked about: %p', (availability, isAsked) => {
  expect(isAskable({ availability })).toBe(isAsked);
});

const exhibitors = [
  stand('old', 2024, 'available'),
  stand('one', 2025, 'sold', 'reserved'),
  stand('gone', 2025, 'sold', 'not-for-sale'),
  stand('unsaid', 2025, undefined),
  stand('bare', 2025),
  { slug: 'wordless', year: 2025 },
];

testRows([
  [2026, ['one', 'unsaid']],
  [2025, ['one', 'unsaid']],
  [2024, ['old']],
])('with %p as the current edition, works are asked about at the stands %p', (current, slugs) => {
  expect(askableExhibitors(exhibitors, current).map(({ slug }) => slug)).toEqual(slugs);
});

test('without exhibitors nobody is asked', () => {
  expect(askableExhibitors([], 2026)).toEqual([]);
});

test('the page has an address of its own, and one for each work', () => {
  expect(askPath(2025, 'kobalt')).toBe('/exhibitors/2025/kobalt/ask/');
  expect(askAbout(askPath(2025, 'kobalt'), 'utro')).toBe('/exhibitors/2025/kobalt/ask/?work=utro');
});
