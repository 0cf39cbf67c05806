import { all, append, replace, write } from '../baseContent';
import type { BadInput } from './badInput';

const way = '2026/way.yaml';

/** A way without a fault, to the base content's venue. */
const good = `points:
  - id: door
    kind: entrance
    name: {ru: Вход, en: Entrance}
    at: 57.8136, 28.3496
  - id: station
    kind: stop
    name: {ru: Вокзал, en: Station}
    at: 57.8127, 28.3576
walks:
  - from: station
    to: door
    minutes: 10
    stepFree: true
    line:
      - 57.8130, 28.3540
streets:
  - name: {ru: Речная, en: Rechnaya}
    line:
      - 57.8136, 28.3480
      - 57.8137, 28.3520
blocks:
  - isVenue: true
    outline:
      - 57.8137, 28.3490
      - 57.8137, 28.3500
      - 57.8134, 28.3500
`;

const section = `sections:
  - kind: way
    anchor: how-to-get-there
    title: {ru: Как добраться, en: How to get there}
    steps:
      - {title: {ru: Пешком, en: On foot}, text: {ru: Прямо., en: Straight on.}}
`;

const withWay = (from: string, to: string) => all(write(way, good), replace(way, from, to));

/** Edits after which nothing is wrong. */
export const goodWays = {
  'a way and a page that shows it': all(write(way, good), append('pages/index.yaml', section)),
  'a page that shows the way of an earlier year at the same venue': all(
    write('2025/way.yaml', good),
    append('pages/index.yaml', section),
  ),
  'coordinates without a space, and more exact': withWay('57.8136, 28.3496', '57.813612,28.349634'),
};

