import { all, append, replace, type Edit } from '../baseContent';
import type { BadInput, ExpectedProblem } from './badInput';

const file = '2026/edition.yaml';
const programme = '2026/programme/2026-04-02.yaml';
const thursday =
  '  - {day: "2026-04-02", opens: "12:00", closes: "21:00", lastEntry: "20:30", who: {ru: ВИП, en: VIP}}\n';
const friday = '  - {day: "2026-04-03", opens: "12:00", closes: "21:00"}\n';
const exception =
  '  - {day: "2026-04-03", closes: "20:00", reason: {ru: Разбираем гипс., en: The plaster goes.}}\n';
const days = `hours:\n${thursday}${friday}`;
const hours = `${days}exceptions:\n${exception}`;

/** Hours without a fault. */
export const goodHours: [string, Edit][] = [
  ['hours with an exception', append(file, hours)],
  ['hours in another order', append(file, `hours:\n${friday}${thursday}`)],
  ['a last entry at closing', append(file, hours.replace('"20:30"', '"21:00"'))],
  [
    'a closed day without events',
    append(file, hours.replace('closes: "20:00", reason', 'closed: true, reason')),
  ],
  [
    // The talk of 13:00 is for professionals.
    'an evening after closing, and professionals while it is closed',
    append(file, days.replace('closes: "21:00", lastEntry: "20:30"', 'closes: "13:30"')),
  ],
  [
    'an event that begins at opening, and one that ends at closing',
    append(file, days.replace('closes: "21:00", lastEntry: "20:30"', 'closes: "15:00"')),
  ],
  [
    'an event before opening that is cancelled',
    all(
      append(file, days.replace('opens: "12:00"', 'opens: "13:30"')),
      replace(
        programme,
        '  audience: everyone',
        '  status: cancelled\n  note: {ru: Ленты нет., en: No ribbon.}\n  audience: everyone',
      ),
    ),
  ],
];

const told = (
  code: ExpectedProblem['code'],
  line: number,
  column: number,
  field: string,
  named?: Record<string, string>,
): ExpectedProblem[] => [{ code, at: `${file}:${line}:${column}`, field, ...(named && { named }) }];
const faulty = (from: string, to: string) => {
  if (!hours.includes(from)) throw new Error(`There is no ${from}`);
  return append(file, hours.replace(from, to));
};

