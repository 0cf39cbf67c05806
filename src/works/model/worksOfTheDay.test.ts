import { testRows } from '../../../tests/support/testRows';
import { worksOfTheDay } from './worksOfTheDay';

/** Walls named a, b, c…, with so many works each: a1, a2… */
const walls = (...counts: number[]) =>
  counts.map((count, index) => {
    const slug = String.fromCharCode(97 + index);
    return { slug, works: Array.from({ length: count }, (_, at) => `${slug}${at + 1}`) };
  });

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );

testRows([
  ['nobody', [], 3, []],
  ['only exhibitors without works', [0, 0], 3, []],
  ['one work', [1], 3, ['a1']],
  ['fewer exhibitors than places', [2, 1], 3, ['a1', 'b1', 'a2']],
  ['as many', [1, 1, 1], 3, ['a1', 'c1', 'b1']],
  ['more', [1, 1, 1, 1, 1], 3, ['a1', 'd1', 'b1']],
  ['one without works among them', [1, 0, 1, 1], 3, ['a1', 'd1', 'c1']],
] as [string, number[], number, string[]][])(
  'works of the day: of %s',
  (_, counts, places, expected) => {
    expect(worksOfTheDay(walls(...counts), '1970-01-01', places)).toEqual(expected);
  },
);

testRows([
  ['1970-01-01', ['a1', 'd1']],
  ['1970-01-02', ['b1', 'e1']],
  ['1970-01-03', ['c1', 'a2']],
  ['1970-01-04', ['d2', 'b2']],
  ['1970-01-05', ['e2', 'c2']],
  ['1970-01-06', ['a1', 'd1']],
])('on %s five exhibitors of two works have their turn so: %j', (day, expected) => {
  expect(worksOfTheDay(walls(2, 2, 2, 2, 2), day, 2)).toEqual(expected);
});

test('the order in which exhibitors come does not matter', () => {
  const all = walls(3, 1, 4, 1, 5, 9, 2);
  const shown = worksOfTheDay(all, '2026-04-02', 4);
  expect(shown).toHaveLength(4);
  expect(worksOfTheDay([...all].reverse(), '2026-04-02', 4)).toEqual(shown);
});

testRows([[[3, 1, 4, 1, 5, 2, 2]], [[1, 2, 3, 4, 1, 2, 3, 4]], [Array(30).fill(4)]])(
  'of %j every work has its turn, a day shows nobody twice, and neighbours get as many turns',
  (counts: number[]) => {
    const all = walls(...counts);
    const shown = days(counts.length * 4).map((day) => worksOfTheDay(all, day, 5));
    for (const works of shown) expect(new Set(works.map((work) => work.charAt(0))).size).toBe(5);
    const turns = all.map(
      ({ slug }) => shown.flat().filter((work) => work.startsWith(slug)).length,
    );
    expect(new Set(turns)).toEqual(new Set([20]));
    expect(new Set(shown.flat())).toEqual(new Set(all.flatMap(({ works }) => works)));
  },
);
