import { testRows } from '../../../tests/support/testRows';
import { artistSlug, artistsOf, artistsOfAllYears, makersOf, yearsOfList } from './artists';

describe('artists', () => {
  const named = (en: string, ru = en) => ({ ru, en });
  const anna = named('Anna Lyon', 'Анна Лён');
  const lev = named('Lev Treshchin', 'Лев Трещин');
  const vera = named('Vera Gips', 'Вера Гипс');

  const gallery = {
    year: 2025,
    name: named('Kobalt'),
    participantType: 'gallery',
    artists: [anna, lev],
    works: [{ artists: [anna] }, { artists: [anna, lev] }, {}],
  };
  const artist = {
    year: 2025,
    name: vera,
    participantType: 'artist',
    works: [{}, { artists: [vera, lev] }],
  };
  const earlier = { year: 2024, name: vera, participantType: 'sculptor' };
  const all = [gallery, artist, earlier];

  test('a work is of those it names, else of an exhibitor who is no gallery, or of its only artist', () => {
    expect(makersOf(gallery, { artists: [anna] })).toEqual([anna]);
    expect(makersOf({ ...gallery, artists: [lev] }, {})).toEqual([lev]);
    expect(makersOf({ ...gallery, artists: [lev] }, { artists: [anna] })).toEqual([anna]);
    expect(makersOf(gallery, {})).toEqual([]);
    expect(makersOf(artist, {})).toEqual([vera]);
    expect(makersOf(artist, { artists: [vera, lev] })).toEqual([vera, lev]);
  });

  const told = (year: number) =>
    artistsOf(all, year).map(({ slug, exhibitors, works, otherYears }) => [
      slug,
      exhibitors,
      works,
      otherYears,
    ]);

  test('everybody is there once, with their exhibitors, works and other years', () => {
    const [first, second] = gallery.works;
    expect(told(2025)).toEqual([
      ['anna-lyon', [gallery], [first, second], []],
      ['lev-treshchin', [gallery, artist], [second, artist.works[1]], []],
      ['vera-gips', [artist], artist.works, [2024]],
    ]);
    expect(artistsOf(all, 2025).map(({ name }) => name)).toEqual([anna, lev, vera]);
  });

  test('who has no works in a year is there too', () => {
    expect(told(2024)).toEqual([['vera-gips', [earlier], [], [2025]]]);
    expect(told(2023)).toEqual([]);
  });

  test('other years begin with the newest', () => {
    const years = [2021, 2025, 2023].map((year) => ({ ...earlier, year }));
    expect(artistsOf(years, 2023)[0]?.otherYears).toEqual([2025, 2021]);
  });

  testRows([
    ['Vera Gips', 'vera-gips'],
    ['José O’Neill', 'jose-o-neill'],
    ['Вера Гипс', 'vera-gips'],
    ['Vera\u00a0Gips', 'vera-gips'],
    ['Ve\u00adra Gips\u200b', 'vera-gips'],
    ['Søren Æbelø', 'soren-aebelo'],
    ['Ўлмас', 'ulmas'],
    ['王伟', 'imya'],
  ])('%s has the address %s', (en, expected) => {
    expect(artistSlug({ ru: 'Имя', en })).toBe(expected);
  });

  test('what an artist is ordered by is told once, by whoever shows them', () => {
    const sortAs = named('Lyon Treshchin', 'Лён Трещин');
    const other = { ...gallery, artists: [{ ...lev, sortAs }], works: [{ artists: [lev] }] };
    const sorted = (exhibitors: Parameters<typeof artistsOf>[0]) =>
      artistsOf(exhibitors, 2025).find(({ slug }) => slug === 'lev-treshchin');
    expect(sorted([gallery, other])).toMatchObject({ name: lev, sortAs });
    expect(sorted([other, gallery])).toMatchObject({ name: lev, sortAs });
    expect(artistsOf([{ ...artist, sortAs }], 2025)[0]).toMatchObject({ name: vera, sortAs });
  });

  test('of all years everybody is there once, in each year with their exhibitors, from the newest', () => {
    const years = artistsOfAllYears([earlier, gallery, artist]).map(({ slug, years: shown }) => [
      slug,
      shown.map(
        ({ year, exhibitors: all }) => `${year} ${all.map(({ name }) => name.en).join(', ')}`,
      ),
    ]);
    expect(years).toEqual([
      ['anna-lyon', ['2025 Kobalt']],
      ['lev-treshchin', ['2025 Kobalt, Vera Gips']],
      ['vera-gips', ['2025 Vera Gips', '2024 Vera Gips']],
    ]);
  });
});

describe('year lists', () => {
  const name = { ru: 'Вера Гипс', en: 'Vera Gips' };
  const gallery = { year: 2025, participantType: 'gallery' };

  testRows([
    ['a gallery that tells nothing', gallery, [], []],
    ['a gallery with empty lists', { ...gallery, artists: [], works: [] }, [], []],
    ['a gallery with artists', { ...gallery, artists: [name] }, [2025], []],
    ['a gallery with works of nobody', { ...gallery, works: [{}] }, [], [2025]],
    [
      'a gallery with works of artists',
      { ...gallery, works: [{ artists: [name] }] },
      [2025],
      [2025],
    ],
    ['an artist', { ...gallery, participantType: 'sculptor' }, [2025], []],
  ])('the lists of a year that an exhibitor stands in: %s', (_, exhibitor, artists, works) => {
    expect(yearsOfList('artists', [exhibitor])).toEqual(artists);
    expect(yearsOfList('works', [exhibitor])).toEqual(works);
  });

  test('each year once, from the oldest', () => {
    const years = [2025, 2024, 2025, 2023].map((year) => ({ ...gallery, year, works: [{}] }));
    expect(yearsOfList('works', years)).toEqual([2023, 2024, 2025]);
  });
});
