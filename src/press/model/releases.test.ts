import { testRows } from '../../../tests/support/testRows';
import { editionOfRelease } from './releases';

const editions = [
  { year: 2026, lastDay: '2026-04-05' },
  { year: 2025, lastDay: '2025-04-13' },
];

testRows<[{ date: string; edition?: number }, number]>([
  [{ date: '2024-01-01' }, 2025],
  [{ date: '2025-04-13' }, 2025],
  [{ date: '2025-04-14' }, 2026],
  [{ date: '2025-04-14', edition: 2025 }, 2025],
  [{ date: '2026-05-01' }, 2026],
])('a release %j is about the fair of %d', (release, year) =>
  expect(editionOfRelease(release, editions)).toBe(year),
);

test('a site without editions has none for a release', () =>
  expect(editionOfRelease({ date: '2026-05-01' }, [])).toBeUndefined());
