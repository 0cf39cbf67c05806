import type { Sentences } from './sentence';

/** What can be wrong with a work: its address, its artists, its copies, price and availability. */
export const workSentences = {
  workAddressTaken: {
    ru: {
      problem: 'адрес {value} уже у другой работы, строка {line}',
      remedy: 'дайте одной из двух свой slug или назовите картинки по-разному',
    },
    en: {
      problem: 'the address {value} is already that of the work on line {line}',
      remedy: 'give one of the two a slug, or name their pictures differently',
    },
  },
  notRepresented: {
    ru: {
      problem: 'среди художников галереи такого нет: {value}',
      remedy: 'исправьте имя{nearest} или добавьте его в artists галереи',
    },
    en: {
      problem: 'is no artist of the gallery: {value}',
      remedy: "mend the name{nearest} or add it to the gallery's artists",
    },
  },
  artistOtherwise: {
    ru: {
      problem: 'в списке галереи имя записано иначе: {value}',
      remedy: 'впишите как там: {other}',
    },
    en: {
      problem: "the gallery's list has the name in another form: {value}",
      remedy: 'write it as there: {other}',
    },
  },
  artistLetter: {
    ru: {
      problem: 'имя как в списке галереи, но буква {letter} другого алфавита: {value}',
      remedy: 'наберите её заново там, где она чужая: здесь или в списке',
    },
    en: {
      problem: "is a name as in the gallery's list but for the letter {letter}: {value}",
      remedy: 'type it anew where it is of the wrong alphabet, here or in the list',
    },
  },
  galleryWithoutArtists: {
    ru: {
      problem: 'у работы автор есть, а у галереи нет списка художников',
      remedy: 'добавьте галерее artists с этим именем',
    },
    en: {
      problem: 'the work has an artist, but the gallery has no list of artists',
      remedy: 'add artists with this name to the gallery',
    },
  },
  sideOfRound: {
    ru: {
      problem: 'у круглой работы и diameter, и сторона',
      remedy: 'оставьте diameter или высоту с шириной; толщина — в depth',
    },
    en: {
      problem: 'a round work has both its diameter and a side',
      remedy: 'keep diameter, or height and width; the thickness goes to depth',
    },
  },
  duration: {
    ru: {
      problem: 'не похоже на длительность: {value}',
      remedy: 'впишите минуты и секунды в кавычках: "12:30", с часами "1:02:30"',
    },
    en: {
      problem: 'is no duration: {value}',
      remedy: 'write minutes and seconds in quotes: "12:30", with hours "1:02:30"',
    },
  },
  yearsUpsideDown: {
    ru: {
      problem: 'работа начата не раньше, чем закончена: {value}',
      remedy: 'поставьте в yearFrom меньше {other}; если год один, уберите yearFrom',
    },
    en: {
      problem: 'the work was begun no earlier than it was finished: {value}',
      remedy: 'write less than {other} as yearFrom; a single year needs none',
    },
  },
  copiesForm: {
    ru: {
      problem: 'экземпляры — не текст и не число: {value}',
      remedy: 'впишите {number: 3, of: 15}; вещь единственная — {of: 1}',
    },
    en: {
      problem: 'copies are no text and no number: {value}',
      remedy: 'write {number: 3, of: 15}; the only one is {of: 1}',
    },
  },
  copyNumber: {
    ru: {
      problem: 'экземпляра {value} нет: их всего {other}',
      remedy: 'исправьте number или of',
    },
    en: {
      problem: 'there is no copy {value}: there are {other}',
      remedy: 'mend number or of',
    },
  },
  priceInRoubles: {
    ru: {
      problem: 'цена — не число рублей: {value}',
      remedy:
        'впишите целое число рублей без пробелов, знаков и кавычек: 120000; другой валюты сайт не знает — пересчитайте или уберите цену',
    },
    en: {
      problem: 'the price is no number of roubles: {value}',
      remedy:
        'write whole roubles without spaces, signs and quotes: 120000; the site knows no other currency, so convert it or leave the price out',
    },
  },
  wholeRoubles: {
    ru: { problem: 'в цене копейки: {value}', remedy: 'округлите до целых рублей' },
    en: { problem: 'the price has kopecks: {value}', remedy: 'round it to whole roubles' },
  },
  noPrice: {
    ru: {
      problem: 'такой цены не бывает: {value}',
      remedy:
        'впишите больше нуля; цена по запросу — уберите строку, не продаётся — availability: not-for-sale',
    },
    en: {
      problem: 'is no price: {value}',
      remedy:
        'write more than nothing; on request needs no line, not for sale is availability: not-for-sale',
    },
  },
  priceRangeForm: {
    ru: {
      problem: 'цена «от и до» записана не полями: {value}',
      remedy: 'впишите {from: 80000, to: 120000}; одна цена — в price',
    },
    en: {
      problem: 'the price range is not written as fields: {value}',
      remedy: 'write {from: 80000, to: 120000}; a single price goes to price',
    },
  },
  rangeUpsideDown: {
    ru: {
      problem: 'цена «до» не больше цены «от»: {value}',
      remedy: 'поставьте больше {other}; если цена одна, впишите её в price',
    },
    en: {
      problem: 'the upper price is not above the lower: {value}',
      remedy: 'write more than {other}; a single price goes to price',
    },
  },
  twoPrices: {
    ru: { problem: 'у работы и price, и priceRange', remedy: 'оставьте одно из двух' },
    en: { problem: 'the work has both price and priceRange', remedy: 'keep one of the two' },
  },
  priceNotForSale: {
    ru: {
      problem: 'работа не продаётся (строка {line}), а цена есть',
      remedy: 'уберите цену или исправьте availability',
    },
    en: {
      problem: 'the work is not for sale (line {line}), yet it has a price',
      remedy: 'remove the price or mend availability',
    },
  },
  asOfMissing: {
    ru: {
      problem: 'у резерва и продажи нет дня',
      remedy: 'впишите, на какой день это известно: asOf: "2026-04-03"',
    },
    en: {
      problem: 'what is reserved or sold has no day',
      remedy: 'write the day on which it was so: asOf: "2026-04-03"',
    },
  },
  asOfAfterFair: {
    ru: {
      problem: 'ярмарка к этому дню уже закрылась: {value}',
      remedy: 'поставьте {other} или раньше',
    },
    en: {
      problem: 'the fair was over by that day: {value}',
      remedy: 'write {other} or earlier',
    },
  },
  asOfBeforeWork: {
    ru: {
      problem: 'работы в этот день ещё не было: {value}',
      remedy: 'исправьте день или год работы, {other}',
    },
    en: {
      problem: 'the work was not there yet on that day: {value}',
      remedy: "mend the day or the work's year, {other}",
    },
  },
  workReference: {
    ru: {
      problem: 'не ссылка на работу: {value}',
      remedy: 'впишите папку участника и адрес работы: kobalt/utro-bez-zheltogo',
    },
    en: {
      problem: 'is no reference to a work: {value}',
      remedy: "write the exhibitor's folder and the work's address: kobalt/utro-bez-zheltogo",
    },
  },
  noSuchWork: {
    ru: {
      problem: 'такой работы нет у участников {year} года: {value}',
      remedy: 'проверьте папку участника и адрес работы{nearest}',
    },
    en: {
      problem: 'no exhibitor of {year} has such a work: {value}',
      remedy: "check the exhibitor's folder and the work's address{nearest}",
    },
  },
  tooManyWorks: {
    ru: { problem: 'в ряд помещаются восемь работ', remedy: 'оставьте от одной до восьми' },
    en: { problem: 'a row holds eight works', remedy: 'leave one to eight' },
  },
} satisfies Sentences;
