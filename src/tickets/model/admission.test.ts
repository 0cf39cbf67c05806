import { testRows } from '../../../tests/support/testRows';
import {
  admissionGroups,
  companionsOf,
  ticketOf,
  type AdmissionGroup,
  type Visit,
} from './admission';
import { boxOfficeOnly } from './tickets';

testRows<[Visit, AdmissionGroup | 'children' | undefined, string]>([
  ['rows', 'veterans', 'free'],
  ['forum', 'veterans', 'free'],
  ['rows', 'students', 'standard-discounted'],
  ['forum', 'students', 'professional-discounted'],
  ['rows', undefined, 'standard'],
  ['rows', 'children', 'children'],
  ['forum', undefined, 'professional'],
  // The children's ticket is for the rows only.
  ['forum', 'children', 'professional'],
])('to the %s %s go with the ticket %s', (visit, group, ticket) =>
  expect(ticketOf(visit, group)).toBe(ticket),
);

test('only disabled people of groups 1 and 2 bring a companion', () =>
  expect(admissionGroups.filter((group) => companionsOf(group) > 0)).toEqual(['disabled-1-2']));

test('the tickets that ask for a document are those that the box office alone sells', () => {
  const found = admissionGroups.flatMap((group) => [
    ticketOf('rows', group),
    ticketOf('forum', group),
  ]);
  expect([...new Set(found)].sort()).toEqual([...boxOfficeOnly].sort());
});
