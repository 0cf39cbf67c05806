import { all, append, replace, remove, write } from '../baseContent';
import type { BadInput } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const tickets = 'pages/tickets.yaml';
const photos = '2025/photos/captions.yaml';

/** What one file says of another that is not so. */
export const referenceInputs: BadInput[] = [
  {
    name: 'a speaker with a typing slip',
    edit: replace(day, '2025/vera-gips', '2025/vera-gps'),
    expected: [
      [
        'noSuchRecord',
        '2026/programme/2026-04-02.yaml:18:29  [1].speakers[1]  there is no such record: 2025/vera-gps  check its name and year (perhaps "2025/vera-gips")',
        '2026/programme/2026-04-02.yaml:18:29  [1].speakers[1]  такой записи нет: 2025/vera-gps  проверьте имя и год (может быть, «2025/vera-gips»)',
      ],
    ],
  },
  {
    name: 'a speaker of another year without the year',
    edit: replace(day, '2025/vera-gips', 'vera-gips'),
    expected: [
      [
        'noSuchRecord',
        '2026/programme/2026-04-02.yaml:18:29  [1].speakers[1]  there is no such record: vera-gips  check its name and year (perhaps "2025/vera-gips")',
        '2026/programme/2026-04-02.yaml:18:29  [1].speakers[1]  такой записи нет: vera-gips  проверьте имя и год (может быть, «2025/vera-gips»)',
      ],
    ],
  },
  {
    name: 'a speaker nobody knows',
    edit: replace(day, 'lev-treshchin', 'anna-karenina'),
    expected: [
      [
        'noSuchRecord',
        '2026/programme/2026-04-02.yaml:18:14  [1].speakers[0]  there is no such record: anna-karenina  check its name and year',
        '2026/programme/2026-04-02.yaml:18:14  [1].speakers[0]  такой записи нет: anna-karenina  проверьте имя и год',
      ],
    ],
  },
  {
    name: 'an exhibitor of the wrong year',
    edit: replace(day, '2025/gips', '2024/gips'),
    expected: [
      [
        'noSuchRecord',
        '2026/programme/2026-04-02.yaml:19:16  [1].exhibitors[0]  there is no such record: 2024/gips  check its name and year (perhaps "2025/gips")',
        '2026/programme/2026-04-02.yaml:19:16  [1].exhibitors[0]  такой записи нет: 2024/gips  проверьте имя и год (может быть, «2025/gips»)',
      ],
    ],
  },
  {
    name: 'a chosen event that is not there',
    edit: append('pages/index.yaml', section('programme', 'sessions', 'openning')),
    expected: [
      [
        'noSuchRecord',
        'pages/index.yaml:9:16  sections[0].sessions[0]  there is no such record: openning  check its name and year (perhaps "2026/opening")',
        'pages/index.yaml:9:16  sections[0].sessions[0]  такой записи нет: openning  проверьте имя и год (может быть, «2026/opening»)',
      ],
    ],
  },
  {
    name: 'a chosen event of a year without events',
    edit: append('pages/index.yaml', section('programme', 'sessions', '2025/opening')),
    expected: [
      [
        'noSuchRecord',
        'pages/index.yaml:9:16  sections[0].sessions[0]  there is no such record: 2025/opening  check its name and year (perhaps "2026/opening")',
        'pages/index.yaml:9:16  sections[0].sessions[0]  такой записи нет: 2025/opening  проверьте имя и год (может быть, «2026/opening»)',
      ],
    ],
  },
  {
    name: 'a chosen speaker of another year without the year',
    edit: append('pages/index.yaml', section('speakers', 'speakers', 'vera-gips')),
    expected: [
      [
        'noSuchRecord',
        'pages/index.yaml:9:16  sections[0].speakers[0]  there is no such record: vera-gips  check its name and year (perhaps "2025/vera-gips")',
        'pages/index.yaml:9:16  sections[0].speakers[0]  такой записи нет: vera-gips  проверьте имя и год (может быть, «2025/vera-gips»)',
      ],
    ],
  },
  {
    name: 'a chosen event of a day that cannot be read',
    edit: all(
      append('pages/index.yaml', section('programme', 'sessions', 'opening')),
      replace(day, 'kind: talk', 'kind talk'),
    ),
    expected: [
      [
        'yamlColon',
        '2026/programme/2026-04-02.yaml:15:3  a colon is missing, or is one too many  write "field: value"; put quotes round text with a colon',
        '2026/programme/2026-04-02.yaml:15:3  нет двоеточия, или оно лишнее  пишите «поле: значение»; текст с двоеточием возьмите в кавычки',
      ],
    ],
  },
  {
    name: 'a hall that is not in the plan',
    edit: replace(day, 'hall: workshop', 'hall: cellar'),
    expected: [
      [
        'noSuchHall',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  there is no such hall in the plan: cellar  write the id of a hall of 2026/plan.yaml: row-d, great-hall, workshop',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  такого зала нет в плане: cellar  впишите id зала из 2026/plan.yaml: row-d, great-hall, workshop',
      ],
    ],
  },
  {
    name: 'a hall of a stand that is not in the plan',
    edit: replace('2026/plan.yaml', 'code: D11, hall: row-d', 'code: D11, hall: row-e'),
    expected: [
      [
        'noSuchHall',
        '2026/plan.yaml:7:23  stands[0].hall  there is no such hall in the plan: row-e  write the id of a hall of 2026/plan.yaml: row-d, great-hall, workshop',
        '2026/plan.yaml:7:23  stands[0].hall  такого зала нет в плане: row-e  впишите id зала из 2026/plan.yaml: row-d, great-hall, workshop',
      ],
    ],
  },
  {
    name: 'no plan at all',
    edit: all(remove('2025/plan.yaml'), remove('2026/plan.yaml')),
    expected: [
      [
        'noPlan',
        '2026/programme/2026-04-02.yaml:4:9  [0].hall  the edition has no plan of halls  add a plan.yaml to the folder of this year or an earlier one',
        '2026/programme/2026-04-02.yaml:4:9  [0].hall  у выпуска нет плана залов  добавьте plan.yaml в папку этого или прошлого года',
      ],
    ],
  },
  {
    name: 'a current year without its edition',
    edit: replace('site.yaml', 'currentEdition: 2026', 'currentEdition: 2027'),
    expected: [
      [
        'noEdition',
        'site.yaml:5:17  currentEdition  the year has no edition.yaml: 2027  add 2027/edition.yaml or mend the year',
        'site.yaml:5:17  currentEdition  в папке года нет edition.yaml: 2027  добавьте 2027/edition.yaml или исправьте год',
      ],
    ],
  },
  {
    name: 'a programme of a year without its edition',
    edit: remove('2026/edition.yaml'),
    expected: [
      [
        'noEdition',
        '2026/programme/2026-04-02.yaml:1:1  the year has no edition.yaml: 2026  add 2026/edition.yaml or mend the year',
        '2026/programme/2026-04-02.yaml:1:1  в папке года нет edition.yaml: 2026  добавьте 2026/edition.yaml или исправьте год',
      ],
      [
        'noEdition',
        'site.yaml:5:17  currentEdition  the year has no edition.yaml: 2026  add 2026/edition.yaml or mend the year',
        'site.yaml:5:17  currentEdition  в папке года нет edition.yaml: 2026  добавьте 2026/edition.yaml или исправьте год',
      ],
    ],
  },
  {
    name: 'a gallery of a year without photographs',
    edit: replace(tickets, 'photos: 2025', 'photos: 2024'),
    expected: [
      [
        'noPhotos',
        'pages/tickets.yaml:24:13  sections[2].photos  there are no photographs in 2024/photos  put pictures there or mend the year',
        'pages/tickets.yaml:24:13  sections[2].photos  в папке 2024/photos нет снимков  положите туда картинки или исправьте год',
      ],
    ],
  },
  {
    name: 'a menu entry to a page that is not there',
    edit: replace('navigation.yaml', 'to: /tickets/', 'to: /ticket/'),
    expected: [
      [
        'noSuchPage',
        'navigation.yaml:2:44  main[0].to  the site has no such page: /ticket/  mend the address (perhaps "/tickets/")',
        'navigation.yaml:2:44  main[0].to  такой страницы на сайте нет: /ticket/  исправьте адрес (может быть, «/tickets/»)',
      ],
    ],
  },
  {
    name: 'a menu entry to an exhibitor who is not there',
    edit: replace('navigation.yaml', 'to: /exhibitors/2025/', 'to: /exhibitors/2025/gyps/'),
    expected: [
      [
        'noSuchPage',
        'navigation.yaml:3:50  main[1].to  the site has no such page: /exhibitors/2025/gyps/  mend the address (perhaps "/exhibitors/2025/gips/")',
        'navigation.yaml:3:50  main[1].to  такой страницы на сайте нет: /exhibitors/2025/gyps/  исправьте адрес (может быть, «/exhibitors/2025/gips/»)',
      ],
    ],
  },
  {
    name: 'a link in a text to a page that is not there',
    edit: replace(gips, 'en: We cast hands.', 'en: "We cast [hands](/hands-and-feet/)."'),
    expected: [
      [
        'noSuchPage',
        '2025/exhibitors/gips/index.yaml:6:46  text.en  the site has no such page: /hands-and-feet/  mend the address',
        '2025/exhibitors/gips/index.yaml:6:46  text.en  такой страницы на сайте нет: /hands-and-feet/  исправьте адрес',
      ],
    ],
  },
  {
    name: 'a link in the second line of a block to a page that is not there',
    edit: replace(
      tickets,
      '[у участников](/exhibitors/2025/)',
      '[у участников](/exhibitors/2024/)',
    ),
    expected: [
      [
        'noSuchPage',
        'pages/tickets.yaml:12:36  sections[0].text.ru  the site has no such page: /exhibitors/2024/  mend the address (perhaps "/exhibitors/2025/")',
        'pages/tickets.yaml:12:36  sections[0].text.ru  такой страницы на сайте нет: /exhibitors/2024/  исправьте адрес (может быть, «/exhibitors/2025/»)',
      ],
    ],
  },
  {
    name: 'two links to pages that are not there in one text',
    edit: replace(gips, 'en: We cast hands.', 'en: "We cast [hands](/hands/) and [feet](/feet/)."'),
    expected: [
      [
        'noSuchPage',
        '2025/exhibitors/gips/index.yaml:6:46  text.en  the site has no such page: /hands/  mend the address',
        '2025/exhibitors/gips/index.yaml:6:46  text.en  такой страницы на сайте нет: /hands/  исправьте адрес',
      ],
      [
        'noSuchPage',
        '2025/exhibitors/gips/index.yaml:6:66  text.en  the site has no such page: /feet/  mend the address',
        '2025/exhibitors/gips/index.yaml:6:66  text.en  такой страницы на сайте нет: /feet/  исправьте адрес',
      ],
    ],
  },
  {
    name: 'a plan without its halls',
    edit: replace('2026/plan.yaml', 'id: workshop', 'idd: workshop'),
    expected: [
      [
        'unknownKey',
        '2026/plan.yaml:5:6  halls[2].idd  is an unknown key  mend it (perhaps "id") or remove it',
        '2026/plan.yaml:5:6  halls[2].idd  неизвестный ключ  исправьте его (может быть, «id») или удалите',
      ],
    ],
  },
  {
    name: 'a picture that is not there',
    edit: replace(gips, 'picture: work.jpg', 'picture: wrok.jpg'),
    expected: [
      [
        'pictureMissing',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  the picture is not in the folder: wrok.jpg  put the file there or mend the name (perhaps "work.jpg")',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  картинки нет в папке: wrok.jpg  положите файл в ту же папку или исправьте имя (может быть, «work.jpg»)',
      ],
    ],
  },
  {
    name: 'a picture removed',
    edit: remove('2025/exhibitors/gips/work.jpg'),
    expected: [
      [
        'pictureMissing',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  the picture is not in the folder: work.jpg  put the file there or mend the name',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  картинки нет в папке: work.jpg  положите файл в ту же папку или исправьте имя',
      ],
    ],
  },
  {
    name: 'a picture in another case',
    edit: replace(gips, 'picture: work.jpg', 'picture: Work.JPG'),
    expected: [
      [
        'pictureMissing',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  the picture is not in the folder: Work.JPG  put the file there or mend the name (perhaps "work.jpg")',
        '2025/exhibitors/gips/index.yaml:9:14  works[0].picture  картинки нет в папке: Work.JPG  положите файл в ту же папку или исправьте имя (может быть, «work.jpg»)',
      ],
    ],
  },
  {
    name: 'a portrait removed',
    edit: remove('2025/speakers/vera-gips/portrait.jpg'),
    expected: [
      [
        'pictureMissing',
        '2025/speakers/vera-gips/index.yaml:7:12  portrait.picture  the picture is not in the folder: portrait.jpg  put the file there or mend the name',
        '2025/speakers/vera-gips/index.yaml:7:12  portrait.picture  картинки нет в папке: portrait.jpg  положите файл в ту же папку или исправьте имя',
      ],
    ],
  },
  {
    name: 'a logo removed',
    edit: remove('2026/partners/bandages/logo.svg'),
    expected: [
      [
        'pictureMissing',
        '2026/partners/bandages/index.yaml:3:7  logo  the picture is not in the folder: logo.svg  put the file there or mend the name',
        '2026/partners/bandages/index.yaml:3:7  logo  картинки нет в папке: logo.svg  положите файл в ту же папку или исправьте имя',
      ],
    ],
  },
  {
    name: 'a cover that is not there',
    edit: append(
      '2026/edition.yaml',
      'cover:\n  picture: cover.jpg\n  alt: {ru: Двор, en: Yard}\n',
    ),
    expected: [
      [
        'pictureMissing',
        '2026/edition.yaml:11:12  cover.picture  the picture is not in the folder: cover.jpg  put the file there or mend the name',
        '2026/edition.yaml:11:12  cover.picture  картинки нет в папке: cover.jpg  положите файл в ту же папку или исправьте имя',
      ],
    ],
  },
  {
    name: 'a photograph with a caption that is not there',
    edit: remove('2025/photos/hall.jpg'),
    expected: [
      [
        'pictureMissing',
        '2025/photos/captions.yaml:6:12  [1].picture  the picture is not in the folder: hall.jpg  put the file there or mend the name',
        '2025/photos/captions.yaml:6:12  [1].picture  картинки нет в папке: hall.jpg  положите файл в ту же папку или исправьте имя',
      ],
    ],
  },
  {
    name: 'a stand given twice',
    edit: replace(glina, 'stand: D12', 'stand: D11'),
    expected: [
      [
        'standTaken',
        '2025/exhibitors/glina/index.yaml:3:8  stand  the stand D11 is already taken by 2025/exhibitors/gips/index.yaml  give one of them another stand',
        '2025/exhibitors/glina/index.yaml:3:8  stand  стенд D11 уже занят: 2025/exhibitors/gips/index.yaml  дайте одному из них другой стенд',
      ],
    ],
  },
  {
    name: 'a stand that is not in the plan',
    edit: replace(glina, 'stand: D12', 'stand: D13'),
    expected: [
      [
        'standNotInPlan',
        '2025/exhibitors/glina/index.yaml:3:8  stand  the stand D13 is not in the plan  add it to 2025/plan.yaml or mend the code',
        '2025/exhibitors/glina/index.yaml:3:8  stand  стенда D13 нет в плане  добавьте его в 2025/plan.yaml или исправьте код',
      ],
    ],
  },
  {
    name: 'an address of an event twice',
    edit: replace(day, 'slug: plaster-hand', 'slug: cracks'),
    expected: [
      [
        'slugTaken',
        '2026/programme/2026-04-02.yaml:23:9  [2].slug  the address cracks is already taken by cracks (2026/programme/2026-04-02.yaml:11)  give one of them another',
        '2026/programme/2026-04-02.yaml:23:9  [2].slug  адрес cracks уже занят: cracks (2026/programme/2026-04-02.yaml:11)  дайте одному из них другой',
      ],
    ],
  },
  {
    name: 'an address of an event twice in different days',
    edit: write('2026/programme/2026-04-03.yaml', session('opening')),
    expected: [
      [
        'slugTaken',
        '2026/programme/2026-04-03.yaml:1:9  [0].slug  the address opening is already taken by opening (2026/programme/2026-04-02.yaml:1)  give one of them another',
        '2026/programme/2026-04-03.yaml:1:9  [0].slug  адрес opening уже занят: opening (2026/programme/2026-04-02.yaml:1)  дайте одному из них другой',
      ],
    ],
  },
  {
    name: 'a hall twice in a plan',
    edit: replace('2026/plan.yaml', 'id: workshop', 'id: great-hall'),
    expected: [
      [
        'repeated',
        '2026/plan.yaml:5:10  halls[2].id  is there twice: great-hall  keep one; the first is on line 4',
        '2026/plan.yaml:5:10  halls[2].id  записано дважды: great-hall  оставьте одно; первое — в строке 4',
      ],
      [
        'noSuchHall',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  there is no such hall in the plan: workshop  write the id of a hall of 2026/plan.yaml: row-d, great-hall',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  такого зала нет в плане: workshop  впишите id зала из 2026/plan.yaml: row-d, great-hall',
      ],
    ],
  },
  {
    name: 'a stand twice in a plan',
    edit: replace(
      '2025/plan.yaml',
      '  - {code: D12, hall: row-d, x: 6',
      '  - {code: D12, hall: row-d, x: 18, y: 0, width: 5, height: 4}\n  - {code: D12, hall: row-d, x: 6',
    ),
    expected: [
      [
        'repeated',
        '2025/plan.yaml:9:12  stands[2].code  is there twice: D12  keep one; the first is on line 8',
        '2025/plan.yaml:9:12  stands[2].code  записано дважды: D12  оставьте одно; первое — в строке 8',
      ],
    ],
  },
  {
    name: 'a photograph twice in captions',
    edit: append(photos, '- picture: court.jpg\n  caption: {ru: Он же, en: The same}\n'),
    expected: [
      [
        'repeated',
        '2025/photos/captions.yaml:8:12  [2].picture  is there twice: court.jpg  keep one; the first is on line 1',
        '2025/photos/captions.yaml:8:12  [2].picture  записано дважды: court.jpg  оставьте одно; первое — в строке 1',
      ],
    ],
  },
  {
    name: 'an anchor twice on a page',
    edit: replace(tickets, 'anchor: photos', 'anchor: prices'),
    expected: [
      [
        'repeated',
        'pages/tickets.yaml:22:13  sections[2].anchor  is there twice: prices  keep one; the first is on line 7',
        'pages/tickets.yaml:22:13  sections[2].anchor  записано дважды: prices  оставьте одно; первое — в строке 7',
      ],
    ],
  },
  {
    name: 'a stand over the right edge of the plan',
    edit: replace(
      '2025/plan.yaml',
      'code: D12, hall: row-d, x: 6, y: 0, width: 5',
      'code: D12, hall: row-d, x: 6, y: 0, width: 55',
    ),
    expected: [
      [
        'outsidePlan',
        '2025/plan.yaml:8:49  stands[1].width  reaches over the edge of the plan  the plan ends at 60 m',
        '2025/plan.yaml:8:49  stands[1].width  выходит за край плана  план кончается на 60 м',
      ],
    ],
  },
  {
    name: 'a service below the plan',
    edit: replace('2025/plan.yaml', 'kind: entrance, x: 60, y: 20', 'kind: entrance, x: 60, y: 41'),
    expected: [
      [
        'outsidePlan',
        '2025/plan.yaml:10:32  services[0].y  reaches over the edge of the plan  the plan ends at 40 m',
        '2025/plan.yaml:10:32  services[0].y  выходит за край плана  план кончается на 40 м',
      ],
    ],
  },
];

function section(kind: string, field: string, reference: string): string {
  return `sections:
  - kind: ${kind}
    anchor: ${kind}
    title: {ru: Избранное, en: Chosen}
    ${field}: [${reference}]
`;
}

function session(slug: string): string {
  return `- slug: ${slug}
  start: "12:00"
  end: "12:30"
  hall: great-hall
  kind: talk
  title: {ru: Второй день, en: Second day}
  summary: {ru: Он же., en: Once more.}
  audience: everyone
  spokenLanguages: [ru]
  registration: none
`;
}
