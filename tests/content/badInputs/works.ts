import { all, append, copy, replace, type Edit } from '../baseContent';
import { badRows, type BadInputs, inFile } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const alt = '    alt: {ru: Гипсовая рука, en: A plaster hand}\n';

/** Adds lines to the sculptor's only work, from line 15 on. */
const added = (...lines: string[]): Edit =>
  replace(gips, alt, alt + lines.map((line) => `    ${line}\n`).join(''));

const inAdded = badRows(gips, (lines) => added(...lines.split('\n')));

const pot = (picture: string, ...lines: string[]) => `  - picture: ${picture}
    title: {ru: Горшок, en: Pot}
    year: 2024
    medium: {ru: глина, en: clay}
    size: {height: 30, width: 20}
    alt: {ru: "Горшок, ${picture}", en: "A pot, ${picture}"}
${lines.map((line) => `    ${line}\n`).join('')}`;

/** The gallery's first work, from line 10 on; added lines begin at line 16. */
const potWith = (...lines: string[]): Edit =>
  all(
    copy('2025/exhibitors/gips/work.jpg', '2025/exhibitors/glina/pot.jpg'),
    append(glina, `works:\n${pot('pot.jpg', ...lines)}`),
  );

const inPot = badRows(glina, (lines) => potWith(...lines.split('\n')));

/** A second work of the gallery: its picture, and a field of it. */
const inPots = badRows(glina, (written) => {
  const [, name = '', more = ''] = /^(\S+) ?(.*)$/.exec(written) ?? [];
  return all(
    copy('2025/exhibitors/gips/work.jpg', `2025/exhibitors/glina/${name}`),
    potWithTwo(name, ...(more === '' ? [] : [more])),
  );
});

const artists = (...names: string[]) => ['artists:', ...names.map((name) => `  - ${name}`)];
const gonchar = '{ru: Иван Гончар, en: Ivan Gonchar}';

/** A row of works at the end of the home page; its choice begins at line 10. */
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
const inChosen = badRows('pages/index.yaml', (works) => chosen(...works.split(' ')));

const sold = 'availability: sold';
const day = 'asOf: "2025-04-03"';

