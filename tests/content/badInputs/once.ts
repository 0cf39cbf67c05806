import { all, replace, type Edit } from '../baseContent';
import { badRows, inFile, type BadInputs } from './badInput';

const edition = '2026/edition.yaml';
const day = '2026/programme/2026-04-02.yaml';
const gips = '2025/exhibitors/gips/index.yaml';
const alt = '    alt: {ru: Гипсовая рука, en: A plaster hand}\n';

/** Adds lines to the sculptor's only work, from line 15 on. */
const work = (...lines: string[]): Edit =>
  replace(gips, alt, alt + lines.map((line) => `    ${line}\n`).join(''));

const inWork = badRows(gips, (line) => work(line));

/** Unreadable values are reported once; rules that compare them with others ignore them. */
export const onceInputs: BadInputs = {
  ...inFile(edition)`
    a pale colour of seven digits | light: "#1f24ff" → light: "#fffffff" | 7:10 hexColour colour.light value=#fffffff
    a pale colour after a letter | light: "#1f24ff" → light: "x#ffffff" | 7:10 hexColour colour.light value=x#ffffff
    a first day that no calendar has, after the last | firstDay: "2026-04-02" → firstDay: "2026-99-30" | 1:11 isoDay firstDay value=2026-99-30
    a first day that no calendar has, in another year | firstDay: "2026-04-02" → firstDay: "2025-02-30" | 1:11 isoDay firstDay value=2025-02-30
    applications that open on no day | applicationsClose: → applicationsOpen: "2026-13-01"⏎applicationsClose: | 9:19 isoDay applicationsOpen value=2026-13-01
    applications that close on no day | applicationsClose: "2026-02-01" → applicationsOpen: "2026-05-15"⏎applicationsClose: "2026-04-31" | 10:20 isoDay applicationsClose value=2026-04-31
  `,
  ...inFile(day)`
    an age in words to begin with | ages: {from: 6, to: 12} → ages: {from: six, to: 3} | 31:16 notNumber [2].ages.from given=six
    an age in words to end with | ages: {from: 6, to: 12} → ages: {from: 6, to: three} | 31:23 notNumber [2].ages.to given=three
    an end that is no time | end: "14:00" → end: "1:00" | 13:8 clockTime [1].end value=1:00
    a start that is no time | start: "13:30" → start: "16:60" | 24:10 clockTime [2].start value=16:60
  `,
  ...inWork`
    a copy whose number is a word | copies: {number: x, of: 3} | 15:22 notNumber works[0].copies.number given=x
    copies whose count is a word | copies: {number: 3, of: x} | 15:29 notNumber works[0].copies.of given=x
  `,
  ...inFile('2026/plan.yaml')`
    a hall without its id | - {id: row-d, → - {idd: row-d, | 3:6 unknownKey halls[0].idd nearest=id
  `,
  ...inFile('2027/programme/2027-04-02.yaml')`
    a programme of a year without an edition | = []⏎ | 1:1 noEdition value=2027
  `,
  ...inFile('2025/edition.yaml')`
    a last day that no calendar has, of an edition with a sold work | lastDay: "2025-04-03" → lastDay: "2025-03-99" && in ${gips}: ${alt} → ${alt}    availability: sold⏎    asOf: "2025-04-03"⏎ | 2:10 isoDay lastDay value=2025-03-99
  `,
};

/** Valid values at the limit. */
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
  'one age': replace(day, 'ages: {from: 6, to: 12}', 'ages: {from: 6, to: 6}'),
  'an event that begins in a hall when the one before ends': all(
    replace(day, 'hall: workshop', 'hall: great-hall'),
    replace(day, 'start: "13:30"', 'start: "14:00"'),
  ),
  'an event in a hall that another has left free by being cancelled': replace(
    day,
    'hall: workshop',
    'hall: great-hall\n  changes:\n    - at: "2026-03-30T14:05"\n      status: cancelled\n      what: {ru: Гипс не пришёл., en: No plaster came.}',
  ),
  'a work sold on the last day': work('availability: sold', 'asOf: "2025-04-03"'),
};
