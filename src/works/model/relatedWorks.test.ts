import { similarWorks, worksByTheSame } from './relatedWorks';

describe('similar works', () => {
  const anna = { ru: 'Анна', en: 'Anna' };
  const boris = { ru: 'Борис', en: 'Boris' };
  const size = (side: number) => ({ height: side, width: side });
  const painting = (name: string, side: number, price: number, more = {}) => ({
    picture: `${name}.jpg`,
    technique: 'painting' as const,
    size: size(side),
    price,
    ...more,
  });
  const exhibitor = (
    slug: string,
    works: Parameters<typeof similarWorks>[0][number]['works'],
    more = {},
  ) => ({
    year: 2025,
    slug,
    name: { ru: slug, en: slug },
    participantType: 'artist',
    works,
    ...more,
  });

  const own = exhibitor('own', [painting('it', 100, 100_000), painting('beside', 100, 100_000)]);
  const similarTo = (...others: Parameters<typeof similarWorks>[0]) =>
    similarWorks([own, ...others]).get('2025/own/it');

  test('those of nearly its size and price come first, four at most', () => {
    const works = [
      painting('far', 20, 900_000),
      painting('dear', 100, 400_000),
      painting('small', 60, 100_000),
      painting('same', 100, 100_000),
      painting('near', 90, 110_000),
    ];
    expect(similarTo(exhibitor('a', works))).toEqual(
      ['same', 'near', 'small', 'dear'].map((name) => `2025/a/${name}`),
    );
  });

  test('works equally near come in the same order, whatever the order of exhibitors', () => {
    const others = ['b', 'c', 'a'].map((slug) => exhibitor(slug, [painting('x', 50, 100_000)]));
    expect(similarTo(...others)).toEqual(['2025/a/x', '2025/b/x', '2025/c/x']);
  });

  test.each([
    ['of another technique', [painting('x', 100, 100_000, { technique: 'print' })], {}],
    ['sold', [painting('x', 100, 100_000, { availability: 'sold' })], {}],
    ['not for sale', [painting('x', 100, 100_000, { availability: 'not-for-sale' })], {}],
    ['of another year', [painting('x', 100, 100_000)], { year: 2024 }],
  ])('a work %s is not among them', (_, works, more) => {
    expect(similarTo(exhibitor('a', works, more))).toEqual([]);
  });

  test('works by the same artist at another stand are not among them', () => {
    const gallery = { participantType: 'gallery', artists: [anna, boris] };
    const found = similarWorks([
      exhibitor('a', [painting('one', 100, 1, { artists: [anna] })], gallery),
      exhibitor(
        'b',
        [
          painting('two', 100, 1, { artists: [anna] }),
          painting('three', 100, 1, { artists: [boris] }),
        ],
        gallery,
      ),
    ]);
    expect(found.get('2025/a/one')).toEqual(['2025/b/three']);
  });

  test('without a price or a size a work is compared by the rest', () => {
    const works = [
      { picture: 'unknown.jpg', technique: 'painting' as const },
      painting('ten-times', 100, 1_000_000),
      painting('twice', 100, 200_000),
    ];
    expect(similarTo(exhibitor('a', works))).toEqual(
      ['twice', 'unknown', 'ten-times'].map((name) => `2025/a/${name}`),
    );
  });

  test('a work without a technique has none', () => {
    expect(similarWorks([exhibitor('a', [{ picture: 'x.jpg' }])]).get('2025/a/x')).toBeUndefined();
  });
});

describe('related works', () => {
  const anna = { ru: 'Анна', en: 'Anna' };
  const boris = { ru: 'Борис', en: 'Boris' };
  const work = (picture: string, ...artists: { ru: string; en: string }[]) => ({
    picture: `${picture}.jpg`,
    ...(artists.length > 0 && { artists }),
  });
  const kobalt = {
    slug: 'kobalt',
    name: { ru: 'Кобальт', en: 'Kobalt' },
    participantType: 'gallery',
  };
  const byAnna = { year: 2025, slug: 'anna', name: anna, participantType: 'artist' };
  const exhibitors = [
    { ...kobalt, year: 2024, artists: [anna], works: [work('old')] },
    { ...byAnna, works: [work('own')] },
    {
      ...{ ...kobalt, year: 2025, artists: [anna, boris] },
      works: [work('one', anna), work('two', boris, anna), work('nobody')],
    },
  ];

  test.each([
    ['2025/kobalt/one', ['2025/kobalt/two', '2025/anna/own', '2024/kobalt/old']],
    ['2025/kobalt/two', ['2025/kobalt/one', '2025/anna/own', '2024/kobalt/old']],
    ['2025/anna/own', ['2025/kobalt/one', '2025/kobalt/two', '2024/kobalt/old']],
    ['2024/kobalt/old', ['2025/anna/own', '2025/kobalt/one', '2025/kobalt/two']],
    ['2025/kobalt/nobody', []],
  ])('beside %s stand the others by its artists, its own stand first', (reference, others) => {
    expect(worksByTheSame(exhibitors).get(reference)).toEqual(others);
  });

  test('there are six at most', () => {
    const works = Array.from({ length: 9 }, (_, index) => work(`w${index}`));
    expect(worksByTheSame([{ ...byAnna, works }]).get('2025/anna/w0')).toEqual(
      [1, 2, 3, 4, 5, 6].map((index) => `2025/anna/w${index}`),
    );
  });
});
