import { testRows } from '../../../tests/support/testRows';
import { editionOfRelease, publishedReleases } from './releases';

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

test('the newest release comes first, and a release of tomorrow is not public yet', () => {
  const dated = (slug: string) => ({ fields: { slug, date: slug.slice(0, 10) } });
  const all = ['2025-12-01-days', '2026-03-04-d', '2026-03-03-b', '2026-03-03-a'].map(dated);
  expect(publishedReleases(all, '2026-03-03').map(({ fields }) => fields.slug)).toEqual([
    '2026-03-03-b',
    '2026-03-03-a',
    '2025-12-01-days',
  ]);
});
