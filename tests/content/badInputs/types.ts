import { replace } from '../baseContent';
import type { BadInput } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const tickets = 'pages/tickets.yaml';

/**
 * Values of another type than the field's, most of them made by YAML out of what looked like text.
 */
export const typeInputs: BadInput[] = [
  {
    name: 'a day without quotes',
    edit: replace('2026/edition.yaml', 'firstDay: "2026-04-02"', 'firstDay: 2026-04-02'),
    expected: [
      [
        'notText',
        '2026/edition.yaml:1:11  firstDay  should be text, but is 2026-04-02  write text; put quotes round a number, a date, true and false',
        '2026/edition.yaml:1:11  firstDay  нужен текст, а здесь 2026-04-02  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a time with seconds and day, without quotes',
    edit: replace('2026/edition.yaml', 'firstDay: "2026-04-02"', 'firstDay: 2026-04-02T10:00:00Z'),
    expected: [
      [
        'notText',
        '2026/edition.yaml:1:11  firstDay  should be text, but is 2026-04-02T10:00:00Z  write text; put quotes round a number, a date, true and false',
        '2026/edition.yaml:1:11  firstDay  нужен текст, а здесь 2026-04-02T10:00:00Z  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: '0123 for a text',
    edit: replace(gips, 'stand: D11', 'stand: 0123'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:3:8  stand  should be text, but is 0123  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:3:8  stand  нужен текст, а здесь 0123  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: '1.10 for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: 1.10'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  should be text, but is 1.10  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  нужен текст, а здесь 1.10  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: '0x1F for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: 0x1F'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  should be text, but is 0x1F  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  нужен текст, а здесь 0x1F  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: '0b11 for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: 0b11'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  should be text, but is 0b11  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  нужен текст, а здесь 0b11  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: '1e3 for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: 1e3'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  should be text, but is 1e3  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  нужен текст, а здесь 1e3  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a number with a comma',
    edit: replace(gips, 'size: {height: 30, width: 20}', 'size: {height: 30,5, width: 20}'),
    expected: [
      [
        'yamlComma',
        '2025/exhibitors/gips/index.yaml:13:23  a comma splits the value in two, or a colon is missing  put text with a comma in quotes, a point in a number, a colon after a key',
        '2025/exhibitors/gips/index.yaml:13:23  запятая делит значение надвое, или нет двоеточия  текст с запятой возьмите в кавычки, в числе поставьте точку, после ключа — двоеточие',
      ],
    ],
  },
  {
    name: 'a quoted number with a comma',
    edit: replace(gips, 'height: 30', 'height: "30,5"'),
    expected: [
      [
        'notNumber',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  should be a number, but is 30,5  write one number without quotes and units, like 30 or 30.5',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  нужно число, а здесь 30,5  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
  {
    name: 'a number with its unit',
    edit: replace(gips, 'height: 30', 'height: 30 cm'),
    expected: [
      [
        'notNumber',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  should be a number, but is 30 cm  write one number without quotes and units, like 30 or 30.5',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  нужно число, а здесь 30 cm  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
  {
    name: 'infinity for a number',
    edit: replace(gips, 'height: 30', 'height: .inf'),
    expected: [
      [
        'outOfRange',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  is a number out of range: .inf  allowed: ≤ 5000',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  недопустимое число: .inf  допустимо: ≤ 5000',
      ],
    ],
  },
  {
    name: 'no number for a number',
    edit: replace(gips, 'height: 30', 'height: .nan'),
    expected: [
      [
        'notNumber',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  should be a number, but is .nan  write one number without quotes and units, like 30 or 30.5',
        '2025/exhibitors/gips/index.yaml:13:20  works[0].size.height  нужно число, а здесь .nan  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
  {
    name: 'a phone number without quotes',
    edit: replace('site.yaml', '"+7 495 000-00-00"', '+74950000000'),
    expected: [
      [
        'notText',
        'site.yaml:8:10  contacts.phone  should be text, but is +74950000000  write text; put quotes round a number, a date, true and false',
        'site.yaml:8:10  contacts.phone  нужен текст, а здесь +74950000000  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a year as a title',
    edit: replace(gips, 'title: {ru: Рука, en: Hand}', 'title: {ru: 1984, en: 1984}'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:10:17  works[0].title.ru  should be text, but is 1984  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:10:17  works[0].title.ru  нужен текст, а здесь 1984  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:10:27  works[0].title.en  should be text, but is 1984  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:10:27  works[0].title.en  нужен текст, а здесь 1984  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a quoted year where a number is due',
    edit: replace(gips, 'year: 2024', 'year: "2024"'),
    expected: [
      [
        'notNumber',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  should be a number, but is "2024"  write one number without quotes and units, like 30 or 30.5',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  нужно число, а здесь "2024"  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
  {
    name: 'a day where a year is due',
    edit: replace(gips, 'year: 2024', 'year: 2024-05-01'),
    expected: [
      [
        'notNumber',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  should be a number, but is 2024-05-01  write one number without quotes and units, like 30 or 30.5',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  нужно число, а здесь 2024-05-01  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
  {
    name: 'a range of years',
    edit: replace(gips, 'year: 2024', 'year: 2023–2024'),
    expected: [
      [
        'notNumber',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  should be a number, but is 2023–2024  write one number without quotes and units, like 30 or 30.5',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  нужно число, а здесь 2023–2024  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
  {
    name: 'half a year',
    edit: replace(gips, 'year: 2024', 'year: 2024.5'),
    expected: [
      [
        'outOfRange',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  is a number out of range: 2024.5  allowed: 1, 2, 3 …',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  недопустимое число: 2024.5  допустимо: 1, 2, 3 …',
      ],
    ],
  },
  {
    name: 'yes for a boolean',
    edit: replace('pages/404.yaml', 'title: {', 'noindex: yes\ntitle: {'),
    expected: [
      [
        'notBoolean',
        'pages/404.yaml:1:10  noindex  should be true or false, but is yes  write true (yes) or false (no) without quotes',
        'pages/404.yaml:1:10  noindex  нужно true или false, а здесь yes  впишите true (да) или false (нет) без кавычек',
      ],
    ],
  },
  {
    name: 'a quoted boolean',
    edit: replace('2026/plan.yaml', 'stepFree: true', 'stepFree: "true"'),
    expected: [
      [
        'notBoolean',
        '2026/plan.yaml:10:46  services[0].stepFree  should be true or false, but is "true"  write true (yes) or false (no) without quotes',
        '2026/plan.yaml:10:46  services[0].stepFree  нужно true или false, а здесь "true"  впишите true (да) или false (нет) без кавычек',
      ],
    ],
  },
  {
    name: 'true for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: true'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  should be text, but is true  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:6:29  text.en  нужен текст, а здесь true  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: '~ for a text',
    edit: replace(gips, 'stand: D11', 'stand: ~'),
    expected: [
      [
        'required',
        '2025/exhibitors/gips/index.yaml:3:1  stand  is missing  write a value',
        '2025/exhibitors/gips/index.yaml:3:1  stand  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: '~ for a field that may be left out',
    edit: replace(gips, 'website: https://plaster.example', 'website: ~'),
    expected: [
      [
        'noValue',
        '2025/exhibitors/gips/index.yaml:7:1  website  has nothing after the colon  write a value or remove the line',
        '2025/exhibitors/gips/index.yaml:7:1  website  после двоеточия пусто  впишите значение или удалите строку',
      ],
    ],
  },
  {
    name: 'a name of a field without its value',
    edit: replace(gips, 'website: https://plaster.example', 'website:'),
    expected: [
      [
        'noValue',
        '2025/exhibitors/gips/index.yaml:7:1  website  has nothing after the colon  write a value or remove the line',
        '2025/exhibitors/gips/index.yaml:7:1  website  после двоеточия пусто  впишите значение или удалите строку',
      ],
    ],
  },
  {
    name: 'null for a text of two languages',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: null'),
    expected: [
      [
        'required',
        '2025/exhibitors/gips/index.yaml:4:1  city  is missing  write a value',
        '2025/exhibitors/gips/index.yaml:4:1  city  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'an empty list item',
    edit: replace(
      glina,
      '  - {ru: Иван Гончар, en: Ivan Gonchar}',
      '  - {ru: Иван Гончар, en: Ivan Gonchar}\n  -',
    ),
    expected: [
      [
        'required',
        '2025/exhibitors/glina/index.yaml:9:4  artists[1]  is missing  write a value',
        '2025/exhibitors/glina/index.yaml:9:4  artists[1]  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'one text for two languages',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: Псков'),
    expected: [
      [
        'notLocalized',
        '2025/exhibitors/gips/index.yaml:4:7  city  should be text in two languages, but is Псков  write ru: and en:, like {ru: Псков, en: Pskov}',
        '2025/exhibitors/gips/index.yaml:4:7  city  нужен текст на двух языках, а здесь Псков  впишите ru: и en:, например {ru: Псков, en: Pskov}',
      ],
    ],
  },
  {
    name: 'a list for two languages',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: [Псков, Pskov]'),
    expected: [
      [
        'notLocalized',
        '2025/exhibitors/gips/index.yaml:4:1  city  should be text in two languages, but is a list  write ru: and en:, like {ru: Псков, en: Pskov}',
        '2025/exhibitors/gips/index.yaml:4:1  city  нужен текст на двух языках, а здесь список  впишите ru: и en:, например {ru: Псков, en: Pskov}',
      ],
    ],
  },
  {
    name: 'fields for a text',
    edit: replace(gips, 'stand: D11', 'stand: {hall: D, number: 11}'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:3:1  stand  should be text, but is a set of fields  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:3:1  stand  нужен текст, а здесь набор полей  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a list for a text',
    edit: replace(gips, 'stand: D11', 'stand: [D11, D12]'),
    expected: [
      [
        'notText',
        '2025/exhibitors/gips/index.yaml:3:1  stand  should be text, but is a list  write text; put quotes round a number, a date, true and false',
        '2025/exhibitors/gips/index.yaml:3:1  stand  нужен текст, а здесь список  впишите текст; число, дату, true и false возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a text for a list',
    edit: replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: ru\n  places'),
    expected: [
      [
        'notList',
        '2026/programme/2026-04-02.yaml:32:20  [2].spokenLanguages  should be a list, but is ru  begin each entry with a hyphen, one below the other',
        '2026/programme/2026-04-02.yaml:32:20  [2].spokenLanguages  нужен список, а здесь ru  начните каждую запись с дефиса, одну под другой',
      ],
    ],
  },
  {
    name: 'fields for a list',
    edit: replace(
      glina,
      '  - {ru: Иван Гончар, en: Ivan Gonchar}',
      '  {ru: Иван Гончар, en: Ivan Gonchar}',
    ),
    expected: [
      [
        'notList',
        '2025/exhibitors/glina/index.yaml:7:1  artists  should be a list, but is a set of fields  begin each entry with a hyphen, one below the other',
        '2025/exhibitors/glina/index.yaml:7:1  artists  нужен список, а здесь набор полей  начните каждую запись с дефиса, одну под другой',
      ],
    ],
  },
  {
    name: 'a list item that is a text',
    edit: replace(glina, '  - {ru: Иван Гончар, en: Ivan Gonchar}', '  - Иван Гончар'),
    expected: [
      [
        'notLocalized',
        '2025/exhibitors/glina/index.yaml:8:5  artists[0]  should be text in two languages, but is Иван Гончар  write ru: and en:, like {ru: Псков, en: Pskov}',
        '2025/exhibitors/glina/index.yaml:8:5  artists[0]  нужен текст на двух языках, а здесь Иван Гончар  впишите ru: и en:, например {ru: Псков, en: Pskov}',
      ],
    ],
  },
  {
    name: 'a text where a root list has records',
    edit: replace(
      'redirects.yaml',
      '- from: /lottery/\n  status: 410\n  reason: The lottery is over.',
      '- /lottery/',
    ),
    expected: [
      [
        'notFields',
        'redirects.yaml:9:3  [2]  should be a set of fields, but is /lottery/  write fields like "key: value", as in other records',
        'redirects.yaml:9:3  [2]  нужен набор полей, а здесь /lottery/  впишите поля вида «ключ: значение», как в соседних записях',
      ],
    ],
  },
  {
    name: 'a date where fields are due',
    edit: replace(
      '2026/edition.yaml',
      'venue:\n  name: {ru: Гипсовый двор, en: Plaster Yard}\n  address: {ru: Псков, en: Pskov}',
      'venue: 2026-04-02',
    ),
    expected: [
      [
        'notFields',
        '2026/edition.yaml:3:8  venue  should be a set of fields, but is 2026-04-02  write fields like "key: value", as in other records',
        '2026/edition.yaml:3:8  venue  нужен набор полей, а здесь 2026-04-02  впишите поля вида «ключ: значение», как в соседних записях',
      ],
    ],
  },
  {
    name: 'a section that is a text',
    edit: replace(
      tickets,
      '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
      '  - photos',
    ),
    expected: [
      [
        'notFields',
        'pages/tickets.yaml:21:5  sections[2]  should be a set of fields, but is photos  write fields like "key: value", as in other records',
        'pages/tickets.yaml:21:5  sections[2]  нужен набор полей, а здесь photos  впишите поля вида «ключ: значение», как в соседних записях',
      ],
    ],
  },
  {
    name: 'a section that is a list',
    edit: replace(
      tickets,
      '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
      '  - [gallery, photos]',
    ),
    expected: [
      [
        'notFields',
        'pages/tickets.yaml:21:5  sections[2]  should be a set of fields, but is a list  write fields like "key: value", as in other records',
        'pages/tickets.yaml:21:5  sections[2]  нужен набор полей, а здесь список  впишите поля вида «ключ: значение», как в соседних записях',
      ],
    ],
  },
  {
    name: 'an empty section',
    edit: replace(
      tickets,
      '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
      '  -',
    ),
    expected: [
      [
        'required',
        'pages/tickets.yaml:21:4  sections[2]  is missing  write a value',
        'pages/tickets.yaml:21:4  sections[2]  не заполнено  впишите значение',
      ],
    ],
  },
  {
    name: 'sections that are fields',
    edit: replace('pages/index.yaml', 'titleBlock:', 'sections: {kind: text}\ntitleBlock:'),
    expected: [
      [
        'notList',
        'pages/index.yaml:3:1  sections  should be a list, but is a set of fields  begin each entry with a hyphen, one below the other',
        'pages/index.yaml:3:1  sections  нужен список, а здесь набор полей  начните каждую запись с дефиса, одну под другой',
      ],
    ],
  },
  {
    name: 'a long text where a number is due',
    edit: replace(
      gips,
      'year: 2024',
      'year: the year in which the river froze and the plaster would not set for a month',
    ),
    expected: [
      [
        'notNumber',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  should be a number, but is the year in which the river froze and the plaster would not…  write one number without quotes and units, like 30 or 30.5',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  нужно число, а здесь the year in which the river froze and the plaster would not…  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
  {
    name: 'a text block where a number is due',
    edit: replace(gips, '    year: 2024', '    year: |\n      two thousand\n      twenty-four'),
    expected: [
      [
        'notNumber',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  should be a number, but is two thousand twenty-four  write one number without quotes and units, like 30 or 30.5',
        '2025/exhibitors/gips/index.yaml:11:11  works[0].year  нужно число, а здесь two thousand twenty-four  впишите одно число без кавычек и единиц, дробь — через точку: 30.5',
      ],
    ],
  },
];
