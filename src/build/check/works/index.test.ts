import { makeFolder, tell } from '../../../../tests/support/contentFolder';
import { workProblems } from '.';

const site = { 'site.yaml': 'currentEdition: 2026\n' };
const file = (slug: string, year = 2026) => `${year}/exhibitors/${slug}/index.yaml`;

/** Of one exhibitor with these works, each a line from the second on. */
const toldOf = (works: readonly string[], fields = 'participantType: artist', edition = '{}') =>
  workProblems(
    makeFolder({
      ...site,
      '2026/edition.yaml': `${edition}\n`,
      [file('gips')]: `works:\n${works.map((work) => `  - {${work}}\n`).join('')}${fields}\n`,
    }),
  ).map(tell);

describe('addresses', () => {
  test('two works of one address are told at what makes it, with the line of the first', () => {
    expect(toldOf(['picture: hand.jpg', 'picture: foot.jpg', 'picture: hand.png'])).toEqual([
      'workAddressTaken works[2].picture value=hand line=2',
    ]);
    expect(toldOf(['picture: hand.jpg', 'slug: hand, picture: foot.jpg'])).toEqual([
      'workAddressTaken works[1].slug value=hand line=2',
    ]);
    expect(toldOf(['slug: hand, picture: a.jpg', 'picture: b.jpg', 'slug: hand'])).toEqual([
      'workAddressTaken works[2].slug value=hand line=2',
    ]);
  });

  test('what is no address is left to the schema', () => {
    expect(toldOf(['slug: Hand, picture: a.jpg', 'slug: Hand, picture: a.jpg'])).toEqual([]);
    expect(toldOf(['slug: 7, picture: a.jpg', 'slug: 7, picture: a.jpg'])).toEqual([]);
    expect(toldOf(['slug: null, picture: a.jpg', 'picture: a.jpg'])).toEqual([]);
    expect(toldOf(['title: a', 'title: b', 'slug: work'])).toEqual([]);
  });
});

describe('artists', () => {
  const vera = '{ru: Вера Гипс, en: Vera Gips}';
  const ada = '{ru: Ада Глина, en: Ada Glina}';
  const gallery = `participantType: gallery\nartists: [${vera}, ${ada}, {ru: Борис}]`;

  test('a work is by artists of its gallery', () => {
    expect(toldOf([`artists: [${vera}, ${ada}]`], gallery)).toEqual([]);
    expect(toldOf([`artists: [{ru: " Вера Гипс ", en: "Vera Gips "}]`], gallery)).toEqual([]);
    expect(toldOf(['artists: [{ru: Вера Гипсь, en: V}, {ru: Юлий, en: J}]'], gallery)).toEqual([
      'notRepresented works[0].artists[0] value=Вера Гипсь nearest=Вера Гипс',
      'notRepresented works[0].artists[1] value=Юлий nearest=',
    ]);
    expect(toldOf(['artists: [{ru: Юлий, en: J}]'], 'participantType: artist')).toEqual([]);
  });

  test('a name that differs in one language is told in that language', () => {
    expect(toldOf(['artists: [{ru: Вера Гипс, en: Vera Gyps}]'], gallery)).toEqual([
      'artistOtherwise works[0].artists[0].en value=Vera Gyps other=Vera Gips',
    ]);
    expect(toldOf(['artists: [{ru: Ада Г., en: Ada Glina}]'], gallery)).toEqual([
      'artistOtherwise works[0].artists[0].ru value=Ада Г. other=Ада Глина',
    ]);
  });

  test('an artist is named once; names without a language are left to the schema', () => {
    const names = `artists:\n      - ${vera}\n      - {ru: Юлий}\n      - ${ada}\n      - ${vera}`;
    const told = workProblems(
      makeFolder({
        ...site,
        [file('gips')]: `participantType: artist\nworks:\n  - title: a\n    ${names}\n`,
      }),
    ).map(tell);
    expect(told).toEqual(['repeated works[0].artists[3] value=Вера Гипс line=5']);
  });

  test('a gallery without a list is told once a work', () => {
    const bare = 'participantType: gallery';
    expect(toldOf([`artists: [${vera}, ${ada}]`, 'title: a', `artists: [${ada}]`], bare)).toEqual([
      'galleryWithoutArtists works[0].artists',
      'galleryWithoutArtists works[2].artists',
    ]);
  });
});

