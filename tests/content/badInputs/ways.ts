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
  'a way and a page that shows it': all(write(way, good), append('pages/bare.yaml', section)),
  'a page that shows the way of an earlier year at the same venue': all(
    write('2025/way.yaml', good),
    append('pages/bare.yaml', section),
  ),
  'coordinates without a space, and more exact': withWay('57.8136, 28.3496', '57.813612,28.349634'),
};

export const wayInputs: BadInput[] = [
  {
    name: 'coordinates with commas in the numbers',
    edit: withWay('at: 57.8136, 28.3496', 'at: 57,8136, 28,3496'),
    expected: [
      {
        code: 'coordinates',
        at: '2026/way.yaml:5:9',
        field: 'points[0].at',
        named: { value: '57,8136, 28,3496' },
      },
    ],
  },
  {
    name: 'coordinates too coarse for a door',
    edit: withWay('      - 57.8130, 28.3540', '      - 57.81, 28.35'),
    expected: [
      {
        code: 'coordinates',
        at: '2026/way.yaml:16:9',
        field: 'walks[0].line[0]',
        named: { value: '57.81, 28.35' },
      },
    ],
  },
  {
    name: 'a longitude before its latitude',
    edit: withWay('at: 57.8127, 28.3576', 'at: 28.3576, 57.8127'),
    expected: [
      {
        code: 'farFromEntrance',
        at: '2026/way.yaml:9:9',
        field: 'points[1].at',
        named: { count: '3991', value: '28.3576, 57.8127', bounds: '3' },
      },
    ],
  },
  {
    name: 'a way without an entrance',
    edit: withWay('kind: entrance', 'kind: goods-entrance'),
    expected: [{ code: 'noEntrance', at: '2026/way.yaml:1:1', field: 'points' }],
  },
  {
    name: 'a kind of point the site does not know',
    edit: withWay('kind: stop', 'kind: tram'),
    expected: [
      {
        code: 'oneOf',
        at: '2026/way.yaml:7:11',
        field: 'points[1].kind',
        named: {
          value: 'tram',
          choices:
            'entrance, step-free-entrance, goods-entrance, metro, stop, drop-off, parking, landmark',
        },
      },
    ],
  },
  {
    name: 'a walk from a point that is not there',
    edit: withWay('from: station', 'from: statoin'),
    expected: [
      {
        code: 'noSuchPoint',
        at: '2026/way.yaml:11:11',
        field: 'walks[0].from',
        named: { value: 'statoin', choices: 'door, station' },
      },
    ],
  },
  {
    name: 'a point twice in a way',
    edit: withWay('id: station', 'id: door'),
    expected: [
      {
        code: 'repeated',
        at: '2026/way.yaml:6:9',
        field: 'points[1].id',
        named: { value: 'door', line: '2' },
      },
      {
        code: 'noSuchPoint',
        at: '2026/way.yaml:11:11',
        field: 'walks[0].from',
        named: { value: 'station', choices: 'door' },
      },
    ],
  },
  {
    name: 'a walk nobody can walk so fast',
    edit: withWay('minutes: 10', 'minutes: 3'),
    expected: [
      {
        code: 'walkPace',
        at: '2026/way.yaml:13:14',
        field: 'walks[0].minutes',
        named: { count: '500', value: '3', min: '6', bounds: '19' },
      },
    ],
  },
  {
    name: 'a walk of no minutes',
    edit: withWay('minutes: 10', 'minutes: 0'),
    expected: [
      {
        code: 'outOfRange',
        at: '2026/way.yaml:13:14',
        field: 'walks[0].minutes',
        named: { value: '0', bounds: '≥ 1' },
      },
    ],
  },
  {
    name: 'a street of one point',
    edit: withWay('      - 57.8137, 28.3520\n', ''),
    expected: [
      {
        code: 'tooFew',
        at: '2026/way.yaml:19:5',
        field: 'streets[0].line',
        named: { count: '1', min: '2' },
      },
    ],
  },
  {
    name: 'a block of two corners',
    edit: withWay('      - 57.8134, 28.3500\n', ''),
    expected: [
      {
        code: 'tooFew',
        at: '2026/way.yaml:24:5',
        field: 'blocks[0].outline',
        named: { count: '2', min: '3' },
      },
    ],
  },
  {
    name: 'a page that shows the way where no edition has one',
    edit: append('pages/bare.yaml', section),
    expected: [
      {
        code: 'noWay',
        at: 'pages/bare.yaml:6:11',
        field: 'sections[0].kind',
        named: { value: '2026' },
      },
    ],
  },
  {
    name: 'a page that shows the way where only another venue has one',
    edit: all(
      write('2025/way.yaml', good),
      replace('2025/edition.yaml', 'Псков', 'Гжель'),
      append('pages/bare.yaml', section),
    ),
    expected: [
      {
        code: 'noWay',
        at: 'pages/bare.yaml:6:11',
        field: 'sections[0].kind',
        named: { value: '2026' },
      },
    ],
  },
];
