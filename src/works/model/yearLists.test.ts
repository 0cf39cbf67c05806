import { testRows } from '../../../tests/support/testRows';
import { yearsOfList } from './yearLists';

const name = { ru: 'Вера Гипс', en: 'Vera Gips' };
const gallery = { year: 2025, participantType: 'gallery' };

testRows([
  ['a gallery that tells nothing', gallery, [], []],
  ['a gallery with empty lists', { ...gallery, artists: [], works: [] }, [], []],
  ['a gallery with artists', { ...gallery, artists: [name] }, [2025], []],
  ['a gallery with works of nobody', { ...gallery, works: [{}] }, [], [2025]],
  ['a gallery with works of artists', { ...gallery, works: [{ artists: [name] }] }, [2025], [2025]],
  ['an artist', { ...gallery, participantType: 'sculptor' }, [2025], []],
])('the lists of a year that an exhibitor stands in: %s', (_, exhibitor, artists, works) => {
  expect(yearsOfList('artists', [exhibitor])).toEqual(artists);
  expect(yearsOfList('works', [exhibitor])).toEqual(works);
});

test('each year once, from the oldest', () => {
  const years = [2025, 2024, 2025, 2023].map((year) => ({ ...gallery, year, works: [{}] }));
  expect(yearsOfList('works', years)).toEqual([2023, 2024, 2025]);
});
