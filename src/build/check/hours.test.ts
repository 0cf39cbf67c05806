import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { hoursProblems } from './hours';

const days = 'firstDay: "2026-04-02"\nlastDay: "2026-04-03"\n';
const file = '2026/edition.yaml';
const day = '2026/programme/2026-04-02.yaml';

const told = (edition: string, programmes: Record<string, string> = {}) =>
  hoursProblems(makeFolder({ [file]: edition, ...programmes })).map(tell);
const list = (name: string, ...items: string[]) =>
  `${name}:\n${items.map((item) => `  - {${item}}\n`).join('')}`;
const second = 'day: "2026-04-02", opens: "12:00", closes: "20:00", lastEntry: "19:00"';
const third = 'day: "2026-04-03", opens: "12:00", closes: "20:00"';
const hours = list('hours', second, third);

test('hours are of each day of the fair, and of no other', () => {
  expect(told(days + hours)).toEqual([]);
  expect(told(days)).toEqual([]);
  expect(told(`${days}hours: []\n`)).toEqual([]);
  expect(told(days + list('hours', second))).toEqual(['hoursDayMissing hours value=2026-04-03']);
  const four = 'firstDay: "2026-04-01"\nlastDay: "2026-04-04"\n';
  expect(told(four + hours)).toEqual(['hoursDayMissing hours value=2026-04-01, 2026-04-04']);
  const one = (date: string) => `firstDay: "${date}"\nlastDay: "${date}"\n`;
  expect(told(one('2026-04-02') + hours)).toEqual([
    'hoursOutsideEdition hours[1].day value=2026-04-03 first=2026-04-02 last=2026-04-02',
  ]);
  expect(told(one('2026-04-03') + hours)).toEqual([
    'hoursOutsideEdition hours[0].day value=2026-04-02 first=2026-04-03 last=2026-04-03',
  ]);
});

test('the day that is missing is told at the name of the list', () => {
  const [problem] = hoursProblems(makeFolder({ [file]: days + list('hours', second) }));
  expect(problem).toMatchObject({ line: 3, column: 1 });
});

test('a day that is misspelt may be the one that is missing', () => {
  expect(told(days + list('hours', second, 'day: "2026-04-33"'))).toEqual([]);
  expect(told(days + list('hours', second, 'opens: "12:00", closes: "20:00"'))).toEqual([]);
});

test.each([
  ['firstDay: "2026-04-02"\n'],
  ['lastDay: "2026-04-03"\n'],
  ['firstDay: "2026-04-31"\nlastDay: "2026-05-03"\n'],
  ['firstDay: "2026-04-02"\nlastDay: "2026-04-31"\n'],
  ['firstDay: "2025-12-31"\nlastDay: "2026-01-01"\n'],
  ['firstDay: "2026-12-31"\nlastDay: "2027-01-01"\n'],
  ['firstDay: "20260-4-2"\nlastDay: "2026-04-02"\n'],
  ['firstDay: "2026-04-05"\nlastDay: "2026-04-01"\n'],
  ['firstDay: "2026-04-02"\nlastDay: "2026-05-03"\n'],
])('days of the fair that are told elsewhere: %j', (faulty) =>
  expect(told(faulty + hours)).toEqual([]),
);

test('a month of 31 days is no mistake', () => {
  const month = 'firstDay: "2026-04-02"\nlastDay: "2026-05-02"\n';
  expect(told(month + hours)).toHaveLength(1);
  const next = 'firstDay: "2026-04-02"\nlastDay: "2026-04-02"\n';
  expect(told(next + list('hours', second))).toEqual([]);
});

test.each([
  ['opens: "12:00", closes: "12:01"', []],
  ['opens: "12:00", closes: "12:00"', ['closesTooEarly hours[1].closes value=12:00 other=12:00']],
  ['opens: "12:00", closes: "9:00"', []],
  ['opens: "25:00", closes: "09:00"', []],
  ['closes: "09:00"', []],
  ['opens: "12:00"', []],
  ['opens: "12:00", closes: "20:00", lastEntry: "20:00"', []],
  [
    'opens: "12:00", closes: "20:00", lastEntry: "20:01"',
    ['lastEntryOutside hours[1].lastEntry value=20:01 first=12:00 last=20:00'],
  ],
  [
    'opens: "12:00", closes: "20:00", lastEntry: "12:00"',
    ['lastEntryOutside hours[1].lastEntry value=12:00 first=12:00 last=20:00'],
  ],
  ['opens: "12:00", closes: "20:00", lastEntry: "7:00"', []],
])('times of a day: %s', (times, expected) =>
  expect(told(days + list('hours', second, `day: "2026-04-03", ${times}`))).toEqual(expected),
);

const except = (...exceptions: string[]) => told(days + hours + list('exceptions', ...exceptions));
const on2 = 'day: "2026-04-02"';

