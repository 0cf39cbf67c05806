import type { ProblemCode } from '../../../src/build/check/problems/problem';
import { all, append, replace, type Edit } from '../baseContent';
import type { BadInput } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const alt = '    alt: {ru: Гипсовая рука, en: A plaster hand}\n';

/** Lines added to the sculptor's only work; the first of them is line 15. */
const added = (...lines: string[]): Edit =>
  replace(gips, alt, alt + lines.map((line) => `    ${line}\n`).join(''));

const copied =
  (from: string, to: string): Edit =>
  (files) =>
    void files.set(to, files.get(from) ?? '');

const pot = (picture: string, ...lines: string[]) => `  - picture: ${picture}
    title: {ru: Горшок, en: Pot}
    year: 2024
    medium: {ru: глина, en: clay}
    size: {height: 30, width: 20}
    alt: {ru: "Горшок, ${picture}", en: "A pot, ${picture}"}
${lines.map((line) => `    ${line}\n`).join('')}`;

/** The gallery's first work, from line 10 on; lines added to it begin with line 16. */
const potWith = (...lines: string[]): Edit =>
  all(
    copied('2025/exhibitors/gips/work.jpg', '2025/exhibitors/glina/pot.jpg'),
    append(glina, `works:\n${pot('pot.jpg', ...lines)}`),
  );

const artists = (...names: string[]) => ['artists:', ...names.map((name) => `  - ${name}`)];
const gonchar = '{ru: Иван Гончар, en: Ivan Gonchar}';

/** One fault in a line added to the sculptor's work. */
const fault = (
  name: string,
  lines: string | string[],
  [line, column]: [number, number],
  field: string,
  code: ProblemCode,
  named?: Record<string, string>,
): BadInput => ({
  name,
  edit: added(...[lines].flat()),
  expected: [
    {
      code,
      at: `${gips}:${line}:${column}`,
      field: `works[0].${field}`,
      ...(named !== undefined && { named }),
    },
  ],
});

/** One fault among the artists of the gallery's work. */
const artistFault = (
  name: string,
  names: string[],
  [line, column]: [number, number],
  field: string,
  code: ProblemCode,
  named?: Record<string, string>,
): BadInput => ({
  name,
  edit: potWith(...artists(...names)),
  expected: [
    {
      code,
      at: `${glina}:${line}:${column}`,
      field: `works[0].artists${field}`,
      ...(named !== undefined && { named }),
    },
  ],
});

/** A row of works at the end of the home page; what is chosen begins with line 10. */
const row = `sections:
  - kind: works
    anchor: works
    title: {ru: Работы, en: Works}
`;
const chosen = (...works: string[]): Edit =>
  append(
    'pages/index.yaml',
    `${row}    works:\n${works.map((work) => `      - ${work}\n`).join('')}`,
  );

/** One fault among the works chosen for the row. */
const chosenFault = (
  name: string,
  works: string[],
  index: number,
  code: ProblemCode,
  named: Record<string, string>,
): BadInput => ({
  name,
  edit: chosen(...works),
  expected: [
    {
      code,
      at: `pages/index.yaml:${10 + index}:9`,
      field: `sections[0].works[${index}]`,
      named,
    },
  ],
});

const sold = 'availability: sold';
const day = 'asOf: "2025-04-03"';
const states = 'available, reserved, sold, not-for-sale';

