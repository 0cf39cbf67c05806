import { all, move, replace, rewrite } from '../baseContent';
import type { BadInput } from './badInput';

const day = '2026/programme/2026-04-02.yaml';
const edition = '2026/edition.yaml';

/** Days and hours that cannot be, and colours that cannot be read. */
export const timeInputs: BadInput[] = [
  {
    name: 'an event that ends before it starts',
    edit: replace(day, 'end: "15:00"', 'end: "12:45"'),
    expected: [
      [
        'endBeforeStart',
        '2026/programme/2026-04-02.yaml:25:8  [2].end  ends no later than it starts: 12:45  write a time later than 13:30',
        '2026/programme/2026-04-02.yaml:25:8  [2].end  кончается не позже, чем начинается: 12:45  поставьте время позже 13:30',
      ],
    ],
  },
  {
    name: 'an event of no length',
    edit: replace(day, 'end: "15:00"', 'end: "13:30"'),
    expected: [
      [
        'endBeforeStart',
        '2026/programme/2026-04-02.yaml:25:8  [2].end  ends no later than it starts: 13:30  write a time later than 13:30',
        '2026/programme/2026-04-02.yaml:25:8  [2].end  кончается не позже, чем начинается: 13:30  поставьте время позже 13:30',
      ],
    ],
  },
  {
    name: 'two events at once in a hall',
    edit: replace(day, 'hall: workshop', 'hall: great-hall'),
    expected: [
      [
        'hallBusy',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  the hall great-hall is then taken by cracks (2026/programme/2026-04-02.yaml:11)  change the hall or the time',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  в зале great-hall в это время уже идёт cracks (2026/programme/2026-04-02.yaml:11)  поменяйте зал или время',
      ],
    ],
  },
  {
    name: 'a speaker at two events at once',
    edit: replace(
      day,
      '  audience: children',
      '  speakers: [2026/lev-treshchin]\n  audience: children',
    ),
    expected: [
      [
        'speakerBusy',
        '2026/programme/2026-04-02.yaml:30:14  [2].speakers[0]  2026/lev-treshchin speaks at that time already: cracks (2026/programme/2026-04-02.yaml:11)  change the time or the speaker',
        '2026/programme/2026-04-02.yaml:30:14  [2].speakers[0]  2026/lev-treshchin в это время уже выступает: cracks (2026/programme/2026-04-02.yaml:11)  поменяйте время или спикера',
      ],
    ],
  },
  {
    name: 'a hall and a speaker at two events at once',
    edit: all(
      replace(day, 'hall: workshop', 'hall: great-hall'),
      replace(day, '  audience: children', '  speakers: [lev-treshchin]\n  audience: children'),
    ),
    expected: [
      [
        'hallBusy',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  the hall great-hall is then taken by cracks (2026/programme/2026-04-02.yaml:11)  change the hall or the time',
        '2026/programme/2026-04-02.yaml:26:9  [2].hall  в зале great-hall в это время уже идёт cracks (2026/programme/2026-04-02.yaml:11)  поменяйте зал или время',
      ],
      [
        'speakerBusy',
        '2026/programme/2026-04-02.yaml:30:14  [2].speakers[0]  2026/lev-treshchin speaks at that time already: cracks (2026/programme/2026-04-02.yaml:11)  change the time or the speaker',
        '2026/programme/2026-04-02.yaml:30:14  [2].speakers[0]  2026/lev-treshchin в это время уже выступает: cracks (2026/programme/2026-04-02.yaml:11)  поменяйте время или спикера',
      ],
    ],
  },
  {
    name: 'ages the wrong way round',
    edit: replace(day, 'ages: {from: 6, to: 12}', 'ages: {from: 12, to: 6}'),
    expected: [
      [
        'agesOutOfOrder',
        '2026/programme/2026-04-02.yaml:31:24  [2].ages.to  the upper age is below the lower: 6  write 12 or more',
        '2026/programme/2026-04-02.yaml:31:24  [2].ages.to  старший возраст меньше младшего: 6  поставьте 12 или больше',
      ],
    ],
  },
  {
    name: 'a last day before the first',
    edit: replace(edition, 'lastDay: "2026-04-03"', 'lastDay: "2026-04-01"'),
    expected: [
      [
        'daysOutOfOrder',
        '2026/edition.yaml:2:10  lastDay  the last day is before the first: 2026-04-01  write 2026-04-02 or later',
        '2026/edition.yaml:2:10  lastDay  последний день раньше первого: 2026-04-01  поставьте 2026-04-02 или позже',
      ],
    ],
  },
  {
    name: 'a first day in another year than the folder',
    edit: replace(edition, 'firstDay: "2026-04-02"', 'firstDay: "2025-04-02"'),
    expected: [
      [
        'yearMismatch',
        '2026/edition.yaml:1:11  firstDay  is not in the year of its folder: 2025-04-02  the folder is 2026: mend the date or the folder',
        '2026/edition.yaml:1:11  firstDay  год не тот, что у папки: 2025-04-02  папка называется 2026: исправьте дату или папку',
      ],
    ],
  },
  {
    name: 'an edition copied with its days',
    edit: rewrite(edition, (text) => text.replaceAll('2026-04', '2025-04')),
    expected: [
      [
        'yearMismatch',
        '2026/edition.yaml:1:11  firstDay  is not in the year of its folder: 2025-04-02  the folder is 2026: mend the date or the folder',
        '2026/edition.yaml:1:11  firstDay  год не тот, что у папки: 2025-04-02  папка называется 2026: исправьте дату или папку',
      ],
      [
        'yearMismatch',
        '2026/edition.yaml:2:10  lastDay  is not in the year of its folder: 2025-04-03  the folder is 2026: mend the date or the folder',
        '2026/edition.yaml:2:10  lastDay  год не тот, что у папки: 2025-04-03  папка называется 2026: исправьте дату или папку',
      ],
    ],
  },
  {
    name: 'applications that close after the fair began',
    edit: replace(edition, 'applicationsClose: "2026-02-01"', 'applicationsClose: "2026-04-02"'),
    expected: [
      [
        'closesAfterFair',
        '2026/edition.yaml:9:20  applicationsClose  applications close after the fair has begun: 2026-04-02  write a day before 2026-04-02',
        '2026/edition.yaml:9:20  applicationsClose  приём заявок кончается после начала ярмарки: 2026-04-02  поставьте день раньше 2026-04-02',
      ],
    ],
  },
  {
    name: 'a programme on a day without the fair',
    edit: move(day, '2026/programme/2026-04-04.yaml'),
    expected: [
      [
        'outsideEdition',
        '2026/programme/2026-04-04.yaml:1:1  is no day of this edition: 2026-04-04  name the file with a day from 2026-04-02 to 2026-04-03',
        '2026/programme/2026-04-04.yaml:1:1  день не из этого выпуска: 2026-04-04  назовите файл днём от 2026-04-02 до 2026-04-03',
      ],
    ],
  },
  {
    name: 'a programme file that is no day',
    edit: move(day, '2026/programme/thursday.yaml'),
    expected: [
      [
        'fileDay',
        '2026/programme/thursday.yaml:1:1  the file name is no day: thursday  name the file with a day, like 2026-04-02.yaml',
        '2026/programme/thursday.yaml:1:1  имя файла — не день: thursday  назовите файл днём, например 2026-04-02.yaml',
      ],
    ],
  },
  {
    name: 'a programme file of an impossible day',
    edit: move(day, '2026/programme/2026-04-31.yaml'),
    expected: [
      [
        'fileDay',
        '2026/programme/2026-04-31.yaml:1:1  the file name is no day: 2026-04-31  name the file with a day, like 2026-04-02.yaml',
        '2026/programme/2026-04-31.yaml:1:1  имя файла — не день: 2026-04-31  назовите файл днём, например 2026-04-02.yaml',
      ],
    ],
  },
  {
    name: 'a programme in the folder of another year',
    edit: move(day, '2025/programme/2026-04-02.yaml'),
    expected: [
      [
        'outsideEdition',
        '2025/programme/2026-04-02.yaml:1:1  is no day of this edition: 2026-04-02  name the file with a day from 2025-04-02 to 2025-04-03',
        '2025/programme/2026-04-02.yaml:1:1  день не из этого выпуска: 2026-04-02  назовите файл днём от 2025-04-02 до 2025-04-03',
      ],
      [
        'noSuchRecord',
        '2025/programme/2026-04-02.yaml:18:14  [1].speakers[0]  there is no such record: lev-treshchin  check its name and year (perhaps "2026/lev-treshchin")',
        '2025/programme/2026-04-02.yaml:18:14  [1].speakers[0]  такой записи нет: lev-treshchin  проверьте имя и год (может быть, «2026/lev-treshchin»)',
      ],
    ],
  },
  {
    name: 'a colour too pale on white',
    edit: replace(edition, 'light: "#1f24ff"', 'light: "#9a9dff"'),
    expected: [
      [
        'lowContrast',
        '2026/edition.yaml:7:10  colour.light  the colour #9a9dff is hard to see on #ffffff: contrast 2.4  take one that gives at least 4.5',
        '2026/edition.yaml:7:10  colour.light  цвет #9a9dff плохо виден на #ffffff: контраст 2.4  возьмите такой, чтобы было не меньше 4.5',
      ],
    ],
  },
  {
    name: 'a colour too dark on black',
    edit: replace(edition, 'dark: "#9a9dff"', 'dark: "#1f24ff"'),
    expected: [
      [
        'lowContrast',
        '2026/edition.yaml:8:9  colour.dark  the colour #1f24ff is hard to see on #000000: contrast 2.8  take one that gives at least 4.5',
        '2026/edition.yaml:8:9  colour.dark  цвет #1f24ff плохо виден на #000000: контраст 2.8  возьмите такой, чтобы было не меньше 4.5',
      ],
    ],
  },
];
