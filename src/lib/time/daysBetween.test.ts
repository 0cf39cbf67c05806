import { testRows } from '../../../tests/support/testRows';
import { daysBetween } from './daysBetween';

testRows([
  ['2026-04-01', '2026-04-02', 1],
  ['2026-04-02', '2026-04-02', 0],
  ['2026-04-03', '2026-04-02', -1],
  ['2026-03-23', '2026-04-02', 10],
  ['2026-02-28', '2026-03-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-12-31', '2026-01-01', 1],
  ['2025-04-02', '2026-04-02', 365],
  // Many countries put their clocks forward between these days, which must not change the count.
  ['2026-03-28', '2026-03-30', 2],
])('from %s to %s: %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days));
