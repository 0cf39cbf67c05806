import { testRows } from '../../../tests/support/testRows';
import {
  admissionGroups,
  admissionOf,
  companionsOf,
  discountGroups,
  freeGroups,
  ticketOf,
  visits,
  type AdmissionGroup,
  type Visit,
} from './admission';
import { boxOfficeOnly, ticketTypes, type TicketType } from './tickets';

testRows([
  [0, 'free'],
  [6, 'free'],
  [7, 'children'],
  [13, 'children'],
  [14, 'standard'],
  [19, 'standard'],
  [undefined, 'standard'],
] as [number | undefined, TicketType][])(
  'at the age of %s the rows take the ticket %s',
  (age, ticket) => {
    expect(ticketOf({ visit: 'rows', age })).toBe(ticket);
  },
);

testRows([
  [6, 'free'],
  [13, 'children'],
  [14, 'standard-discounted'],
  [18, 'standard-discounted'],
  [19, 'standard'],
  [undefined, 'standard-discounted'],
] as [number | undefined, TicketType][])('a pupil of %s has the ticket %s', (age, ticket) => {
  expect(ticketOf({ visit: 'rows', age, group: 'pupils' })).toBe(ticket);
});

test('the group of children under seven ends with the seventh birthday', () => {
  expect(admissionOf({ group: 'young-children' })).toBe('free');
  expect(admissionOf({ group: 'young-children', age: 6 })).toBe('free');
  expect(admissionOf({ group: 'young-children', age: 7 })).toBe('full');
  expect(ticketOf({ visit: 'rows', group: 'young-children', age: 7 })).toBe('children');
});

testRows(freeGroups)('%s are admitted free', (group) => {
  expect(ticketOf({ visit: 'rows', group })).toBe('free');
  expect(ticketOf({ visit: 'forum', group })).toBe('free');
});

testRows(discountGroups)('%s have a discount on both tickets of the venue', (group) => {
  expect(ticketOf({ visit: 'rows', group })).toBe('standard-discounted');
  expect(ticketOf({ visit: 'forum', group })).toBe('professional-discounted');
});

testRows<[Visit, TicketType]>([
  ['vip', 'vip'],
  ['online-1-day', 'online-1-day'],
  ['online-3-days', 'online-3-days'],
])('%s has one price for all', (visit, ticket) => {
  for (const group of [undefined, ...admissionGroups])
    expect(ticketOf({ visit, group, age: 5 })).toBe(ticket);
});

test('a grown visitor without a discount takes the professional ticket to the forum', () => {
  expect(ticketOf({ visit: 'forum' })).toBe('professional');
  expect(ticketOf({ visit: 'forum', age: 30 })).toBe('professional');
  expect(ticketOf({ visit: 'forum', age: 6 })).toBe('free');
});

testRows([
  [{}, 'full'],
  [{ age: 30 }, 'full'],
  [{ age: 6 }, 'free'],
  [{ group: 'pupils' }, 'discount'],
  [{ group: 'pupils', age: 13 }, 'full'],
  [{ group: 'pupils', age: 14 }, 'discount'],
  [{ group: 'pupils', age: 18 }, 'discount'],
  [{ group: 'pupils', age: 19 }, 'full'],
  // Only a pupil's discount depends on the age.
  [{ group: 'students', age: 30 }, 'discount'],
  [{ group: 'pensioners', age: 70 }, 'discount'],
  [{ group: 'veterans', age: 90 }, 'free'],
] as const)('%j is admitted: %s', (visitor, admission) => {
  expect(admissionOf(visitor)).toBe(admission);
});

testRows([
  ['students', 10, 'children'],
  ['students', 14, 'standard-discounted'],
  ['pensioners', 70, 'standard-discounted'],
  ['pupils', 13, 'children'],
] as const)('%s of %d take to the rows the ticket %s', (group, age, ticket) => {
  expect(ticketOf({ visit: 'rows', group, age })).toBe(ticket);
});

test('a pupil too young for the discount has none at the forum', () => {
  expect(ticketOf({ visit: 'forum', group: 'pupils', age: 13 })).toBe('professional');
  expect(ticketOf({ visit: 'forum', group: 'pupils', age: 14 })).toBe('professional-discounted');
});

test('only disabled people of groups 1 and 2 bring a companion, and only one', () => {
  for (const group of admissionGroups)
    expect(companionsOf(group)).toBe(group === 'disabled-1-2' ? 1 : 0);
  expect(companionsOf(undefined)).toBe(0);
});

test('every ticket is somebody’s, and every ticket that asks for a paper is sold at the box office only', () => {
  const groups: (AdmissionGroup | undefined)[] = [undefined, ...admissionGroups];
  const found = visits.flatMap((visit) =>
    groups.flatMap((group) =>
      [undefined, 5, 10, 16, 40].map((age) => ticketOf({ visit, group, age })),
    ),
  );
  expect([...new Set(found)].sort()).toEqual([...ticketTypes].sort());
  expect([...boxOfficeOnly].sort()).toEqual([
    'free',
    'professional-discounted',
    'standard-discounted',
  ]);
});