/** Faults in a work's artists, copies, price and availability. */
export const workInputs: BadInputs = {
  ...inFile(gips)`
    a round work with its width | size: {height: 30, width: 20} → size: {diameter: 30, width: 30} | 13:33 sideOfRound works[0].size.width
    a size without any side | size: {height: 30, width: 20} → size: {depth: 30} | 13:5 required works[0].size.height ; 13:5 required works[0].size.width
  `,
  ...inAdded`
    a duration in words | duration: 12 minutes | 15:15 duration works[0].duration value=12 minutes
    a duration of too many seconds | duration: "12:75" | 15:15 duration works[0].duration value=12:75
    a duration of nothing | duration: "0:00" | 15:15 duration works[0].duration value=0:00
    a work begun after it was finished | yearFrom: 2030 | 15:15 yearsUpsideDown works[0].yearFrom value=2030 other=2024
    a work begun in its only year | yearFrom: 2024 | 15:15 yearsUpsideDown works[0].yearFrom value=2024 other=2024
    an approximate year in words | circa: about | 15:12 notBoolean works[0].circa given=about
    a price in another currency | price: 1200 EUR | 15:12 priceInRoubles works[0].price value=1200 EUR
    a price with the sign of roubles | price: 90000 ₽ | 15:12 priceInRoubles works[0].price value=90000 ₽
    a price with a space | price: 90 000 | 15:12 priceInRoubles works[0].price value=90 000
    a price in quotes | price: "90000" | 15:12 priceInRoubles works[0].price value="90000"
    a price in words | price: по запросу | 15:12 priceInRoubles works[0].price value=по запросу
    a price as fields | price: {from: 8000, to: 9000} | 15:5 priceInRoubles works[0].price value={"from":8000,"to":9000}
    a price as a list | price: [8000, 9000] | 15:5 priceInRoubles works[0].price value=[8000,9000]
    a price that is true | price: true | 15:12 priceInRoubles works[0].price value=true
    a price left empty | price: | 15:5 noValue works[0].price
    a price of nothing | price: 0 | 15:12 noPrice works[0].price value=0
    a price of a work below nothing | price: -90000 | 15:12 noPrice works[0].price value=-90000
    a price with kopecks | price: 90000.50 | 15:12 wholeRoubles works[0].price value=90000.50
    a price of more than there is | price: 90000000000 | 15:12 outOfRange works[0].price value=90000000000 bounds=≤ 1000000000
    a price range in one text | priceRange: 80000-120000 | 15:17 priceRangeForm works[0].priceRange value=80000-120000
    a price range of one number | priceRange: 80000 | 15:17 priceRangeForm works[0].priceRange value=80000
    a price range without an end | priceRange: {from: 80000} | 15:5 required works[0].priceRange.to
    a price range that ends below its beginning | priceRange: {from: 120000, to: 80000} | 15:36 rangeUpsideDown works[0].priceRange.to value=80000 other=120000
    a price range of one price | priceRange: {from: 80000, to: 80000} | 15:35 rangeUpsideDown works[0].priceRange.to value=80000 other=80000
    a price range in another currency | priceRange: {from: 80000, to: 900 USD} | 15:35 priceInRoubles works[0].priceRange.to value=900 USD
    a price range with kopecks | priceRange: {from: 80000.5, to: 90000} | 15:24 wholeRoubles works[0].priceRange.from value=80000.5
    a price and a range | price: 90000⏎priceRange: {from: 80000, to: 120000} | 16:5 twoPrices works[0].priceRange
    a price of what is not for sale | availability: not-for-sale⏎price: 90000 | 16:12 priceNotForSale works[0].price line=15
    a price range of what is not for sale | priceRange: {from: 80000, to: 120000}⏎availability: not-for-sale | 15:5 priceNotForSale works[0].priceRange line=16
    an availability nobody knows | availability: maybe | 15:19 oneOf works[0].availability value=maybe choices=available, reserved, sold, not-for-sale
    an availability in Russian | availability: продано | 15:19 oneOf works[0].availability value=продано choices=available, reserved, sold, not-for-sale
    an availability of yes | availability: true | 15:19 notText works[0].availability given=true
    a sold work without a day | availability: sold | 9:5 asOfMissing works[0].asOf
    a reserved work without a day | availability: reserved | 9:5 asOfMissing works[0].asOf
    a sold work with an empty day | availability: sold⏎asOf: | 16:5 asOfMissing works[0].asOf
    the day of a sale misspelt | availability: sold⏎asof: "2025-04-03" | 16:5 unknownKey works[0].asof nearest=asOf
    the day of a sale without quotes | availability: sold⏎asOf: 2025-04-03 | 16:11 notText works[0].asOf given=2025-04-03
    a day in the Russian order | availability: sold⏎asOf: 03.04.2025 | 16:11 isoDay works[0].asOf value=03.04.2025
    a day that is none | availability: sold⏎asOf: "2025-02-30" | 16:11 isoDay works[0].asOf value=2025-02-30
    a day after the fair | availability: sold⏎asOf: "2025-04-04" | 16:11 asOfAfterFair works[0].asOf value=2025-04-04 other=2025-04-03
    a work on sale on a day after the fair | availability: available⏎asOf: "2026-04-01" | 16:11 asOfAfterFair works[0].asOf value=2026-04-01 other=2025-04-03
    a work sold before it was made | availability: sold⏎asOf: "2023-12-31" | 16:11 asOfBeforeWork works[0].asOf value=2023-12-31 other=2024
    copies in one text | copies: 3/15 | 15:13 copiesForm works[0].copies value=3/15
    copies that are unique | copies: unique | 15:13 copiesForm works[0].copies value=unique
    copies as a number | copies: 15 | 15:13 copiesForm works[0].copies value=15
    copies without their sum | copies: {number: 3} | 15:5 required works[0].copies.of
    the fourth of three copies | copies: {number: 4, of: 3} | 15:22 copyNumber works[0].copies.number value=4 other=3
    no copies | copies: {of: 0} | 15:18 outOfRange works[0].copies.of value=0 bounds=≥ 1
    half a copy | copies: {of: 7.5} | 15:18 outOfRange works[0].copies.of value=7.5 bounds=1, 2, 3 …
    proofs in Roman numerals | copies: {of: 7, proofs: II} | 15:29 notNumber works[0].copies.proofs given=II
    copies with a key nobody knows | copies: {of: 7, numbr: 3} | 15:21 unknownKey works[0].copies.numbr nearest=number
    a courtesy in one language | courtesy: {ru: Из частного собрания} | 15:5 missingEnglish works[0].courtesy.en
    a courtesy in one text | courtesy: Из частного собрания | 15:15 notLocalized works[0].courtesy given=Из частного собрания
    a technique that the filter does not know | technique: oil | 15:16 oneOf works[0].technique value=oil choices=painting, drawing, print, photography, sculpture, ceramics, textile, media, mixed
    an address in Russian | slug: рука | 15:11 addressName works[0].slug value=рука
    an address in capitals | slug: Hand | 15:11 addressName works[0].slug value=Hand
  `,
  ...inPots`
    two works with one picture | pot.jpg | 16:14 workAddressTaken works[1].picture value=pot line=10
    two works whose pictures differ in their endings only | pot.jpeg | 16:14 workAddressTaken works[1].picture value=pot line=10
    a work with another's address | jug.jpg slug: pot | 22:11 workAddressTaken works[1].slug value=pot line=10
  `,
  ...inPot`
    an artist in one language | artists: [{ru: Иван Гончар}] | 16:15 missingEnglish works[0].artists[0].en
    an artist in one text | artists: [Иван Гончар] | 16:15 notLocalized works[0].artists[0] given=Иван Гончар
    an artist with a typing slip | artists: [{ru: Иван Гончра, en: Ivan Gonchra}] | 16:15 notRepresented works[0].artists[0] value=Иван Гончра nearest=Иван Гончар
    an artist whom the gallery does not represent | artists: [{ru: Марфа Розеткина, en: Marfa Rozetkina}] | 16:15 notRepresented works[0].artists[0] value=Марфа Розеткина
    an artist with another name in English | artists: [{ru: Иван Гончар, en: Ivan Potter}] | 16:37 artistOtherwise works[0].artists[0].en value=Ivan Potter other=Ivan Gonchar
    an artist with another name in Russian | artists: [{ru: Ваня Гончар, en: Ivan Gonchar}] | 16:20 artistOtherwise works[0].artists[0].ru value=Ваня Гончар other=Иван Гончар
    an artist with letters of the other alphabet | artists: [{ru: Ив\u0061н Гончар, en: Ivan G\u043enchar}] | 16:20 artistLetter works[0].artists[0].ru letter=a value=Ивaн Гончар ; 16:37 artistLetter works[0].artists[0].en letter=\u043e value=Ivan G\u043enchar
    an artist twice | artists:⏎  - ${gonchar}⏎  - ${gonchar} | 18:9 repeated works[0].artists[1] value=Иван Гончар line=17
    no artists in a list | artists: [] | 16:5 tooFew works[0].artists count=0 min=1
    an artist outside of a list | artists: ${gonchar} | 16:5 notList works[0].artists given=fields
  `,
  ...inChosen`
    a chosen work with a typing slip | gips/wrok | 10:9 noSuchWork sections[0].works[0] year=2025 value=gips/wrok nearest=gips/work
    a chosen work of an exhibitor without works | gips/work glina/pot | 11:9 noSuchWork sections[0].works[1] year=2025 value=glina/pot
    a chosen work by its file | gips/work.jpg | 10:9 workReference sections[0].works[0] value=gips/work.jpg
    a chosen work with its year | 2025/gips/work | 10:9 workReference sections[0].works[0] value=2025/gips/work
    a chosen work without its exhibitor | work | 10:9 workReference sections[0].works[0] value=work
    a work chosen twice | gips/work gips/work | 11:9 repeated sections[0].works[1] value=gips/work line=10
  `,
  'a row of more works than it holds': [
    chosen('gips/work', ...Array.from({ length: 8 }, () => 'glina/pot')),
    'pages/index.yaml:9:5 tooManyWorks sections[0].works',
    'pages/index.yaml:11:9 noSuchWork sections[0].works[1] year=2025 value=glina/pot',
    ...[2, 3, 4, 5, 6, 7, 8].map(
      (at) =>
        `pages/index.yaml:${at + 10}:9 repeated sections[0].works[${at}] value=glina/pot line=11`,
    ),
  ],
  ...inFile(glina)`
    an artist of a gallery without a list of artists | artists:⏎  - {ru: Иван Гончар, en: Ivan Gonchar}⏎ → (nothing) && + works:⏎${pot('pot.jpg', ...artists(gonchar))} && in 2025/exhibitors/glina/pot.jpg: ~ 2025/exhibitors/gips/work.jpg | 14:5 galleryWithoutArtists works[0].artists
  `,
  ...inFile('pages/index.yaml')`
    a row of works that chooses none | + ${row}    works: []⏎ | 9:5 tooFew sections[0].works count=0 min=1
  `,
  ...inFile('pages/visitor.yaml')`
    a row of works on a page that shows none | + ${row.replace('sections:\n', '')} | 30:11 sectionNotShown sections[4].kind value=works
  `,
};

/** Valid works. */
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
  'an artist with other spaces and hyphens': all(
    replace(
      glina,
      '{ru: Иван Гончар, en: Ivan Gonchar}',
      '{ru: Иван-Пётр Гончар, en: Ivan Gonchar}',
    ),
    potWith(...artists('{ru: "Иван\u2011Пётр\u00a0Гончар", en: "Ivan\u202fGonchar"}')),
  ),
  'a row of works of the day': append('pages/index.yaml', row),
  'a row of chosen works': chosen('gips/work'),
  'two works of one picture with addresses of their own': potWithTwo('pot.jpg', 'slug: pot-again'),
};

function potWithTwo(picture: string, ...lines: string[]): Edit {
  return all(potWith(), append(glina, pot(picture, ...lines)));
}