/** What a work says of its artist, its copies, its price and whether it can be had. */
export const workInputs: BadInput[] = [
  fault('a price in another currency', 'price: 1200 EUR', [15, 12], 'price', 'priceInRoubles', {
    value: '1200 EUR',
  }),
  fault('a price with the sign of roubles', 'price: 90000 ₽', [15, 12], 'price', 'priceInRoubles', {
    value: '90000 ₽',
  }),
  fault('a price with a space', 'price: 90 000', [15, 12], 'price', 'priceInRoubles', {
    value: '90 000',
  }),
  fault('a price in quotes', 'price: "90000"', [15, 12], 'price', 'priceInRoubles', {
    value: '"90000"',
  }),
  fault('a price in words', 'price: по запросу', [15, 12], 'price', 'priceInRoubles', {
    value: 'по запросу',
  }),
  fault('a price as fields', 'price: {from: 8000, to: 9000}', [15, 5], 'price', 'priceInRoubles', {
    value: '{"from":8000,"to":9000}',
  }),
  fault('a price as a list', 'price: [8000, 9000]', [15, 5], 'price', 'priceInRoubles', {
    value: '[8000,9000]',
  }),
  fault('a price that is true', 'price: true', [15, 12], 'price', 'priceInRoubles', {
    value: 'true',
  }),
  fault('a price left empty', 'price:', [15, 5], 'price', 'noValue'),
  fault('a price of nothing', 'price: 0', [15, 12], 'price', 'noPrice', { value: '0' }),
  fault('a price of a work below nothing', 'price: -90000', [15, 12], 'price', 'noPrice', {
    value: '-90000',
  }),
  fault('a price with kopecks', 'price: 90000.50', [15, 12], 'price', 'wholeRoubles', {
    value: '90000.50',
  }),
  fault('a price of more than there is', 'price: 90000000000', [15, 12], 'price', 'outOfRange', {
    value: '90000000000',
    bounds: '≤ 1000000000',
  }),
  fault(
    'a price range in one text',
    'priceRange: 80000-120000',
    [15, 17],
    'priceRange',
    'priceRangeForm',
    { value: '80000-120000' },
  ),
  fault(
    'a price range of one number',
    'priceRange: 80000',
    [15, 17],
    'priceRange',
    'priceRangeForm',
    { value: '80000' },
  ),
  fault(
    'a price range without an end',
    'priceRange: {from: 80000}',
    [15, 5],
    'priceRange.to',
    'required',
  ),
  fault(
    'a price range that ends below its beginning',
    'priceRange: {from: 120000, to: 80000}',
    [15, 36],
    'priceRange.to',
    'rangeUpsideDown',
    { value: '80000', other: '120000' },
  ),
  fault(
    'a price range of one price',
    'priceRange: {from: 80000, to: 80000}',
    [15, 35],
    'priceRange.to',
    'rangeUpsideDown',
    { value: '80000', other: '80000' },
  ),
  fault(
    'a price range in another currency',
    'priceRange: {from: 80000, to: 900 USD}',
    [15, 35],
    'priceRange.to',
    'priceInRoubles',
    { value: '900 USD' },
  ),
  fault(
    'a price range with kopecks',
    'priceRange: {from: 80000.5, to: 90000}',
    [15, 24],
    'priceRange.from',
    'wholeRoubles',
    { value: '80000.5' },
  ),
  fault(
    'a price and a range',
    ['price: 90000', 'priceRange: {from: 80000, to: 120000}'],
    [16, 5],
    'priceRange',
    'twoPrices',
  ),
  fault(
    'a price of what is not for sale',
    ['availability: not-for-sale', 'price: 90000'],
    [16, 12],
    'price',
    'priceNotForSale',
    { line: '15' },
  ),
  fault(
    'a price range of what is not for sale',
    ['priceRange: {from: 80000, to: 120000}', 'availability: not-for-sale'],
    [15, 5],
    'priceRange',
    'priceNotForSale',
    { line: '16' },
  ),
  fault('an availability nobody knows', 'availability: maybe', [15, 19], 'availability', 'oneOf', {
    value: 'maybe',
    choices: states,
  }),
  fault('an availability in Russian', 'availability: продано', [15, 19], 'availability', 'oneOf', {
    value: 'продано',
    choices: states,
  }),
  fault('an availability of yes', 'availability: true', [15, 19], 'availability', 'notText', {
    given: 'true',
  }),
  fault('a sold work without a day', sold, [9, 5], 'asOf', 'asOfMissing'),
  fault('a reserved work without a day', 'availability: reserved', [9, 5], 'asOf', 'asOfMissing'),
  fault('a sold work with an empty day', [sold, 'asOf:'], [16, 5], 'asOf', 'asOfMissing'),
  fault('the day of a sale misspelt', [sold, 'asof: "2025-04-03"'], [16, 5], 'asof', 'unknownKey', {
    nearest: 'asOf',
  }),
  fault(
    'the day of a sale without quotes',
    [sold, 'asOf: 2025-04-03'],
    [16, 11],
    'asOf',
    'notText',
    {
      given: '2025-04-03',
    },
  ),
  fault('a day in the Russian order', [sold, 'asOf: 03.04.2025'], [16, 11], 'asOf', 'isoDay', {
    value: '03.04.2025',
  }),
  fault('a day that is none', [sold, 'asOf: "2025-02-30"'], [16, 11], 'asOf', 'isoDay', {
    value: '2025-02-30',
  }),
  fault('a day after the fair', [sold, 'asOf: "2025-04-04"'], [16, 11], 'asOf', 'asOfAfterFair', {
    value: '2025-04-04',
    other: '2025-04-03',
  }),
  fault(
    'a work on sale on a day after the fair',
    ['availability: available', 'asOf: "2026-04-01"'],
    [16, 11],
    'asOf',
    'asOfAfterFair',
    { value: '2026-04-01', other: '2025-04-03' },
  ),
  fault(
    'a work sold before it was made',
    [sold, 'asOf: "2023-12-31"'],
    [16, 11],
    'asOf',
    'asOfBeforeWork',
    { value: '2023-12-31', other: '2024' },
  ),
  fault('copies in one text', 'copies: 3/15', [15, 13], 'copies', 'copiesForm', { value: '3/15' }),
  fault('copies that are unique', 'copies: unique', [15, 13], 'copies', 'copiesForm', {
    value: 'unique',
  }),
  fault('copies as a number', 'copies: 15', [15, 13], 'copies', 'copiesForm', { value: '15' }),
  fault('copies without their sum', 'copies: {number: 3}', [15, 5], 'copies.of', 'required'),
  fault(
    'the fourth of three copies',
    'copies: {number: 4, of: 3}',
    [15, 22],
    'copies.number',
    'copyNumber',
    { value: '4', other: '3' },
  ),
  fault('no copies', 'copies: {of: 0}', [15, 18], 'copies.of', 'outOfRange', {
    value: '0',
    bounds: '≥ 1',
  }),
  fault('half a copy', 'copies: {of: 7.5}', [15, 18], 'copies.of', 'outOfRange', {
    value: '7.5',
    bounds: '1, 2, 3 …',
  }),
  fault(
    'proofs in Roman numerals',
    'copies: {of: 7, proofs: II}',
    [15, 29],
    'copies.proofs',
    'notNumber',
    { given: 'II' },
  ),
  fault(
    'copies with a key nobody knows',
    'copies: {of: 7, numbr: 3}',
    [15, 21],
    'copies.numbr',
    'unknownKey',
    { nearest: 'number' },
  ),
  fault(
    'a courtesy in one language',
    'courtesy: {ru: Из частного собрания}',
    [15, 5],
    'courtesy.en',
    'missingEnglish',
  ),
  fault(
    'a courtesy in one text',
    'courtesy: Из частного собрания',
    [15, 15],
    'courtesy',
    'notLocalized',
    { given: 'Из частного собрания' },
  ),
  fault(
    'a technique that the filter does not know',
    'technique: oil',
    [15, 16],
    'technique',
    'oneOf',
    {
      value: 'oil',
      choices: 'painting, drawing, print, photography, sculpture, ceramics, textile, mixed',
    },
  ),
  fault('an address in Russian', 'slug: рука', [15, 11], 'slug', 'addressName', { value: 'рука' }),
  fault('an address in capitals', 'slug: Hand', [15, 11], 'slug', 'addressName', {
    value: 'Hand',
  }),
  {
    name: 'two works with one picture',
    edit: potWithTwo('pot.jpg'),
    expected: [
      {
        code: 'workAddressTaken',
        at: `${glina}:16:14`,
        field: 'works[1].picture',
        named: { value: 'pot', line: '10' },
      },
    ],
  },
  {
    name: 'two works whose pictures differ in their endings only',
    edit: all(
      copied('2025/exhibitors/gips/work.jpg', '2025/exhibitors/glina/pot.jpeg'),
      potWithTwo('pot.jpeg'),
    ),
    expected: [
      {
        code: 'workAddressTaken',
        at: `${glina}:16:14`,
        field: 'works[1].picture',
        named: { value: 'pot', line: '10' },
      },
    ],
  },
  {
    name: "a work with another's address",
    edit: all(
      copied('2025/exhibitors/gips/work.jpg', '2025/exhibitors/glina/jug.jpg'),
      potWithTwo('jug.jpg', 'slug: pot'),
    ),
    expected: [
      {
        code: 'workAddressTaken',
        at: `${glina}:22:11`,
        field: 'works[1].slug',
        named: { value: 'pot', line: '10' },
      },
    ],
  },
  artistFault(
    'an artist in one language',
    ['{ru: Иван Гончар}'],
    [17, 9],
    '[0].en',
    'missingEnglish',
  ),
  artistFault('an artist in one text', ['Иван Гончар'], [17, 9], '[0]', 'notLocalized', {
    given: 'Иван Гончар',
  }),
  artistFault(
    'an artist with a typing slip',
    ['{ru: Иван Гончра, en: Ivan Gonchra}'],
    [17, 9],
    '[0]',
    'notRepresented',
    { value: 'Иван Гончра', nearest: 'Иван Гончар' },
  ),
  artistFault(
    'an artist whom the gallery does not represent',
    [gonchar, '{ru: Марфа Розеткина, en: Marfa Rozetkina}'],
    [18, 9],
    '[1]',
    'notRepresented',
    { value: 'Марфа Розеткина' },
  ),
  artistFault(
    'an artist with another name in English',
    ['{ru: Иван Гончар, en: Ivan Potter}'],
    [17, 31],
    '[0].en',
    'artistOtherwise',
    { value: 'Ivan Potter', other: 'Ivan Gonchar' },
  ),
  artistFault(
    'an artist with another name in Russian',
    ['{ru: Ваня Гончар, en: Ivan Gonchar}'],
    [17, 14],
    '[0].ru',
    'artistOtherwise',
    { value: 'Ваня Гончар', other: 'Иван Гончар' },
  ),
  artistFault('an artist twice', [gonchar, gonchar], [18, 9], '[1]', 'repeated', {
    value: 'Иван Гончар',
    line: '17',
  }),
  {
    name: 'no artists in a list',
    edit: potWith('artists: []'),
    expected: [
      {
        code: 'tooFew',
        at: `${glina}:16:5`,
        field: 'works[0].artists',
        named: { count: '0', min: '1' },
      },
    ],
  },
  {
    name: 'an artist outside of a list',
    edit: potWith(`artists: ${gonchar}`),
    expected: [
      {
        code: 'notList',
        at: `${glina}:16:5`,
        field: 'works[0].artists',
        named: { given: 'fields' },
      },
    ],
  },
  {
    name: 'an artist of a gallery without a list of artists',
    edit: all(
      potWith(...artists(gonchar)),
      replace(glina, 'artists:\n  - {ru: Иван Гончар, en: Ivan Gonchar}\nworks', 'works'),
    ),
    expected: [
      {
        code: 'galleryWithoutArtists',
        at: `${glina}:14:5`,
        field: 'works[0].artists',
      },
    ],
  },
  chosenFault('a chosen work with a typing slip', ['gips/wrok'], 0, 'noSuchWork', {
    value: 'gips/wrok',
    year: '2025',
    nearest: 'gips/work',
  }),
  chosenFault(
    'a chosen work of an exhibitor without works',
    ['gips/work', 'glina/pot'],
    1,
    'noSuchWork',
    {
      value: 'glina/pot',
      year: '2025',
    },
  ),
  chosenFault('a chosen work by its file', ['gips/work.jpg'], 0, 'workReference', {
    value: 'gips/work.jpg',
  }),
  chosenFault('a chosen work with its year', ['2025/gips/work'], 0, 'workReference', {
    value: '2025/gips/work',
  }),
  chosenFault('a chosen work without its exhibitor', ['work'], 0, 'workReference', {
    value: 'work',
  }),
  chosenFault('a work chosen twice', ['gips/work', 'gips/work'], 1, 'repeated', {
    value: 'gips/work',
    line: '10',
  }),
  {
    name: 'a row of more works than it holds',
    edit: chosen('gips/work', ...Array.from({ length: 8 }, () => 'glina/pot')),
    expected: [
      { code: 'tooManyWorks', at: 'pages/index.yaml:9:5', field: 'sections[0].works' },
      {
        code: 'noSuchWork',
        at: 'pages/index.yaml:11:9',
        field: 'sections[0].works[1]',
        named: { value: 'glina/pot', year: '2025' },
      },
      ...Array.from({ length: 7 }, (_, index) => ({
        code: 'repeated' as const,
        at: `pages/index.yaml:${12 + index}:9` as const,
        field: `sections[0].works[${2 + index}]`,
        named: { value: 'glina/pot', line: '11' },
      })),
    ],
  },
  {
    name: 'a row of works that chooses none',
    edit: append('pages/index.yaml', `${row}    works: []\n`),
    expected: [
      {
        code: 'tooFew',
        at: 'pages/index.yaml:9:5',
        field: 'sections[0].works',
        named: { count: '0', min: '1' },
      },
    ],
  },
  {
    name: 'a row of works on a page that shows none',
    edit: append('pages/visitor.yaml', row.replace('sections:\n', '')),
    expected: [
      {
        code: 'sectionNotShown',
        at: 'pages/visitor.yaml:30:11',
        field: 'sections[4].kind',
        named: { value: 'works' },
      },
    ],
  },
];