export const wayInputs: BadInput[] = [
  {
    name: 'coordinates with commas in the numbers',
    edit: withWay('at: 57.8136, 28.3496', 'at: 57,8136, 28,3496'),
    expected: [
      [
        'coordinates',
        '2026/way.yaml:5:9  points[0].at  are no coordinates: 57,8136, 28,3496  copy them from a map app: latitude, longitude, like 55.7541, 37.6247',
        '2026/way.yaml:5:9  points[0].at  не координаты: 57,8136, 28,3496  скопируйте их из приложения карт: широта, долгота, например 55.7541, 37.6247',
      ],
    ],
  },
  {
    name: 'coordinates too coarse for a door',
    edit: withWay('      - 57.8130, 28.3540', '      - 57.81, 28.35'),
    expected: [
      [
        'coordinates',
        '2026/way.yaml:16:9  walks[0].line[0]  are no coordinates: 57.81, 28.35  copy them from a map app: latitude, longitude, like 55.7541, 37.6247',
        '2026/way.yaml:16:9  walks[0].line[0]  не координаты: 57.81, 28.35  скопируйте их из приложения карт: широта, долгота, например 55.7541, 37.6247',
      ],
    ],
  },
  {
    name: 'a longitude before its latitude',
    edit: withWay('at: 57.8127, 28.3576', 'at: 28.3576, 57.8127'),
    expected: [
      [
        'farFromEntrance',
        '2026/way.yaml:9:9  points[1].at  is 3991 km from the entrance: 28.3576, 57.8127  see that latitude comes first; no more than 3 km will do',
        '2026/way.yaml:9:9  points[1].at  до входа отсюда 3991 км: 28.3576, 57.8127  проверьте, что широта стоит первой; годится не дальше 3 км',
      ],
    ],
  },
  {
    name: 'a way without an entrance',
    edit: withWay('kind: entrance', 'kind: goods-entrance'),
    expected: [
      [
        'noEntrance',
        '2026/way.yaml:1:1  points  there is no entrance among the points  add a point with kind: entrance',
        '2026/way.yaml:1:1  points  среди точек нет входа  добавьте точку с kind: entrance',
      ],
    ],
  },
  {
    name: 'a kind of point the site does not know',
    edit: withWay('kind: stop', 'kind: tram'),
    expected: [
      [
        'oneOf',
        '2026/way.yaml:7:11  points[1].kind  has no such value: tram  choose one of: entrance, step-free-entrance, goods-entrance, metro, stop, drop-off, parking, landmark',
        '2026/way.yaml:7:11  points[1].kind  нет такого значения: tram  выберите одно из: entrance, step-free-entrance, goods-entrance, metro, stop, drop-off, parking, landmark',
      ],
    ],
  },
  {
    name: 'a walk from a point that is not there',
    edit: withWay('from: station', 'from: statoin'),
    expected: [
      [
        'noSuchPoint',
        '2026/way.yaml:11:11  walks[0].from  there is no such point: statoin  write the id of one of points: door, station',
        '2026/way.yaml:11:11  walks[0].from  такой точки нет: statoin  впишите id одной из points: door, station',
      ],
    ],
  },
  {
    name: 'a point twice in a way',
    edit: withWay('id: station', 'id: door'),
    expected: [
      [
        'repeated',
        '2026/way.yaml:6:9  points[1].id  is there twice: door  keep one; the first is on line 2',
        '2026/way.yaml:6:9  points[1].id  записано дважды: door  оставьте одно; первое — в строке 2',
      ],
      [
        'noSuchPoint',
        '2026/way.yaml:11:11  walks[0].from  there is no such point: station  write the id of one of points: door',
        '2026/way.yaml:11:11  walks[0].from  такой точки нет: station  впишите id одной из points: door',
      ],
    ],
  },
  {
    name: 'a walk nobody can walk so fast',
    edit: withWay('minutes: 10', 'minutes: 3'),
    expected: [
      [
        'walkPace',
        '2026/way.yaml:13:14  walks[0].minutes  nobody walks 500 m in such a time: 3 min  write 6 to 19, or mend the points of the walk',
        '2026/way.yaml:13:14  walks[0].minutes  столько идти 500 м не будут: 3 мин  поставьте от 6 до 19 или поправьте точки пути',
      ],
    ],
  },
  {
    name: 'a walk of no minutes',
    edit: withWay('minutes: 10', 'minutes: 0'),
    expected: [
      [
        'outOfRange',
        '2026/way.yaml:13:14  walks[0].minutes  is a number out of range: 0  allowed: ≥ 1',
        '2026/way.yaml:13:14  walks[0].minutes  недопустимое число: 0  допустимо: ≥ 1',
      ],
    ],
  },
  {
    name: 'a street of one point',
    edit: withWay('      - 57.8137, 28.3520\n', ''),
    expected: [
      [
        'tooFew',
        '2026/way.yaml:19:5  streets[0].line  is too short a list: 1  write at least 2',
        '2026/way.yaml:19:5  streets[0].line  записей в списке: 1  нужно не меньше 2',
      ],
    ],
  },
  {
    name: 'a block of two corners',
    edit: withWay('      - 57.8134, 28.3500\n', ''),
    expected: [
      [
        'tooFew',
        '2026/way.yaml:24:5  blocks[0].outline  is too short a list: 2  write at least 3',
        '2026/way.yaml:24:5  blocks[0].outline  записей в списке: 2  нужно не меньше 3',
      ],
    ],
  },
  {
    name: 'a page that shows the way where no edition has one',
    edit: append('pages/index.yaml', section),
    expected: [
      [
        'noWay',
        'pages/index.yaml:6:11  sections[0].kind  the edition 2026 has no way  add 2026/way.yaml, or a way.yaml of a year at the same venue',
        'pages/index.yaml:6:11  sections[0].kind  у выпуска 2026 нет файла пути  добавьте 2026/way.yaml или way.yaml года с той же площадкой',
      ],
    ],
  },
  {
    name: 'a page that shows the way where only another venue has one',
    edit: all(
      write('2025/way.yaml', good),
      replace('2025/edition.yaml', 'Псков', 'Гжель'),
      append('pages/index.yaml', section),
    ),
    expected: [
      [
        'noWay',
        'pages/index.yaml:6:11  sections[0].kind  the edition 2026 has no way  add 2026/way.yaml, or a way.yaml of a year at the same venue',
        'pages/index.yaml:6:11  sections[0].kind  у выпуска 2026 нет файла пути  добавьте 2026/way.yaml или way.yaml года с той же площадкой',
      ],
    ],
  },
];
