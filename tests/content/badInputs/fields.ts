import { append, replace } from '../baseContent';
import type { BadInput } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const tickets = 'pages/tickets.yaml';
const photos = '2025/photos/captions.yaml';

/** Fields that are missing, unknown, empty, or of another form than the schema asks. */
export const fieldInputs: BadInput[] = [
  {
    name: 'a field left out',
    edit: replace(gips, 'stand: D11\n', ''),
    expected: [
      [
        'required',
        '2025/exhibitors/gips/index.yaml:1:1  stand  is missing  write a value',
        '2025/exhibitors/gips/index.yaml:1:1  stand  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a field left out of a record in a list',
    edit: replace(day, '  hall: workshop\n', ''),
    expected: [
      [
        'required',
        '2026/programme/2026-04-02.yaml:23:3  [2].hall  is missing  write a value',
        '2026/programme/2026-04-02.yaml:23:3  [2].hall  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a field left out of nested fields',
    edit: replace(gips, 'size: {height: 30, width: 20}', 'size: {height: 30}'),
    expected: [
      [
        'required',
        '2025/exhibitors/gips/index.yaml:13:5  works[0].size.width  is missing  write a value',
        '2025/exhibitors/gips/index.yaml:13:5  works[0].size.width  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a field of nested fields left out, line by line',
    edit: replace('site.yaml', '  email: mail@fair.example\n', ''),
    expected: [
      [
        'required',
        'site.yaml:6:1  contacts.email  is missing  write a value',
        'site.yaml:6:1  contacts.email  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'nested fields left out as a whole',
    edit: replace(gips, '    size: {height: 30, width: 20}\n', ''),
    expected: [
      [
        'required',
        '2025/exhibitors/gips/index.yaml:9:5  works[0].size  is missing  write a value',
        '2025/exhibitors/gips/index.yaml:9:5  works[0].size  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'English left out',
    edit: replace(gips, ', en: Pskov', ''),
    expected: [
      [
        'missingEnglish',
        '2025/exhibitors/gips/index.yaml:4:1  city.en  has no English text  write it in en: beside ru:',
        '2025/exhibitors/gips/index.yaml:4:1  city.en  нет английского текста  впишите его в en: рядом с ru:',
      ],
    ],
  },
  {
    name: 'English left out of a block',
    edit: replace('2025/speakers/vera-gips/index.yaml', '  en: Vera Gips mends plaster.\n', ''),
    expected: [
      [
        'missingEnglish',
        '2025/speakers/vera-gips/index.yaml:3:1  biography.en  has no English text  write it in en: beside ru:',
        '2025/speakers/vera-gips/index.yaml:3:1  biography.en  нет английского текста  впишите его в en: рядом с ru:',
      ],
    ],
  },
  {
    name: 'Russian left out',
    edit: replace(gips, 'ru: Псков, ', ''),
    expected: [
      [
        'missingRussian',
        '2025/exhibitors/gips/index.yaml:4:1  city.ru  has no Russian text  write it in ru: beside en:',
        '2025/exhibitors/gips/index.yaml:4:1  city.ru  нет русского текста  впишите его в ru: рядом с en:',
      ],
    ],
  },
  {
    name: 'English of spaces only',
    edit: replace(gips, 'en: Pskov', 'en: "   "'),
    expected: [
      [
        'missingEnglish',
        '2025/exhibitors/gips/index.yaml:4:23  city.en  has no English text  write it in en: beside ru:',
        '2025/exhibitors/gips/index.yaml:4:23  city.en  нет английского текста  впишите его в en: рядом с ru:',
      ],
    ],
  },
  {
    name: 'English of a no-break space',
    edit: replace(gips, 'en: Pskov', 'en: "\u00a0"'),
    expected: [
      [
        'missingEnglish',
        '2025/exhibitors/gips/index.yaml:4:23  city.en  has no English text  write it in en: beside ru:',
        '2025/exhibitors/gips/index.yaml:4:23  city.en  нет английского текста  впишите его в en: рядом с ru:',
      ],
    ],
  },
  {
    name: 'Russian empty',
    edit: replace(gips, 'ru: Псков', 'ru: ""'),
    expected: [
      [
        'missingRussian',
        '2025/exhibitors/gips/index.yaml:4:12  city.ru  has no Russian text  write it in ru: beside en:',
        '2025/exhibitors/gips/index.yaml:4:12  city.ru  нет русского текста  впишите его в ru: рядом с en:',
      ],
    ],
  },
  {
    name: 'Russian without a value',
    edit: replace(gips, 'ru: Псков', 'ru:'),
    expected: [
      [
        'missingRussian',
        '2025/exhibitors/gips/index.yaml:4:8  city.ru  has no Russian text  write it in ru: beside en:',
        '2025/exhibitors/gips/index.yaml:4:8  city.ru  нет русского текста  впишите его в ru: рядом с en:',
      ],
    ],
  },
  {
    name: 'a text without either language',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: {}'),
    expected: [
      [
        'missingRussian',
        '2025/exhibitors/gips/index.yaml:4:1  city.ru  has no Russian text  write it in ru: beside en:',
        '2025/exhibitors/gips/index.yaml:4:1  city.ru  нет русского текста  впишите его в ru: рядом с en:',
      ],
      [
        'missingEnglish',
        '2025/exhibitors/gips/index.yaml:4:1  city.en  has no English text  write it in en: beside ru:',
        '2025/exhibitors/gips/index.yaml:4:1  city.en  нет английского текста  впишите его в en: рядом с ru:',
      ],
    ],
  },
  {
    name: 'a required text of spaces only',
    edit: replace('redirects.yaml', 'reason: The lottery is over.', 'reason: "  "'),
    expected: [
      [
        'required',
        'redirects.yaml:11:11  [2].reason  is missing  write a value',
        'redirects.yaml:11:11  [2].reason  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a hall of spaces only',
    edit: replace(day, 'hall: workshop', 'hall: " "'),
    expected: [
      [
        'noSuchHall',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  there is no such hall in the plan: " "  write the id of a hall of 2026/plan.yaml: row-d, great-hall, workshop',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  такого зала нет в плане: " "  впишите id зала из 2026/plan.yaml: row-d, great-hall, workshop',
      ],
    ],
  },
  {
    name: 'a key with a typing slip',
    edit: replace(gips, '    medium:', '    medum:'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:12:5  works[0].medum  is an unknown key  mend it (perhaps "medium") or remove it',
        '2025/exhibitors/gips/index.yaml:12:5  works[0].medum  неизвестный ключ  исправьте его (может быть, «medium») или удалите',
      ],
    ],
  },
  {
    name: 'a key of a language with a typing slip',
    edit: replace(gips, 'en: Pskov', 'eng: Pskov'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:4:19  city.eng  is an unknown key  mend it (perhaps "en") or remove it',
        '2025/exhibitors/gips/index.yaml:4:19  city.eng  неизвестный ключ  исправьте его (может быть, «en») или удалите',
      ],
    ],
  },
  {
    name: 'a key in another case',
    edit: replace(gips, 'stand: D11', 'Stand: D11'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:3:1  Stand  is an unknown key  mend it (perhaps "stand") or remove it',
        '2025/exhibitors/gips/index.yaml:3:1  Stand  неизвестный ключ  исправьте его (может быть, «stand») или удалите',
      ],
    ],
  },
  {
    name: 'a key with a Cyrillic letter',
    edit: replace(gips, 'stand: D11', 'stаnd: D11'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:3:1  stаnd  is an unknown key  mend it (perhaps "stand") or remove it',
        '2025/exhibitors/gips/index.yaml:3:1  stаnd  неизвестный ключ  исправьте его (может быть, «stand») или удалите',
      ],
    ],
  },
  {
    name: 'a key of nothing known',
    edit: append(gips, 'horoscope: Leo\n'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:17:1  horoscope  is an unknown key  mend it or remove it',
        '2025/exhibitors/gips/index.yaml:17:1  horoscope  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'two unknown keys',
    edit: append(gips, 'horoscope: Leo\nwebsit: https://plaster.example\n'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:17:1  horoscope  is an unknown key  mend it or remove it',
        '2025/exhibitors/gips/index.yaml:17:1  horoscope  неизвестный ключ  исправьте его или удалите',
      ],
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:18:1  websit  is an unknown key  mend it or remove it',
        '2025/exhibitors/gips/index.yaml:18:1  websit  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'an unknown key with a comma',
    edit: append(gips, '"work, year": 2024\n'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:17:1  work, year  is an unknown key  mend it or remove it',
        '2025/exhibitors/gips/index.yaml:17:1  work, year  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'an unknown key with a dot',
    edit: append(gips, 'works.title: Hand\n'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:17:1  works.title  is an unknown key  mend it or remove it',
        '2025/exhibitors/gips/index.yaml:17:1  works.title  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'an unknown key with brackets',
    edit: append(gips, '"works[0]": Hand\n'),
    expected: [
      [
        'unknownKey',
        '2025/exhibitors/gips/index.yaml:17:1  works[0]  is an unknown key  mend it or remove it',
        '2025/exhibitors/gips/index.yaml:17:1  works[0]  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'an unknown key in a list of a root list',
    edit: replace('redirects.yaml', '  status: 302', '  status: 302\n  note: for a while'),
    expected: [
      [
        'unknownKey',
        'redirects.yaml:4:3  [0].note  is an unknown key  mend it or remove it',
        'redirects.yaml:4:3  [0].note  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'an unknown key in a session',
    edit: replace(day, '  ages: {from: 6, to: 12}', '  age: {from: 6, to: 12}'),
    expected: [
      [
        'unknownKey',
        '2026/programme/2026-04-02.yaml:31:3  [2].age  is an unknown key  mend it (perhaps "ages") or remove it',
        '2026/programme/2026-04-02.yaml:31:3  [2].age  неизвестный ключ  исправьте его (может быть, «ages») или удалите',
      ],
    ],
  },
  {
    name: 'a key of another kind of section',
    edit: replace(tickets, '    photos: 2025', '    photos: 2025\n    steps: []'),
    expected: [
      [
        'unknownKey',
        'pages/tickets.yaml:25:5  sections[2].steps  is an unknown key  mend it or remove it',
        'pages/tickets.yaml:25:5  sections[2].steps  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'an unknown key in a section',
    edit: replace(tickets, '    photos: 2025', '    photos: 2025\n    fotos: 2024'),
    expected: [
      [
        'unknownKey',
        'pages/tickets.yaml:25:5  sections[2].fotos  is an unknown key  mend it or remove it',
        'pages/tickets.yaml:25:5  sections[2].fotos  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'an unknown key deep in a section',
    edit: replace(tickets, '{ru: Любой., en: Any.}', '{ru: Любой., en: Any., de: Jeder.}'),
    expected: [
      [
        'unknownKey',
        'pages/tickets.yaml:20:85  sections[1].steps[0].text.de  is an unknown key  mend it or remove it',
        'pages/tickets.yaml:20:85  sections[1].steps[0].text.de  неизвестный ключ  исправьте его или удалите',
      ],
    ],
  },
  {
    name: 'a section without its kind',
    edit: replace(tickets, '  - kind: gallery\n    anchor', '  - anchor'),
    expected: [
      [
        'required',
        'pages/tickets.yaml:21:5  sections[2].kind  is missing  write a value',
        'pages/tickets.yaml:21:5  sections[2].kind  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a section of no known kind',
    edit: replace(tickets, 'kind: gallery', 'kind: galery'),
    expected: [
      [
        'oneOf',
        'pages/tickets.yaml:21:11  sections[2].kind  has no such value: galery  choose one of: text, steps, clauses, facts, people, accordion, gallery, form, links, way, exhibitors, programme, speakers, partners, tickets, ticketFinder, admission, refund, phases, dialog, stages',
        'pages/tickets.yaml:21:11  sections[2].kind  нет такого значения: galery  выберите одно из: text, steps, clauses, facts, people, accordion, gallery, form, links, way, exhibitors, programme, speakers, partners, tickets, ticketFinder, admission, refund, phases, dialog, stages',
      ],
    ],
  },
  {
    name: 'a section without its body',
    edit: replace(tickets, '    photos: 2025\n', ''),
    expected: [
      [
        'required',
        'pages/tickets.yaml:21:5  sections[2].photos  is missing  write a value',
        'pages/tickets.yaml:21:5  sections[2].photos  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a step without its text',
    edit: replace(tickets, ', text: {ru: Любой., en: Any.}', ''),
    expected: [
      [
        'required',
        'pages/tickets.yaml:20:9  sections[1].steps[0].text  is missing  write a value',
        'pages/tickets.yaml:20:9  sections[1].steps[0].text  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a value that is none of the list',
    edit: replace(gips, 'sculptor', 'sculpter'),
    expected: [
      [
        'oneOf',
        '2025/exhibitors/gips/index.yaml:2:18  participantType  has no such value: sculpter  choose one of: gallery, artist, photographer, sculptor',
        '2025/exhibitors/gips/index.yaml:2:18  participantType  нет такого значения: sculpter  выберите одно из: gallery, artist, photographer, sculptor',
      ],
    ],
  },
  {
    name: 'a value of the list in Russian',
    edit: replace(gips, 'sculptor', 'скульптор'),
    expected: [
      [
        'oneOf',
        '2025/exhibitors/gips/index.yaml:2:18  participantType  has no such value: скульптор  choose one of: gallery, artist, photographer, sculptor',
        '2025/exhibitors/gips/index.yaml:2:18  participantType  нет такого значения: скульптор  выберите одно из: gallery, artist, photographer, sculptor',
      ],
    ],
  },
  {
    name: 'no language of a session',
    edit: replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: []\n  places'),
    expected: [
      [
        'tooFew',
        '2026/programme/2026-04-02.yaml:32:3  [2].spokenLanguages  is too short a list: 0  write at least 1',
        '2026/programme/2026-04-02.yaml:32:3  [2].spokenLanguages  записей в списке: 0  нужно не меньше 1',
      ],
    ],
  },
  {
    name: 'a language nobody interprets',
    edit: replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: [ru, de]\n  places'),
    expected: [
      [
        'oneOf',
        '2026/programme/2026-04-02.yaml:32:25  [2].spokenLanguages[1]  has no such value: de  choose one of: ru, en',
        '2026/programme/2026-04-02.yaml:32:25  [2].spokenLanguages[1]  нет такого значения: de  выберите одно из: ru, en',
      ],
    ],
  },
  {
    name: 'a status that hosts do not know',
    edit: replace('redirects.yaml', 'status: 302', 'status: 303'),
    expected: [
      [
        'oneOf',
        'redirects.yaml:3:11  [0].status  has no such value: 303  choose one of: 301, 302, 410',
        'redirects.yaml:3:11  [0].status  нет такого значения: 303  выберите одно из: 301, 302, 410',
      ],
    ],
  },
  {
    name: 'an empty list of works',
    edit: replace(gips, worksOfGips(), 'works: []\n'),
    expected: [
      [
        'tooFew',
        '2025/exhibitors/gips/index.yaml:8:1  works  is too short a list: 0  write at least 1',
        '2025/exhibitors/gips/index.yaml:8:1  works  записей в списке: 0  нужно не меньше 1',
      ],
    ],
  },
  {
    name: 'an empty menu',
    edit: replace(
      'navigation.yaml',
      'main:\n  - {label: {ru: Билеты, en: Tickets}, to: /tickets/}\n  - {label: {ru: Участники, en: Exhibitors}, to: /exhibitors/2025/}',
      'main: []',
    ),
    expected: [
      [
        'tooFew',
        'navigation.yaml:1:1  main  is too short a list: 0  write at least 1',
        'navigation.yaml:1:1  main  записей в списке: 0  нужно не меньше 1',
      ],
    ],
  },
  {
    name: 'a route of one point',
    edit: append(
      '2026/plan.yaml',
      'stepFreeRoutes:\n  - name: {ru: Путь, en: A route}\n    points: [{x: 1, y: 1}]\n',
    ),
    expected: [
      [
        'tooFew',
        '2026/plan.yaml:13:5  stepFreeRoutes[0].points  is too short a list: 1  write at least 2',
        '2026/plan.yaml:13:5  stepFreeRoutes[0].points  записей в списке: 1  нужно не меньше 2',
      ],
    ],
  },
  {
    name: 'a year too great',
    edit: replace(gips, 'year: 2024', 'year: 20240'),
    expected: [
      [
        'outOfRange',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  is a number out of range: 20240  allowed: ≤ 2100',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  недопустимое число: 20240  допустимо: ≤ 2100',
      ],
    ],
  },
  {
    name: 'a height of nothing',
    edit: replace(gips, 'height: 30', 'height: 0'),
    expected: [
      [
        'outOfRange',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  is a number out of range: 0  allowed: > 0',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  недопустимое число: 0  допустимо: > 0',
      ],
    ],
  },
  {
    name: 'places by halves',
    edit: replace(day, 'places: 12', 'places: 12.5'),
    expected: [
      [
        'outOfRange',
        '2026/programme/2026-04-02.yaml:33:11  [2].places  is a number out of range: 12.5  allowed: 1, 2, 3 …',
        '2026/programme/2026-04-02.yaml:33:11  [2].places  недопустимое число: 12.5  допустимо: 1, 2, 3 …',
      ],
    ],
  },
  {
    name: 'a share over one',
    edit: replace(photos, 'x: 0.5', 'x: 50'),
    expected: [
      [
        'outOfRange',
        '2025/photos/captions.yaml:5:19  [0].focalPoint.x  is a number out of range: 50  allowed: ≤ 1',
        '2025/photos/captions.yaml:5:19  [0].focalPoint.x  недопустимое число: 50  допустимо: ≤ 1',
      ],
    ],
  },
  {
    name: 'a share in percent',
    edit: replace(photos, 'x: 0.5', 'x: 50%'),
    expected: [
      [
        'notNumber',
        '2025/photos/captions.yaml:5:19  [0].focalPoint.x  should be a number, but is 50%  write one number without quotes and units, like 30 or 30.5',
        '2025/photos/captions.yaml:5:19  [0].focalPoint.x  нужно число, а здесь 50%  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
  {
    name: 'a stand before its letter',
    edit: replace(gips, 'stand: D11', 'stand: 11D'),
    expected: [
      [
        'standCode',
        "2025/exhibitors/gips/index.yaml:3:8  stand  is no stand code: 11D  write the hall's letter and the number, like C07",
        '2025/exhibitors/gips/index.yaml:3:8  stand  не код стенда: 11D  впишите букву зала и номер, например C07',
      ],
    ],
  },
  {
    name: 'a stand with a Cyrillic letter',
    edit: replace(gips, 'stand: D11', 'stand: Д11'),
    expected: [
      [
        'standCode',
        "2025/exhibitors/gips/index.yaml:3:8  stand  is no stand code: Д11  write the hall's letter and the number, like C07",
        '2025/exhibitors/gips/index.yaml:3:8  stand  не код стенда: Д11  впишите букву зала и номер, например C07',
      ],
    ],
  },
  {
    name: 'a website without https',
    edit: replace(gips, 'website: https://plaster.example', 'website: plaster.example'),
    expected: [
      [
        'webAddress',
        '2025/exhibitors/gips/index.yaml:7:10  website  is no web address: plaster.example  write the full address, beginning with https://',
        '2025/exhibitors/gips/index.yaml:7:10  website  не адрес сайта: plaster.example  впишите полный адрес, начиная с https://',
      ],
    ],
  },
  {
    name: 'a mail address with a space',
    edit: replace(gips, 'hand@plaster.example', 'hand @plaster.example'),
    expected: [
      [
        'mailAddress',
        '2025/exhibitors/gips/index.yaml:16:10  contact.email  is no mail address: hand @plaster.example  write an address like name@fair.example',
        '2025/exhibitors/gips/index.yaml:16:10  contact.email  не адрес почты: hand @plaster.example  впишите адрес вида name@fair.example',
      ],
    ],
  },
  {
    name: 'a phone number of words',
    edit: replace('site.yaml', '"+7 495 000-00-00"', 'ask at the desk'),
    expected: [
      [
        'phoneNumber',
        'site.yaml:8:10  contacts.phone  is no phone number: ask at the desk  write the number in quotes, like "+7 495 000-00-00"',
        'site.yaml:8:10  contacts.phone  не номер телефона: ask at the desk  впишите номер в кавычках, например "+7 495 000-00-00"',
      ],
    ],
  },
  {
    name: 'a network nobody knows',
    edit: replace('site.yaml', 'network: telegram', 'network: telegramm'),
    expected: [
      [
        'oneOf',
        'site.yaml:11:15  socialLinks[0].network  has no such value: telegramm  choose one of: telegram, vk, instagram, youtube, dzen, behance',
        'site.yaml:11:15  socialLinks[0].network  нет такого значения: telegramm  выберите одно из: telegram, vk, instagram, youtube, dzen, behance',
      ],
    ],
  },
  {
    name: 'a domain with https',
    edit: replace('site.yaml', 'domain: fair.example', 'domain: https://fair.example'),
    expected: [
      [
        'domain',
        'site.yaml:3:9  domain  is no domain: https://fair.example  write the domain without https://, like fair.example',
        'site.yaml:3:9  domain  не домен: https://fair.example  впишите домен без https://, например fair.example',
      ],
    ],
  },
  {
    name: 'a link without its slash',
    edit: replace('navigation.yaml', 'to: /tickets/', 'to: /tickets'),
    expected: [
      [
        'linkTarget',
        'navigation.yaml:2:44  main[0].to  is no link address: /tickets  write a path like /tickets/ or a full address with https://',
        'navigation.yaml:2:44  main[0].to  не адрес ссылки: /tickets  впишите путь вида /tickets/ или полный адрес с https://',
      ],
    ],
  },
  {
    name: 'a link without its first slash',
    edit: replace('navigation.yaml', 'to: /tickets/', 'to: tickets/'),
    expected: [
      [
        'linkTarget',
        'navigation.yaml:2:44  main[0].to  is no link address: tickets/  write a path like /tickets/ or a full address with https://',
        'navigation.yaml:2:44  main[0].to  не адрес ссылки: tickets/  впишите путь вида /tickets/ или полный адрес с https://',
      ],
    ],
  },
  {
    name: 'an anchor in Russian',
    edit: replace(tickets, 'anchor: photos', 'anchor: снимки'),
    expected: [
      [
        'anchor',
        'pages/tickets.yaml:22:13  sections[2].anchor  is no anchor: снимки  write latin letters, digits and hyphens, like visiting-rules',
        'pages/tickets.yaml:22:13  sections[2].anchor  не якорь: снимки  впишите латинские буквы, цифры и дефисы, например visiting-rules',
      ],
    ],
  },
  {
    name: 'a day that is no day',
    edit: replace('2026/edition.yaml', 'lastDay: "2026-04-03"', 'lastDay: "2026-04-31"'),
    expected: [
      [
        'isoDay',
        '2026/edition.yaml:2:10  lastDay  is no date: 2026-04-31  write the date in quotes, like "2026-04-02"',
        '2026/edition.yaml:2:10  lastDay  не дата: 2026-04-31  впишите дату в кавычках, например "2026-04-02"',
      ],
    ],
  },
  {
    name: 'a day written as in Russia',
    edit: replace('2026/edition.yaml', 'lastDay: "2026-04-03"', 'lastDay: 03.04.2026'),
    expected: [
      [
        'isoDay',
        '2026/edition.yaml:2:10  lastDay  is no date: 03.04.2026  write the date in quotes, like "2026-04-02"',
        '2026/edition.yaml:2:10  lastDay  не дата: 03.04.2026  впишите дату в кавычках, например "2026-04-02"',
      ],
    ],
  },
  {
    name: 'a colour by its name',
    edit: replace('2026/edition.yaml', 'light: "#1f24ff"', 'light: ultramarine'),
    expected: [
      [
        'hexColour',
        '2026/edition.yaml:7:10  colour.light  is no colour: ultramarine  write the colour in quotes, like "#1f24ff"',
        '2026/edition.yaml:7:10  colour.light  не цвет: ultramarine  впишите цвет в кавычках, например "#1f24ff"',
      ],
    ],
  },
  {
    name: 'a colour of three figures',
    edit: replace('2026/edition.yaml', 'light: "#1f24ff"', 'light: "#12f"'),
    expected: [
      [
        'hexColour',
        '2026/edition.yaml:7:10  colour.light  is no colour: #12f  write the colour in quotes, like "#1f24ff"',
        '2026/edition.yaml:7:10  colour.light  не цвет: #12f  впишите цвет в кавычках, например "#1f24ff"',
      ],
    ],
  },
  {
    name: 'an hour of one figure',
    edit: replace(day, 'start: "13:30"', 'start: 9:30'),
    expected: [
      [
        'clockTime',
        '2026/programme/2026-04-02.yaml:24:10  [2].start  is no time: 9:30  write hours and minutes in quotes, like "09:30"',
        '2026/programme/2026-04-02.yaml:24:10  [2].start  не время: 9:30  впишите часы и минуты в кавычках, например "09:30"',
      ],
    ],
  },
  {
    name: 'a time with a dot',
    edit: replace(day, 'start: "13:30"', 'start: 13.30'),
    expected: [
      [
        'notText',
        '2026/programme/2026-04-02.yaml:24:10  [2].start  should be text, but is 13.30  write text; put quotes round a number, a date, true and false',
        '2026/programme/2026-04-02.yaml:24:10  [2].start  нужен текст, а здесь 13.30  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'the 25th hour',
    edit: replace(day, 'start: "13:30"', 'start: "25:30"'),
    expected: [
      [
        'clockTime',
        '2026/programme/2026-04-02.yaml:24:10  [2].start  is no time: 25:30  write hours and minutes in quotes, like "09:30"',
        '2026/programme/2026-04-02.yaml:24:10  [2].start  не время: 25:30  впишите часы и минуты в кавычках, например "09:30"',
      ],
    ],
  },
  {
    name: 'an address of an event in Russian',
    edit: replace(day, 'slug: plaster-hand', 'slug: гипсовая-рука'),
    expected: [
      [
        'addressName',
        '2026/programme/2026-04-02.yaml:23:9  [2].slug  cannot be an address: гипсовая-рука  write latin letters, digits and hyphens, like green-wood',
        '2026/programme/2026-04-02.yaml:23:9  [2].slug  не годится для адреса: гипсовая-рука  впишите латинские буквы, цифры и дефисы, например green-wood',
      ],
    ],
  },
  {
    name: 'an address of an event with capitals',
    edit: replace(day, 'slug: plaster-hand', 'slug: Plaster Hand'),
    expected: [
      [
        'addressName',
        '2026/programme/2026-04-02.yaml:23:9  [2].slug  cannot be an address: Plaster Hand  write latin letters, digits and hyphens, like green-wood',
        '2026/programme/2026-04-02.yaml:23:9  [2].slug  не годится для адреса: Plaster Hand  впишите латинские буквы, цифры и дефисы, например green-wood',
      ],
    ],
  },
  {
    name: 'a speaker by name',
    edit: replace(day, 'speakers: [lev-treshchin,', 'speakers: [Лев Трещин,'),
    expected: [
      [
        'recordReference',
        '2026/programme/2026-04-02.yaml:18:14  [1].speakers[0]  is no reference to a record: Лев Трещин  write the name of its folder, for another year 2025/folder-name',
        '2026/programme/2026-04-02.yaml:18:14  [1].speakers[0]  не ссылка на запись: Лев Трещин  впишите имя папки, для другого года — 2025/имя-папки',
      ],
    ],
  },
  {
    name: 'a picture of a format browsers do not show',
    edit: replace(gips, 'picture: work.jpg', 'picture: work.heic'),
    expected: [
      [
        'pictureFile',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  is no picture file name: work.heic  write the name of a .jpg, .png, .webp or .tif file of the same folder',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  не имя файла картинки: work.heic  впишите имя файла .jpg, .png, .webp или .tif из этой же папки',
      ],
    ],
  },
  {
    name: 'a picture with its folder',
    edit: replace(gips, 'picture: work.jpg', 'picture: gips/work.jpg'),
    expected: [
      [
        'pictureFile',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  is no picture file name: gips/work.jpg  write the name of a .jpg, .png, .webp or .tif file of the same folder',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  не имя файла картинки: gips/work.jpg  впишите имя файла .jpg, .png, .webp или .tif из этой же папки',
      ],
    ],
  },
  {
    name: 'a logo that is a photograph',
    edit: replace('2026/partners/bandages/index.yaml', 'logo.svg', 'logo.jpg'),
    expected: [
      [
        'logoFile',
        '2026/partners/bandages/index.yaml:3:7  logo  is no logo file name: logo.jpg  write the name of an .svg, .png or .webp file of the same folder',
        '2026/partners/bandages/index.yaml:3:7  logo  не имя файла знака: logo.jpg  впишите имя файла .svg, .png или .webp из этой же папки',
      ],
    ],
  },
  {
    name: 'an event changed without a note',
    edit: replace(day, '  places: 12', '  places: 12\n  status: changed'),
    expected: [
      [
        'required',
        '2026/programme/2026-04-02.yaml:23:3  [2].note  is missing  write a value',
        '2026/programme/2026-04-02.yaml:23:3  [2].note  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a redirect without its target',
    edit: replace('redirects.yaml', '  to: /tickets/\n', ''),
    expected: [
      [
        'required',
        'redirects.yaml:1:3  [0].to  is missing  write a value',
        'redirects.yaml:1:3  [0].to  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'a redirect to a page that is gone',
    edit: replace('redirects.yaml', '- from: /lottery/\n', '- from: /lottery/\n  to: /tickets/\n'),
    expected: [
      [
        'goneTo',
        'redirects.yaml:10:7  [2].to  with 410 there is nowhere to lead  remove to, or write status: 301',
        'redirects.yaml:10:7  [2].to  при 410 некуда вести  удалите to или поставьте status: 301',
      ],
    ],
  },
  {
    name: 'a redirect from a full address',
    edit: replace('redirects.yaml', 'from: /buy/', 'from: https://fair.example/buy/'),
    expected: [
      [
        'redirectFrom',
        'redirects.yaml:1:9  [0].from  is no path of the site: https://fair.example/buy/  write a path beginning with /, without /en, like /old-page/',
        'redirects.yaml:1:9  [0].from  не путь сайта: https://fair.example/buy/  впишите путь, начиная с / и без /en, например /old-page/',
      ],
    ],
  },
  {
    name: 'a redirect from English',
    edit: replace('redirects.yaml', 'from: /buy/', 'from: /en/buy/'),
    expected: [
      [
        'redirectFrom',
        'redirects.yaml:1:9  [0].from  is no path of the site: /en/buy/  write a path beginning with /, without /en, like /old-page/',
        'redirects.yaml:1:9  [0].from  не путь сайта: /en/buy/  впишите путь, начиная с / и без /en, например /old-page/',
      ],
    ],
  },
];

function worksOfGips(): string {
  return `works:
  - picture: work.jpg
    title: {ru: Рука, en: Hand}
    year: 2024
    medium: {ru: гипс, en: plaster}
    size: {height: 30, width: 20}
    alt: {ru: Гипсовая рука, en: A plaster hand}
`;
}
