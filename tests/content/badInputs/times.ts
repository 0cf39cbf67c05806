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
      {
        code: 'endBeforeStart',
        at: '2026/programme/2026-04-02.yaml:25:8',
        field: '[2].end',
        named: { value: '12:45', other: '13:30' },
      },
    ],
  },
  {
    name: 'an event of no length',
    edit: replace(day, 'end: "15:00"', 'end: "13:30"'),
    expected: [
      {
        code: 'endBeforeStart',
        at: '2026/programme/2026-04-02.yaml:25:8',
        field: '[2].end',
        named: { value: '13:30', other: '13:30' },
      },
    ],
  },
  {
    name: 'two events at once in a hall',
    edit: replace(day, 'hall: workshop', 'hall: great-hall'),
    expected: [
      {
        code: 'hallBusy',
        at: '2026/programme/2026-04-02.yaml:26:9',
        field: '[2].hall',
        named: { value: 'great-hall', other: 'cracks (2026/programme/2026-04-02.yaml:11)' },
      },
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
      {
        code: 'speakerBusy',
        at: '2026/programme/2026-04-02.yaml:30:14',
        field: '[2].speakers[0]',
        named: { value: '2026/lev-treshchin', other: 'cracks (2026/programme/2026-04-02.yaml:11)' },
      },
    ],
  },
  {
    name: 'a hall and a speaker at two events at once',
    edit: all(
      replace(day, 'hall: workshop', 'hall: great-hall'),
      replace(day, '  audience: children', '  speakers: [lev-treshchin]\n  audience: children'),
    ),
    expected: [
      {
        code: 'hallBusy',
        at: '2026/programme/2026-04-02.yaml:26:9',
        field: '[2].hall',
        named: { value: 'great-hall', other: 'cracks (2026/programme/2026-04-02.yaml:11)' },
      },
      {
        code: 'speakerBusy',
        at: '2026/programme/2026-04-02.yaml:30:14',
        field: '[2].speakers[0]',
        named: { value: '2026/lev-treshchin', other: 'cracks (2026/programme/2026-04-02.yaml:11)' },
      },
    ],
  },
  {
    name: 'ages the wrong way round',
    edit: replace(day, 'ages: {from: 6, to: 12}', 'ages: {from: 12, to: 6}'),
    expected: [
      {
        code: 'agesOutOfOrder',
        at: '2026/programme/2026-04-02.yaml:31:24',
        field: '[2].ages.to',
        named: { value: '6', other: '12' },
      },
    ],
  },
  {
    name: 'a last day before the first',
    edit: replace(edition, 'lastDay: "2026-04-03"', 'lastDay: "2026-04-01"'),
    expected: [
      {
        code: 'daysOutOfOrder',
        at: '2026/edition.yaml:2:10',
        field: 'lastDay',
        named: { value: '2026-04-01', other: '2026-04-02' },
      },
    ],
  },
  {
    name: 'a first day in another year than the folder',
    edit: replace(edition, 'firstDay: "2026-04-02"', 'firstDay: "2025-04-02"'),
    expected: [
      {
        code: 'yearMismatch',
        at: '2026/edition.yaml:1:11',
        field: 'firstDay',
        named: { value: '2025-04-02', other: '2026' },
      },
    ],
  },
  {
    name: 'an edition copied with its days',
    edit: rewrite(edition, (text) => text.replaceAll('2026-04', '2025-04')),
    expected: [
      {
        code: 'yearMismatch',
        at: '2026/edition.yaml:1:11',
        field: 'firstDay',
        named: { value: '2025-04-02', other: '2026' },
      },
      {
        code: 'yearMismatch',
        at: '2026/edition.yaml:2:10',
        field: 'lastDay',
        named: { value: '2025-04-03', other: '2026' },
      },
    ],
  },
  {
    name: 'applications that close after the fair began',
    edit: replace(edition, 'applicationsClose: "2026-02-01"', 'applicationsClose: "2026-04-02"'),
    expected: [
      {
        code: 'closesAfterFair',
        at: '2026/edition.yaml:9:20',
        field: 'applicationsClose',
        named: { value: '2026-04-02', other: '2026-04-02' },
      },
    ],
  },
  {
    name: 'a programme on a day without the fair',
    edit: move(day, '2026/programme/2026-04-04.yaml'),
    expected: [
      {
        code: 'outsideEdition',
        at: '2026/programme/2026-04-04.yaml:1:1',
        named: { value: '2026-04-04', first: '2026-04-02', last: '2026-04-03' },
      },
    ],
  },
  {
    name: 'a programme file that is no day',
    edit: move(day, '2026/programme/thursday.yaml'),
    expected: [
      { code: 'fileDay', at: '2026/programme/thursday.yaml:1:1', named: { value: 'thursday' } },
    ],
  },
  {
    name: 'a programme file of an impossible day',
    edit: move(day, '2026/programme/2026-04-31.yaml'),
    expected: [
      { code: 'fileDay', at: '2026/programme/2026-04-31.yaml:1:1', named: { value: '2026-04-31' } },
    ],
  },
  {
    name: 'a programme in the folder of another year',
    edit: move(day, '2025/programme/2026-04-02.yaml'),
    expected: [
      {
        code: 'outsideEdition',
        at: '2025/programme/2026-04-02.yaml:1:1',
        named: { value: '2026-04-02', first: '2025-04-02', last: '2025-04-03' },
      },
      {
        code: 'noSuchRecord',
        at: '2025/programme/2026-04-02.yaml:18:14',
        field: '[1].speakers[0]',
        named: { value: 'lev-treshchin', nearest: '2026/lev-treshchin' },
      },
    ],
  },
  {
    name: 'a colour too pale on white',
    edit: replace(edition, 'light: "#1f24ff"', 'light: "#9a9dff"'),
    expected: [
      {
        code: 'lowContrast',
        at: '2026/edition.yaml:7:10',
        field: 'colour.light',
        named: { value: '#9a9dff', other: '#ffffff', ratio: '2.4' },
      },
    ],
  },
  {
    name: 'a colour too dark on black',
    edit: replace(edition, 'dark: "#9a9dff"', 'dark: "#1f24ff"'),
    expected: [
      {
        code: 'lowContrast',
        at: '2026/edition.yaml:8:9',
        field: 'colour.dark',
        named: { value: '#1f24ff', other: '#000000', ratio: '2.8' },
      },
    ],
  },
];
