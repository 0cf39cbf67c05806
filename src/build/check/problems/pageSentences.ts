import type { Sentences } from './sentence';

/** What can be wrong between pages: links, also those of lists, slides, redirects and tickets. */
export const pageSentences = {
  noSuchPage: {
    ru: { problem: 'такой страницы на сайте нет: {value}', remedy: 'исправьте адрес{nearest}' },
    en: { problem: 'the site has no such page: {value}', remedy: 'mend the address{nearest}' },
  },
  starCodeTaken: {
    ru: {
      problem: 'в ссылке на список {value} не отличить от {other}',
      remedy: 'дайте одной из записей другой адрес: slug или имя папки',
    },
    en: {
      problem: 'the link of a list cannot tell {value} from {other}',
      remedy: 'give one of the two another address: its slug, or the name of its folder',
    },
  },
  noticeTooLong: {
    ru: {
      problem: 'объявление слишком долгое: до {value}',
      remedy: 'сократите до {count} дней, а что верно всегда, впишите на страницу',
    },
    en: {
      problem: 'the notice lasts longer than {count} days: {value}',
      remedy: 'let it end earlier; what is always true belongs on a page',
    },
  },
  noticeCrowd: {
    ru: {
      problem: 'на странице {other} с {value} больше {count} объявлений сразу',
      remedy: 'разведите их по времени или страницам',
    },
    en: {
      problem: 'the page {other} has more than {count} notices at once from {value}',
      remedy: 'give them other times or other pages',
    },
  },
  noticeOver: {
    ru: {
      problem: 'объявление кончилось: {value}',
      remedy: 'удалите его или продлите',
    },
    en: { problem: 'the notice is over: {value}', remedy: 'remove it, or let it last longer' },
  },
  sectionNotShown: {
    ru: {
      problem: 'разделов такого вида на этой странице не видно: {value}',
      remedy: 'перенесите раздел на страницу, где они есть, или выберите другой kind',
    },
    en: {
      problem: 'this page shows no sections of such a kind: {value}',
      remedy: 'move it to a page that does, or choose another kind',
    },
  },
  slideOwnPage: {
    ru: { problem: 'своя страница в рамке не откроется: {value}', remedy: 'поставьте type: ajax' },
    en: {
      problem: 'a page of this site does not open in a frame: {value}',
      remedy: 'write type: ajax',
    },
  },
  slideOtherSite: {
    ru: {
      problem: 'ajax показывает только страницы этого сайта: {value}',
      remedy: 'впишите путь вида /tickets/ или поставьте type: iframe',
    },
    en: {
      problem: 'ajax shows pages of this site only: {value}',
      remedy: 'write a path like /tickets/, or type: iframe',
    },
  },
  slideAddress: {
    ru: {
      problem: 'такой адрес слайд этого вида не покажет: {value}',
      remedy: 'впишите полный адрес с https://; у ролика и картинки можно и файл этого сайта',
    },
    en: {
      problem: 'a slide of this type cannot show the address: {value}',
      remedy:
        'write a full address with https://; for a video or a picture, a file of this site will do too',
    },
  },
  goneTo: {
    ru: { problem: 'при 410 некуда вести', remedy: 'удалите to или поставьте status: 301' },
    en: { problem: 'with 410 there is nowhere to lead', remedy: 'remove to, or write status: 301' },
  },
  redirectLoop: {
    ru: {
      problem: 'правила водят по кругу: {value}',
      remedy: 'направьте одно из них на страницу, которая есть',
    },
    en: {
      problem: 'the rules lead in a circle: {value}',
      remedy: 'let one of them lead to a page that exists',
    },
  },
  redirectChain: {
    ru: {
      problem: 'ведёт к другому правилу: {value}',
      remedy:
        'впишите сразу, куда ведёт оно: {target}; если страницы больше нет — status: 410 без to',
    },
    en: {
      problem: 'leads to another rule: {value}',
      remedy: 'write where that one leads: {target}; if the page is gone, status: 410 without to',
    },
  },
  redirectShadows: {
    ru: {
      problem: 'правило закрывает страницу, которая есть: {value}',
      remedy: 'сузьте from или удалите правило',
    },
    en: {
      problem: 'the rule hides a page that exists: {value}',
      remedy: 'narrow from, or remove the rule',
    },
  },
  redirectUnreached: {
    ru: {
      problem: 'до правила дело не дойдёт: раньше сработает {value}',
      remedy: 'поставьте его выше или удалите',
    },
    en: {
      problem: 'the rule is never reached: {value} comes first',
      remedy: 'move it up, or remove it',
    },
  },
  redirectPlaceholder: {
    ru: {
      problem: 'в from нет того, что вставляет to: {value}',
      remedy: 'добавьте в from {source} или уберите {value} из to',
    },
    en: {
      problem: 'from has nothing for what to inserts: {value}',
      remedy: 'add {source} to from, or take {value} out of to',
    },
  },
  ticketMissing: {
    ru: { problem: 'в таблице нет билета: {value}', remedy: 'добавьте его строку' },
    en: { problem: 'the table lacks a ticket: {value}', remedy: 'add its row' },
  },
  ticketTwice: {
    ru: { problem: 'билет стоит в таблице дважды: {value}', remedy: 'оставьте одну строку' },
    en: { problem: 'the ticket stands in the table twice: {value}', remedy: 'keep one row' },
  },
  boxOfficeOnly: {
    ru: {
      problem: 'этот билет продают только в кассе: {value}',
      remedy: 'оставьте в sold одно box-office',
    },
    en: {
      problem: 'this ticket is sold at the box office only: {value}',
      remedy: 'leave box-office alone in sold',
    },
  },
} satisfies Sentences;