/** Opening hours that cannot be, and sessions while the fair is closed. */
export const hoursInputs: BadInput[] = [
  {
    name: 'hours that leave out a day',
    edit: append(file, `hours:\n${thursday}`),
    expected: told('hoursDayMissing', 10, 1, 'hours', { value: '2026-04-03' }),
  },
  {
    name: 'hours of a day that is not of the fair',
    edit: append(file, days.replace('2026-04-03', '2026-04-30')),
    expected: told('hoursOutsideEdition', 12, 11, 'hours[1].day', {
      value: '2026-04-30',
      first: '2026-04-02',
      last: '2026-04-03',
    }),
  },
  {
    name: 'a day with hours twice',
    edit: append(file, `${days}${friday}`),
    expected: told('repeated', 13, 11, 'hours[2].day', { value: '2026-04-03', line: '12' }),
  },
  {
    name: 'hours without a list',
    edit: append(file, 'hours: []\n'),
    expected: told('tooFew', 10, 1, 'hours', { count: '0', min: '1' }),
  },
  {
    name: 'an hour that is no time',
    edit: faulty('opens: "12:00", closes: "21:00"}', 'opens: "12", closes: "21:00"}'),
    expected: told('clockTime', 12, 32, 'hours[1].opens', { value: '12' }),
  },
  {
    name: 'a closing before the opening',
    edit: append(file, days.replace('closes: "21:00"}', 'closes: "02:00"}')),
    expected: told('closesTooEarly', 12, 49, 'hours[1].closes', { value: '02:00', other: '12:00' }),
  },
  {
    name: 'a last entry after closing',
    edit: faulty('"20:30"', '"21:30"'),
    expected: told('lastEntryOutside', 11, 69, 'hours[0].lastEntry', {
      value: '21:30',
      first: '12:00',
      last: '21:00',
    }),
  },
  {
    name: 'a last entry at opening',
    edit: faulty('"20:30"', '"12:00"'),
    expected: told('lastEntryOutside', 11, 69, 'hours[0].lastEntry', {
      value: '12:00',
      first: '12:00',
      last: '21:00',
    }),
  },
  {
    name: 'visitors named in one language',
    edit: faulty('{ru: ВИП, en: VIP}', '{ru: ВИП}'),
    expected: told('missingEnglish', 11, 78, 'hours[0].who.en'),
  },
  {
    name: 'exceptions without hours',
    edit: append(file, `exceptions:\n${exception}`),
    expected: told('exceptionsWithoutHours', 10, 1, 'exceptions'),
  },
  {
    name: 'hours misspelt, with exceptions',
    edit: append(file, hours.replace('hours:', 'hourss:')),
    expected: told('unknownKey', 10, 1, 'hourss', { nearest: 'hours' }),
  },
  {
    name: 'an exception of a day without hours',
    edit: faulty('{day: "2026-04-03", closes: "20:00"', '{day: "2026-04-04", closes: "20:00"'),
    expected: told('exceptionWithoutDay', 14, 11, 'exceptions[0].day', {
      value: '2026-04-04',
      choices: '2026-04-02, 2026-04-03',
    }),
  },
  {
    name: 'two exceptions of a day',
    edit: append(file, hours + exception),
    expected: told('repeated', 15, 11, 'exceptions[1].day', { value: '2026-04-03', line: '14' }),
  },
  {
    name: 'an exception that says what the hours say',
    edit: faulty('closes: "20:00"', 'closes: "21:00"'),
    expected: told('exceptionChangesNothing', 14, 11, 'exceptions[0].day', { value: '2026-04-03' }),
  },
  {
    name: 'an exception that says nothing',
    edit: faulty('closes: "20:00", reason', 'reason'),
    expected: told('exceptionChangesNothing', 14, 11, 'exceptions[0].day', { value: '2026-04-03' }),
  },
  {
    name: 'an exception without a reason',
    edit: faulty(', reason: {ru: Разбираем гипс., en: The plaster goes.}', ''),
    expected: told('required', 14, 5, 'exceptions[0].reason'),
  },
  {
    name: 'a closed day with a time',
    edit: faulty('closes: "20:00"', 'closes: "20:00", closed: true'),
    expected: told('closedWithTimes', 14, 33, 'exceptions[0].closes', { value: '20:00' }),
  },
  {
    name: 'an exception that closes before the day opens',
    edit: faulty('closes: "20:00"', 'closes: "11:00"'),
    expected: told('closesTooEarly', 14, 33, 'exceptions[0].closes', {
      value: '11:00',
      other: '12:00',
    }),
  },
  {
    name: 'an exception that closes before the last entry',
    edit: faulty('{day: "2026-04-03", closes: "20:00"', '{day: "2026-04-02", closes: "20:00"'),
    expected: told('lastEntryLeftBehind', 14, 33, 'exceptions[0].closes', {
      value: '20:30',
      first: '12:00',
      last: '20:00',
    }),
  },
  {
    name: 'an exception that opens after the last entry',
    edit: faulty('{day: "2026-04-03", closes: "20:00"', '{day: "2026-04-02", opens: "20:45"'),
    expected: [
      ...told('lastEntryLeftBehind', 14, 32, 'exceptions[0].opens', {
        value: '20:30',
        first: '20:45',
        last: '21:00',
      }),
      {
        code: 'sessionBeforeOpening',
        at: `${programme}:2:10`,
        field: '[0].start',
        named: { value: '12:00', other: '20:45', file },
      },
      {
        code: 'sessionBeforeOpening',
        at: `${programme}:24:10`,
        field: '[2].start',
        named: { value: '13:30', other: '20:45', file },
      },
    ],
  },
  {
    name: 'a day of hours that no calendar has',
    edit: append(file, days.replace('day: "2026-04-03"', 'day: "2026-04-33"')),
    expected: told('isoDay', 12, 11, 'hours[1].day', { value: '2026-04-33' }),
  },
  {
    name: 'hours of a fair whose first day no calendar has',
    edit: all(
      append(file, hours),
      replace(file, 'firstDay: "2026-04-02"', 'firstDay: "2026-04-32"'),
    ),
    expected: told('isoDay', 1, 11, 'firstDay', { value: '2026-04-32' }),
  },
  {
    name: 'an hour that is no time, with an exception of another day',
    edit: append(
      file,
      hours.replace(
        'opens: "12:00", closes: "21:00", lastEntry',
        'opens: "12", closes: "21:00", lastEntry',
      ),
    ),
    expected: told('clockTime', 11, 32, 'hours[0].opens', { value: '12' }),
  },
  {
    name: 'an exception whose hour is no time',
    edit: faulty('closes: "20:00"', 'closes: "8"'),
    expected: told('clockTime', 14, 33, 'exceptions[0].closes', { value: '8' }),
  },
  {
    name: 'an event at no time, of a day with hours',
    edit: all(append(file, days), replace(programme, 'start: "13:30"', 'start: "1:30"')),
    expected: [
      { code: 'clockTime', at: `${programme}:24:10`, field: '[2].start', named: { value: '1:30' } },
    ],
  },
  {
    name: 'an event that ends before it starts, of a day with hours',
    edit: all(append(file, days), replace(programme, 'end: "15:00"', 'end: "11:00"')),
    expected: [
      {
        code: 'endBeforeStart',
        at: `${programme}:25:8`,
        field: '[2].end',
        named: { value: '11:00', other: '13:30' },
      },
    ],
  },
  {
    name: 'a session before the fair opens',
    edit: append(file, days.replace('opens: "12:00"', 'opens: "13:30"')),
    expected: [
      {
        code: 'sessionBeforeOpening',
        at: `${programme}:2:10`,
        field: '[0].start',
        named: { value: '12:00', other: '13:30', file },
      },
    ],
  },
  {
    name: 'a session that goes on after closing',
    edit: faulty(
      '{day: "2026-04-03", closes: "20:00"',
      '{day: "2026-04-02", closes: "14:30", lastEntry: "14:00"',
    ),
    expected: [
      {
        code: 'sessionAfterClosing',
        at: `${programme}:25:8`,
        field: '[2].end',
        named: { value: '15:00', other: '14:30', file },
      },
    ],
  },
  {
    name: 'sessions on a closed day',
    edit: all(
      faulty('{day: "2026-04-03", closes: "20:00"', '{day: "2026-04-02", closed: true'),
      replace(programme, '  audience: children', '  audience: professionals'),
    ),
    expected: [
      {
        code: 'sessionOnClosedDay',
        at: `${programme}:2:10`,
        field: '[0].start',
        named: { value: '12:00', file },
      },
    ],
  },
];
