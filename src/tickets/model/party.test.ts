import { testRows } from '../../../tests/support/testRows';
import { ticketsOf, type Party, type PartyLine } from './party';

testRows<[Omit<Party, 'visit'>, PartyLine[]]>([
  [{ adults: 1, others: {} }, [{ type: 'standard', count: 1, groups: [] }]],
  [
    { adults: 2, others: { 'young-children': 1, pensioners: 1 } },
    [
      { type: 'standard', count: 2, groups: [] },
      { type: 'free', count: 1, groups: ['young-children'] },
      { type: 'standard-discounted', count: 1, groups: ['pensioners'] },
    ],
  ],
  [
    { adults: 0, others: { pupils: 2, students: 1, pensioners: 0 } },
    [{ type: 'standard-discounted', count: 3, groups: ['pupils', 'students'] }],
  ],
  [
    { adults: 1, others: { children: 2, 'disabled-1-2': 1 } },
    [
      { type: 'standard', count: 1, groups: [] },
      { type: 'children', count: 2, groups: ['children'] },
      { type: 'free', count: 1, groups: ['disabled-1-2'] },
    ],
  ],
])('a day in the rows for %j: %j', (party, lines) =>
  expect(ticketsOf({ visit: 'rows', ...party })).toEqual(lines),
);

test('at the forum a child of the children’s ticket pays as an adult, a student half', () =>
  expect(ticketsOf({ visit: 'forum', adults: 1, others: { children: 1, students: 1 } })).toEqual([
    { type: 'professional', count: 2, groups: ['children'] },
    { type: 'professional-discounted', count: 1, groups: ['students'] },
  ]));
