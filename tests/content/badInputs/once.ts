import { all, replace, write, type Edit } from '../baseContent';
import type { BadInput, ExpectedProblem } from './badInput';

const edition = '2026/edition.yaml';
const day = '2026/programme/2026-04-02.yaml';
const gips = '2025/exhibitors/gips/index.yaml';
const alt = '    alt: {ru: Гипсовая рука, en: A plaster hand}\n';

/** Lines added to the sculptor's only work; the first of them is line 15. */
const work = (...lines: string[]): Edit =>
  replace(gips, alt, alt + lines.map((line) => `    ${line}\n`).join(''));

const ages = (value: string): Edit => replace(day, 'ages: {from: 6, to: 12}', `ages: ${value}`);
const light = (value: string): Edit => replace(edition, 'light: "#1f24ff"', `light: "${value}"`);

const once = (name: string, edit: Edit, expected: ExpectedProblem): BadInput => ({
  name,
  edit,
  expected: [expected],
});

const isoDay = (at: ExpectedProblem['at'], field: string, value: string): ExpectedProblem => ({
  code: 'isoDay',
  at,
  field,
  named: { value },
});
const hexColour = (value: string): ExpectedProblem => ({
  code: 'hexColour',
  at: `${edition}:7:10`,
  field: 'colour.light',
  named: { value },
});

/** What can't be read is told once: rules that compare it with something else leave it alone. */
export const onceInputs: BadInput[] = [
  once(
    'a first day that no calendar has, after the last',
    replace(edition, 'firstDay: "2026-04-02"', 'firstDay: "2026-99-30"'),
    isoDay(`${edition}:1:11`, 'firstDay', '2026-99-30'),
  ),
  once(
    'a first day that no calendar has, in another year',
    replace(edition, 'firstDay: "2026-04-02"', 'firstDay: "2025-02-30"'),
    isoDay(`${edition}:1:11`, 'firstDay', '2025-02-30'),
  ),
  once(
    'a last day that no calendar has',
    replace(edition, 'lastDay: "2026-04-03"', 'lastDay: "2026-04-31"'),
    isoDay(`${edition}:2:10`, 'lastDay', '2026-04-31'),
  ),
  once(
    'applications that open on no day',
    replace(edition, 'applicationsClose:', 'applicationsOpen: "2026-13-01"\napplicationsClose:'),
    isoDay(`${edition}:9:19`, 'applicationsOpen', '2026-13-01'),
  ),
  once(
    'applications that close on no day',
    replace(
      edition,
      'applicationsClose: "2026-02-01"',
      'applicationsOpen: "2026-05-15"\napplicationsClose: "2026-04-31"',
    ),
    isoDay(`${edition}:10:20`, 'applicationsClose', '2026-04-31'),
  ),
  once(
    'a last day before the first, of an edition with a programme',
    replace(edition, 'lastDay: "2026-04-03"', 'lastDay: "2026-04-01"'),
    {
      code: 'daysOutOfOrder',
      at: `${edition}:2:10`,
      field: 'lastDay',
      named: { value: '2026-04-01', other: '2026-04-02' },
    },
  ),
  once('a pale colour of seven digits', light('#fffffff'), hexColour('#fffffff')),
  once('a pale colour of three digits', light('#fff'), hexColour('#fff')),
  once('a pale colour after a letter', light('x#ffffff'), hexColour('x#ffffff')),
  once('an end that is no time', replace(day, 'end: "14:00"', 'end: "1:00"'), {
    code: 'clockTime',
    at: `${day}:13:8`,
    field: '[1].end',
    named: { value: '1:00' },
  }),
  once('a start that is no time', replace(day, 'start: "13:30"', 'start: "16:60"'), {
    code: 'clockTime',
    at: `${day}:24:10`,
    field: '[2].start',
    named: { value: '16:60' },
  }),
  once('an age in words to begin with', ages('{from: six, to: 3}'), {
    code: 'notNumber',
    at: `${day}:31:16`,
    field: '[2].ages.from',
    named: { given: 'six' },
  }),
  once('an age in words to end with', ages('{from: 6, to: three}'), {
    code: 'notNumber',
    at: `${day}:31:23`,
    field: '[2].ages.to',
    named: { given: 'three' },
  }),
  once(
    'a programme of a year without an edition',
    write('2027/programme/2027-04-02.yaml', '[]\n'),
    {
      code: 'noEdition',
      at: '2027/programme/2027-04-02.yaml:1:1',
      named: { value: '2027' },
    },
  ),
  once('a range of prices without its end', work('priceRange: {from: 5}'), {
    code: 'required',
    at: `${gips}:15:5`,
    field: 'works[0].priceRange.to',
  }),
  once('a range of prices that ends where it begins', work('priceRange: {from: 5, to: 5}'), {
    code: 'rangeUpsideDown',
    at: `${gips}:15:31`,
    field: 'works[0].priceRange.to',
    named: { value: '5', other: '5' },
  }),
  once('a day on which a work was sold that no calendar has', sold('2025-02-30'), {
    ...isoDay(`${gips}:16:11`, 'works[0].asOf', '2025-02-30'),
  }),
  once(
    'a last day that no calendar has, of an edition with a sold work',
    all(
      sold('2025-04-03'),
      replace('2025/edition.yaml', 'lastDay: "2025-04-03"', 'lastDay: "2025-03-99"'),
    ),
    isoDay('2025/edition.yaml:2:10', 'lastDay', '2025-03-99'),
  ),
  once('a copy whose number is a word', work('copies: {number: x, of: 3}'), {
    code: 'notNumber',
    at: `${gips}:15:22`,
    field: 'works[0].copies.number',
    named: { given: 'x' },
  }),
  once('copies whose count is a word', work('copies: {number: 3, of: x}'), {
    code: 'notNumber',
    at: `${gips}:15:29`,
    field: 'works[0].copies.of',
    named: { given: 'x' },
  }),
  once('a hall without its id', replace('2026/plan.yaml', '  - {id: row-d,', '  - {idd: row-d,'), {
    code: 'unknownKey',
    at: '2026/plan.yaml:3:6',
    field: 'halls[0].idd',
    named: { nearest: 'id' },
  }),
];

/** What is just allowed: the limit itself. */
export const goodLimits: Record<string, Edit> = {
  'an edition of one day': replace(
    '2025/edition.yaml',
    'lastDay: "2025-04-03"',
    'lastDay: "2025-04-02"',
  ),
  'applications of one day': replace(
    edition,
    'applicationsClose:',
    'applicationsOpen: "2026-02-01"\napplicationsClose:',
  ),
  'applications until the day before the fair': replace(
    edition,
    'applicationsClose: "2026-02-01"',
    'applicationsClose: "2026-04-01"',
  ),
  'one age': ages('{from: 6, to: 6}'),
  'an event that begins in a hall when the one before ends': all(
    replace(day, 'hall: workshop', 'hall: great-hall'),
    replace(day, 'start: "13:30"', 'start: "14:00"'),
  ),
  'an event in a hall that another has left free by being cancelled': replace(
    day,
    'hall: workshop',
    'hall: great-hall\n  status: cancelled\n  note: {ru: Гипс не пришёл., en: No plaster came.}',
  ),
  'a work sold on the last day': sold('2025-04-03'),
};

function sold(asOf: string): Edit {
  return work('availability: sold', `asOf: "${asOf}"`);
}
