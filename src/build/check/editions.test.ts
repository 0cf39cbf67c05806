import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { editionProblems } from './editions';

const told = (text: string) =>
  editionProblems(makeFolder({ '2026/edition.yaml': `${text}\n` })).map(tell);

test.each([
  ['firstDay: "2026-04-02"\nlastDay: "2026-04-02"', []],
  [
    'firstDay: "2026-04-02"\nlastDay: "2026-04-01"',
    ['daysOutOfOrder lastDay value=2026-04-01 other=2026-04-02'],
  ],
  [
    'firstDay: "2025-04-02"\nlastDay: "2027-04-01"\napplicationsClose: "2028-01-01"',
    [
      'yearMismatch firstDay value=2025-04-02 other=2026',
      'yearMismatch lastDay value=2027-04-01 other=2026',
    ],
  ],
  ['firstDay: "2026-04-31"\nlastDay: "2026-04-01"\napplicationsClose: "2026-05-01"', []],
  ['firstDay: "2026-04-02"\nlastDay: "2026-03-32"', []],
  ['firstDay: "2026-04-02"', []],
  ['lastDay: "2026-04-02"\napplicationsClose: "2026-05-01"', []],
])('days of the fair: %j', (text, expected) => expect(told(text)).toEqual(expected));

test.each([
  ['applicationsOpen: "2026-02-01"\napplicationsClose: "2026-02-01"', []],
  ['applicationsOpen: "2026-02-01"\napplicationsClose: "2026-04-01"', []],
  [
    'applicationsOpen: "2026-02-02"\napplicationsClose: "2026-02-01"',
    ['daysOutOfOrder applicationsClose value=2026-02-01 other=2026-02-02'],
  ],
  [
    'applicationsClose: "2026-04-02"',
    ['closesAfterFair applicationsClose value=2026-04-02 other=2026-04-02'],
  ],
  [
    'applicationsOpen: "2026-06-01"\napplicationsClose: "2026-05-01"',
    [
      'daysOutOfOrder applicationsClose value=2026-05-01 other=2026-06-01',
      'closesAfterFair applicationsClose value=2026-05-01 other=2026-04-02',
    ],
  ],
  ['applicationsOpen: "2026-02-30"\napplicationsClose: "2026-02-01"', []],
  ['applicationsOpen: "2026-06-01"', []],
  ['applicationsOpen: "2026-01-01"\napplicationsClose: "2026-13-01"', []],
])('applications: %j', (text, expected) =>
  expect(told(`firstDay: "2026-04-02"\nlastDay: "2026-04-03"\n${text}`)).toEqual(expected),
);

test.each([
  ['{light: "#1f24ff", dark: "#ffffff"}', []],
  ['{light: "#767676"}', []],
  ['{light: "#777777"}', ['lowContrast colour.light value=#777777 other=#ffffff ratio=4.5']],
  ['{light: "#FFFF00"}', ['lowContrast colour.light value=#FFFF00 other=#ffffff ratio=1.1']],
  ['{dark: "#000001"}', ['lowContrast colour.dark value=#000001 other=#000000 ratio=1.0']],
  ['{light: "x#ffffff"}', []],
  ['{light: "#fffffff"}', []],
  ['{light: "#fff"}', []],
  ['{light: 7}', []],
])('signal colours: %s', (colour, expected) => expect(told(`colour: ${colour}`)).toEqual(expected));
