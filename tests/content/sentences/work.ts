import type { workSentences } from '../../../src/build/check/problems/workSentences';
import type { Said } from './said';

export const workSaid: Said<keyof typeof workSentences> = {
  workAddressTaken: {
    named: { value: 'pot', line: '10' },
    en: 'the address pot is already that of the work on line 10  give one of the two a slug, or name their pictures differently',
    ru: 'адрес pot уже у другой работы, строка 10  дайте одной из двух свой slug или назовите картинки по-разному',
  },
  notRepresented: {
    named: { value: 'Иван Гончра', nearest: 'Иван Гончар' },
    en: 'is no artist of the gallery: Иван Гончра  mend the name (perhaps "Иван Гончар") or add it to the gallery\'s artists',
    ru: 'среди художников галереи такого нет: Иван Гончра  исправьте имя (может быть, «Иван Гончар») или добавьте его в artists галереи',
  },
  artistOtherwise: {
    named: { value: 'Ivan Potter', other: 'Ivan Gonchar' },
    en: "the gallery's list has the name in another form: Ivan Potter  write it as there: Ivan Gonchar",
    ru: 'в списке галереи имя записано иначе: Ivan Potter  впишите как там: Ivan Gonchar',
  },
  galleryWithoutArtists: {
    en: 'the work has an artist, but the gallery has no list of artists  add artists with this name to the gallery',
    ru: 'у работы автор есть, а у галереи нет списка художников  добавьте галерее artists с этим именем',
  },
  copiesForm: {
    named: { value: '3/15' },
    en: 'copies are no text and no number: 3/15  write {number: 3, of: 15}; the only one is {of: 1}',
    ru: 'экземпляры — не текст и не число: 3/15  впишите {number: 3, of: 15}; вещь единственная — {of: 1}',
  },
  copyNumber: {
    named: { value: '4', other: '3' },
    en: 'there is no copy 4: there are 3  mend number or of',
    ru: 'экземпляра 4 нет: их всего 3  исправьте number или of',
  },
  priceInRoubles: {
    named: { value: '1200 EUR' },
    en: 'the price is no number of roubles: 1200 EUR  write whole roubles without spaces, signs and quotes: 120000; the site knows no other currency, so convert it or leave the price out',
    ru: 'цена — не число рублей: 1200 EUR  впишите целое число рублей без пробелов, знаков и кавычек: 120000; другой валюты сайт не знает — пересчитайте или уберите цену',
  },
  wholeRoubles: {
    named: { value: '90000.50' },
    en: 'the price has kopecks: 90000.50  round it to whole roubles',
    ru: 'в цене копейки: 90000.50  округлите до целых рублей',
  },
  noPrice: {
    named: { value: '0' },
    en: 'is no price: 0  write more than nothing; on request needs no line, not for sale is availability: not-for-sale',
    ru: 'такой цены не бывает: 0  впишите больше нуля; цена по запросу — уберите строку, не продаётся — availability: not-for-sale',
  },
  priceRangeForm: {
    named: { value: '80000-120000' },
    en: 'the price range is not written as fields: 80000-120000  write {from: 80000, to: 120000}; a single price goes to price',
    ru: 'цена «от и до» записана не полями: 80000-120000  впишите {from: 80000, to: 120000}; одна цена — в price',
  },
  rangeUpsideDown: {
    named: { value: '80000', other: '120000' },
    en: 'the upper price is not above the lower: 80000  write more than 120000; a single price goes to price',
    ru: 'цена «до» не больше цены «от»: 80000  поставьте больше 120000; если цена одна, впишите её в price',
  },
  twoPrices: {
    en: 'the work has both price and priceRange  keep one of the two',
    ru: 'у работы и price, и priceRange  оставьте одно из двух',
  },
  priceNotForSale: {
    named: { line: '15' },
    en: 'the work is not for sale (line 15), yet it has a price  remove the price or mend availability',
    ru: 'работа не продаётся (строка 15), а цена есть  уберите цену или исправьте availability',
  },
  asOfMissing: {
    en: 'what is reserved or sold has no day  write the day on which it was so: asOf: "2026-04-03"',
    ru: 'у резерва и продажи нет дня  впишите, на какой день это известно: asOf: "2026-04-03"',
  },
  asOfAfterFair: {
    named: { value: '2025-04-04', other: '2025-04-03' },
    en: 'the fair was over by that day: 2025-04-04  write 2025-04-03 or earlier',
    ru: 'ярмарка к этому дню уже закрылась: 2025-04-04  поставьте 2025-04-03 или раньше',
  },
  asOfBeforeWork: {
    named: { value: '2023-12-31', other: '2024' },
    en: "the work was not there yet on that day: 2023-12-31  mend the day or the work's year, 2024",
    ru: 'работы в этот день ещё не было: 2023-12-31  исправьте день или год работы, 2024',
  },
  workReference: {
    named: { value: 'Утро' },
    en: "is no reference to a work: Утро  write the exhibitor's folder and the work's address: kobalt/utro-bez-zheltogo",
    ru: 'не ссылка на работу: Утро  впишите папку участника и адрес работы: kobalt/utro-bez-zheltogo',
  },
  noSuchWork: {
    named: { value: 'gips/wrok', year: '2025', nearest: 'gips/work' },
    en: 'no exhibitor of 2025 has such a work: gips/wrok  check the exhibitor\'s folder and the work\'s address (perhaps "gips/work")',
    ru: 'такой работы нет у участников 2025 года: gips/wrok  проверьте папку участника и адрес работы (может быть, «gips/work»)',
  },
  tooManyWorks: {
    en: 'a row holds eight works  leave one to eight',
    ru: 'в ряд помещаются восемь работ  оставьте от одной до восьми',
  },
};
