import { testRows } from '../../tests/support/testRows';
import { formatDate } from './dateFormat';

testRows([
  ['DD.MM.YYYY', '05.03.2026'],
  ['D.M.YY', '5.3.26'],
  ['YYYY-MM-DD', '2026-03-05'],
  ['MM/DD', '03/05'],
  ['M', '3'],
  ['в DD', 'в 05'],
])('a date is formatted as %s', (format, written) =>
  expect(formatDate('2026-03-05', format)).toBe(written),
);