test.each([
  [`${on2}, opens: "14:00"`, []],
  [`${on2}, closed: true`, []],
  [
    `${on2}, closed: true, opens: "14:00", lastEntry: 7`,
    [
      'closedWithTimes exceptions[0].opens value=14:00',
      'closedWithTimes exceptions[0].lastEntry value=7',
    ],
  ],
  [
    `${on2}, closed: false, opens: "12:00"`,
    ['exceptionChangesNothing exceptions[0].day value=2026-04-02'],
  ],
  [on2, ['exceptionChangesNothing exceptions[0].day value=2026-04-02']],
  [
    `${on2}, opens: "12:00", closes: "20:00", lastEntry: "19:00"`,
    ['exceptionChangesNothing exceptions[0].day value=2026-04-02'],
  ],
  [`${on2}, opens: "9:00", closes: "08:00"`, []],
  [`${on2}, opens: "21:00"`, ['closesTooEarly exceptions[0].opens value=20:00 other=21:00']],
  [`${on2}, closes: "11:00"`, ['closesTooEarly exceptions[0].closes value=11:00 other=12:00']],
  [
    `${on2}, opens: "19:30"`,
    ['lastEntryLeftBehind exceptions[0].opens value=19:00 first=19:30 last=20:00'],
  ],
  [
    `${on2}, closes: "18:00"`,
    ['lastEntryLeftBehind exceptions[0].closes value=19:00 first=12:00 last=18:00'],
  ],
  [
    `${on2}, opens: "13:00", closes: "18:00"`,
    ['lastEntryLeftBehind exceptions[0].closes value=19:00 first=13:00 last=18:00'],
  ],
  [
    `${on2}, closes: "18:00", lastEntry: "18:30"`,
    ['lastEntryOutside exceptions[0].lastEntry value=18:30 first=12:00 last=18:00'],
  ],
  [
    `${on2}, lastEntry: "21:00"`,
    ['lastEntryOutside exceptions[0].lastEntry value=21:00 first=12:00 last=20:00'],
  ],
  [
    'day: "2026-04-05", opens: "14:00"',
    ['exceptionWithoutDay exceptions[0].day value=2026-04-05 choices=2026-04-02, 2026-04-03'],
  ],
  ['day: "2026-04-32", opens: "14:00"', []],
  ['opens: "14:00"', []],
])('an exception: %s', (exception, expected) => expect(except(exception)).toEqual(expected));

test('exceptions need hours, unless a misspelt key may be these', () => {
  const exceptions = list('exceptions', `${on2}, opens: "14:00"`);
  const [problem, ...more] = hoursProblems(makeFolder({ [file]: days + exceptions }));
  expect(problem).toMatchObject({ code: 'exceptionsWithoutHours', line: 3, column: 1 });
  expect(more).toEqual([]);
  expect(told(`${days}huors: []\n${exceptions}`)).toEqual([]);
  expect(told(`${days}exceptions: []\n`)).toEqual([]);
  expect(told(days + list('hours', third, 'day: "2026-04-02"') + exceptions)).toEqual([]);
});

const sessions = (fields: string, more = '', programme = day) =>
  told(days + hours + more, { [programme]: `- {${fields}}\n` });

test.each([
  ['start: "12:00", end: "20:00"', []],
  [
    'start: "11:59", end: "13:00"',
    ['sessionBeforeOpening [0].start value=11:59 other=12:00 file=2026/edition.yaml'],
  ],
  [
    'start: "19:00", end: "20:01"',
    ['sessionAfterClosing [0].end value=20:01 other=20:00 file=2026/edition.yaml'],
  ],
  ['start: "20:00", end: "23:00"', []],
  ['start: "11:00", end: "13:00", status: cancelled', []],
  ['start: "11:00", end: "13:00", audience: professionals', []],
  ['start: "11:00"', []],
  ['start: "11:00", end: "11:00"', []],
  ['start: "11:00", end: "10:00"', []],
  ['start: "9:00", end: "13:00"', []],
  ['end: "22:00"', []],
])('a session on an open day: %s', (fields, expected) =>
  expect(sessions(fields)).toEqual(expected),
);

test('sessions are held against the exceptions of their day', () => {
  const at13 = 'start: "13:00", end: "14:00"';
  const later = list('exceptions', `${on2}, opens: "13:30"`);
  expect(sessions(at13, later)).toEqual([
    'sessionBeforeOpening [0].start value=13:00 other=13:30 file=2026/edition.yaml',
  ]);
  expect(sessions(at13, later, '2026/programme/2026-04-03.yaml')).toEqual([]);
  const shut = list('exceptions', 'opens: "13:30"', `${on2}, closed: true`);
  expect(sessions(at13, shut)).toEqual([
    'sessionOnClosedDay [0].start value=13:00 file=2026/edition.yaml',
  ]);
  const shutToo = list('exceptions', `${on2}, closed: "true"`);
  expect(sessions(at13, shutToo)).not.toContainEqual(expect.stringContaining('ClosedDay'));
});

test('sessions of other days and years, and beside hours that cannot be read, are left alone', () => {
  const early = 'start: "08:00", end: "09:00"';
  expect(sessions(early, '', '2026/programme/2026-04-05.yaml')).toEqual([]);
  expect(sessions(early, '', '2025/programme/2026-04-02.yaml')).toEqual([]);
  const faulty = list('hours', second, 'day: "2026-04-03", opens: "12:00"');
  expect(told(days + faulty, { [day]: `- {${early}}\n` })).toEqual([]);
  const reversed = list('hours', second.replace('20:00', '10:00'), third);
  expect(told(days + reversed, { [day]: `- {${early}}\n` })).toEqual([
    'closesTooEarly hours[0].closes value=10:00 other=12:00',
  ]);
});
