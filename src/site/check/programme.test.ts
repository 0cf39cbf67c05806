import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { programmeProblems } from './programme';

const edition = { '2026/edition.yaml': 'firstDay: "2026-04-02"\nlastDay: "2026-04-03"\n' };
const day = '2026/programme/2026-04-02.yaml';

const told = (texts: Record<string, string>) =>
  programmeProblems(makeFolder(texts)).map((problem) => `${problem.file}: ${tell(problem)}`);
const toldOf = (...sessions: string[]) =>
  programmeProblems(
    makeFolder({ ...edition, [day]: sessions.map((session) => `- {${session}}\n`).join('') }),
  ).map(tell);

testRows([
  ['firstDay: "2026-04-31"\nlastDay: "2026-05-03"\n'],
  ['firstDay: "2026-03-01"\nlastDay: "2026-02-30"\n'],
  ['lastDay: "2026-04-03"\n'],
  ['firstDay: "2026-04-02"\n'],
  ['firstDay: "2026-04-03"\nlastDay: "2026-04-02"\n'],
  ['firstDay: "2025-04-02"\nlastDay: "2025-04-03"\n'],
])('days reported elsewhere are not reported again: %j', (days) => {
  const on = (date: string) =>
    told({ '2026/edition.yaml': days, [`2026/programme/${date}.yaml`]: '[]\n' });
  expect(on('2026-06-01')).toEqual([]);
  expect(on('2026-01-01')).toEqual([]);
});

testRows(['start: "12:00"', 'end: "11:00"', 'start: "9:00", end: "12:00"'])(
  'times reported elsewhere are not reported again: %s',
  (times) => {
    expect(toldOf(times)).toEqual([]);
    expect(toldOf(`${times}, hall: nave`, 'start: "08:00", end: "20:00", hall: nave')).toEqual([]);
  },
);

test('each session is reported with every earlier one that is still on that day', () => {
  const session = (slug: string, start: string, end: string) =>
    `slug: ${slug}, start: "${start}", end: "${end}", hall: nave`;
  expect(
    toldOf(
      session('c', '12:20', '13:00'),
      session('a', '12:00', '13:00'),
      session('b', '12:10', '12:15'),
    ),
  ).toEqual([
    `hallBusy [2].hall value=nave other=a (${day}:2)`,
    `hallBusy [0].hall value=nave other=a (${day}:2)`,
  ]);
  const one = `- {${session('a', '12:00', '13:00')}}\n`;
  expect(told({ ...edition, [day]: one, '2026/programme/2026-04-03.yaml': one })).toEqual([]);
});

test('a speaker is at one session at a time, however the speaker is referred to', () => {
  const at = (speakers: string, start: string) =>
    `slug: s, start: "${start}", end: "14:00", speakers: ${speakers}`;
  expect(toldOf(at('[vera]', '12:00'), at('[ada]', '13:00'))).toEqual([]);
  expect(toldOf(at('[ada, vera]', '12:00'), at('[boris, 2026/vera]', '13:00'))).toEqual([
    `speakerBusy [1].speakers[1] value=2026/vera other=s (${day}:1)`,
  ]);
  expect(toldOf(at('[7]', '12:00'), at('[7, 2025/ada]', '13:00'))).toEqual([]);
});

test('an end before its start is reported once, and for no later session', () => {
  expect(
    toldOf('start: "14:00", end: "10:00", hall: nave', 'start: "15:00", end: "16:00", hall: nave'),
  ).toEqual(['endBeforeStart [0].end value=10:00 other=14:00']);
});

testRows([
  ['21:00', '24:00', []],
  ['21:00', '00:00', []],
  ['21:00', '06:00', []],
  ['12:00', '01:30', []],
  ['21:00', '06:01', ['endBeforeStart [0].end value=06:01 other=21:00']],
  ['11:00', '01:30', ['endBeforeStart [0].end value=01:30 other=11:00']],
  ['05:00', '04:00', ['endBeforeStart [0].end value=04:00 other=05:00']],
])('from %s to %s: %j', (start, end, expected) => {
  expect(toldOf(`start: "${start}", end: "${end}"`)).toEqual(expected);
});

test('a hall is occupied until the night', () => {
  const ball = 'slug: ball, start: "21:00", end: "01:30", hall: nave';
  expect(toldOf(ball, 'start: "23:00", end: "24:00", hall: nave')).toEqual([
    `hallBusy [1].hall value=nave other=ball (${day}:1)`,
  ]);
  expect(toldOf(ball, 'start: "20:00", end: "21:00", hall: nave')).toEqual([]);
});