describe('sales', () => {
  test('the number of a copy is not beyond the copies', () => {
    expect(toldOf(['copies: {number: 3, of: 3}'])).toEqual([]);
    expect(toldOf(['title: a', 'copies: {number: 4, of: 3}'])).toEqual([
      'copyNumber works[1].copies.number value=4 other=3',
    ]);
    expect(
      toldOf(['copies: {number: "4", of: 3}', 'copies: {of: 3}', 'copies: {number: 3}']),
    ).toEqual([]);
  });

  test('a work has one price, none if it is not for sale, and a range goes up', () => {
    expect(toldOf(['price: 5', 'priceRange: {from: 1, to: 2}'])).toEqual([]);
    expect(toldOf(['price: 5, priceRange: {from: 1, to: 2}'])).toEqual([
      'twoPrices works[0].priceRange',
    ]);
    expect(toldOf(['price: 5, priceRange: {from: 1, to: 2}, availability: not-for-sale'])).toEqual([
      'priceNotForSale works[0].price line=2',
    ]);
    expect(
      toldOf(['title: a', 'priceRange: {from: 1, to: 2}, availability: not-for-sale']),
    ).toEqual(['priceNotForSale works[1].priceRange line=3']);
    expect(toldOf(['availability: not-for-sale', 'price: 5, availability: sold'])).toEqual([]);
    expect(toldOf(['priceRange: {from: 2, to: 2}'])).toEqual([
      'rangeUpsideDown works[0].priceRange.to value=2 other=2',
    ]);
    expect(
      toldOf(['priceRange: {from: 2}', 'priceRange: {to: 2}', 'priceRange: {from: b, to: a}']),
    ).toEqual([]);
  });

  test('a day of its state is in the fair’s time, and not before the work', () => {
    const lastDay = 'lastDay: "2026-04-05"';
    const on = (work: string, edition = lastDay) => toldOf([work], undefined, edition);
    expect(on('asOf: "2026-04-05"')).toEqual([]);
    expect(on('asOf: "2026-04-06"')).toEqual([
      'asOfAfterFair works[0].asOf value=2026-04-06 other=2026-04-05',
    ]);
    expect(on('asOf: "2026-04-06"', 'lastDay: "2026-02-30"')).toEqual([]);
    expect(on('asOf: "2026-04-31"')).toEqual([]);
    expect(on('asOf: "2026-04-06"', '{}')).toEqual([]);
    expect(on('asOf: "2026-04-01", year: 2026')).toEqual([]);
    expect(on('asOf: "2026-04-01", year: 2027')).toEqual([
      'asOfBeforeWork works[0].asOf value=2026-04-01 other=2027',
    ]);
    expect(on('asOf: "2026-04-01", year: "2027"')).toEqual([]);
  });
});

describe('works of a row', () => {
  const exhibitors = {
    [file('gips', 2025)]: 'works: [{picture: hand.jpg}]\n',
    [file('gips')]: 'works: [{slug: cup, picture: a.jpg}, {picture: hand.jpg}, {slug: Foot}]\n',
    [file('glina')]: 'works: [{picture: jug.jpg}]\n',
    [file('bumaga')]: '{}\n',
  };
  const chosen = (works: string, more: Record<string, string> = {}) =>
    workProblems(
      makeFolder({
        ...site,
        ...exhibitors,
        'pages/bare.yaml': `sections:\n  - kind: text\n  - kind: works\n    works:\n${works}`,
        ...more,
      }),
    ).map(tell);
  const list = (...works: string[]) => works.map((work) => `      - ${work}\n`).join('');

  test('are of the newest edition that has works', () => {
    expect(chosen(list('gips/cup', 'gips/hand', 'glina/jug'))).toEqual([]);
    expect(chosen(list('gips/hnad', 'bumaga/hand', 'x/y'))).toEqual([
      'noSuchWork sections[1].works[0] value=gips/hnad year=2026 nearest=gips/hand',
      'noSuchWork sections[1].works[1] value=bumaga/hand year=2026 nearest=',
      'noSuchWork sections[1].works[2] value=x/y year=2026 nearest=',
    ]);
    const none = { [file('gips')]: '{}\n', [file('glina')]: '{}\n' };
    expect(chosen(list('gips/hand'), none)).toEqual([]);
    expect(chosen(list('gips/cup'), none)).toEqual([
      'noSuchWork sections[1].works[0] value=gips/cup year=2025 nearest=',
    ]);
  });

  test('of an edition that is still to come are not shown yet', () => {
    const next = { [file('gips', 2027)]: 'works: [{picture: ear.jpg}]\n' };
    expect(chosen(list('gips/ear'), next)).toEqual([
      'noSuchWork sections[1].works[0] value=gips/ear year=2026 nearest=',
    ]);
    expect(chosen(list('gips/ear'), { ...next, 'site.yaml': 'currentEdition: 2027\n' })).toEqual(
      [],
    );
  });

  test('are each chosen once', () => {
    expect(chosen(list('gips/hand', 'gips/cup', 'gips/hand', 'gips/hand'))).toEqual([
      'repeated sections[1].works[2] value=gips/hand line=5',
      'repeated sections[1].works[3] value=gips/hand line=5',
    ]);
  });

  test('that are no references, or of an exhibitor who cannot be read, are left alone', () => {
    expect(chosen(list('7', 'cup', '{}'))).toEqual([]);
    const broken = { [file('glina')]: 'works: [{\n' };
    expect(chosen(list('glina/jug', 'glina/ear'), broken)).toEqual([]);
    expect(chosen(list('gips/ear'), broken)).toHaveLength(1);
  });

  test('are looked for in rows of works only', () => {
    const text = 'sections: [{kind: text, works: [x/y]}]\n';
    expect(chosen('', { 'pages/bare.yaml': text })).toEqual([]);
  });
});