/** What a work may say, by what is shown with it. */
export const goodWorks: Record<string, Edit> = {
  'a work with all there is to say of it': added(
    'slug: hand-of-plaster',
    'artists: [{ru: Лев Трещин, en: Lev Treshchin}]',
    'copies: {number: 3, of: 3, proofs: 1}',
    sold,
    day,
    'price: 90000',
    'courtesy: {ru: "Из частного собрания, Казань", en: "Courtesy of a private collection, Kazan"}',
  ),
  'a price range, and a day for what is still there': added(
    'availability: available',
    day,
    'priceRange: {from: 80000, to: 120000}',
  ),
  'the price of a work of which nothing else is said': added('price: 1'),
  'a day of which nothing is said': added(day),
  'the only copy': added('copies: {of: 1}'),
  'a work by two artists of the gallery': all(
    replace(
      glina,
      '  - {ru: Иван Гончар',
      '  - {ru: Анна Сажина, en: Anna Sazhina}\n  - {ru: Иван Гончар',
    ),
    potWith(...artists(gonchar, '{ru: Анна Сажина, en: Anna Sazhina}')),
  ),
  'a row of works of the day': append('pages/index.yaml', row),
  'a row of chosen works': chosen('gips/work'),
  'two works of one picture with addresses of their own': potWithTwo('pot.jpg', 'slug: pot-again'),
};

function potWithTwo(picture: string, ...lines: string[]): Edit {
  return all(potWith(), append(glina, pot(picture, ...lines)));
}
