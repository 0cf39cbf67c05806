import { all, append, replace, type Edit } from '../baseContent';
import { badRows, inFile, sidesOf, type BadInputs } from './badInput';

const file = '2026/edition.yaml';
const programme = '2026/programme/2026-04-02.yaml';
const thursday =
  '  - {day: "2026-04-02", opens: "12:00", closes: "21:00", lastEntry: "20:30", who: {ru: ВИП, en: VIP}}\n';
const friday = '  - {day: "2026-04-03", opens: "12:00", closes: "21:00"}\n';
const exception =
  '  - {day: "2026-04-03", closes: "20:00", reason: {ru: Разбираем гипс., en: The plaster goes.}}\n';
const days = `hours:\n${thursday}${friday}`;
const hours = `${days}exceptions:\n${exception}`;

/** Valid hours. */
export const goodHours: [string, Edit][] = [
  ['hours with an exception', append(file, hours)],
  ['hours in another order', append(file, `hours:\n${friday}${thursday}`)],
  ['a last entry at closing', append(file, hours.replace('"20:30"', '"21:00"'))],
  [
    'a closed day without events',
    append(file, hours.replace('closes: "20:00", reason', 'closed: true, reason')),
  ],
  [
    // The talk at 13:00 is for professionals.
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
        '  changes:\n    - at: "2026-03-30T14:05"\n      status: cancelled\n      what: {ru: Ленты нет., en: No ribbon.}\n  audience: everyone',
      ),
    ),
  ],
];

const closed = hours.replace(
  '{day: "2026-04-03", closes: "20:00"',
  '{day: "2026-04-02", closed: true',
);
/** A table of changes of the hours, which are appended to the edition. */
const inHours = (written: string) =>
  badRows(file, (change) => {
    const [from, to] = sidesOf(change);
    if (!written.includes(from)) throw new Error(`There is no ${from}`);
    return append(file, written.replace(from, to));
  });

/** Impossible opening hours, and sessions while the fair is closed. */
export const hoursInputs: BadInputs = {
  ...inHours(days)`
    hours of a day that is not of the fair | 2026-04-03 → 2026-04-30 | 12:11 hoursOutsideEdition hours[1].day value=2026-04-30 first=2026-04-02 last=2026-04-03
    a closing before the opening | closes: "21:00"} → closes: "02:00"} | 12:49 closesTooEarly hours[1].closes value=02:00 other=12:00
    a closing at the opening | closes: "21:00"} → closes: "12:00"} | 12:49 closesTooEarly hours[1].closes value=12:00 other=12:00
    a day of hours misspelt, which may be the one that is missing | day: "2026-04-03" → dya: "2026-04-03" | 12:5 required hours[1].day ; 12:6 unknownKey hours[1].dya
    a day of hours that no calendar has | day: "2026-04-03" → day: "2026-04-33" | 12:11 isoDay hours[1].day value=2026-04-33
    a session before the fair opens | opens: "12:00" → opens: "13:30" | 2026/programme/2026-04-02.yaml:2:10 sessionBeforeOpening [0].start value=12:00 other=13:30 file=2026/edition.yaml
  `,
  ...inFile(file)`
    hours without a list | + hours: []⏎ | 10:1 tooFew hours count=0 min=1
    hours that leave out a day | + hours:⏎${thursday} | 10:1 hoursDayMissing hours value=2026-04-03
    a day with hours twice | + ${days}${friday} | 13:11 repeated hours[2].day value=2026-04-03 line=12
    exceptions without hours | + exceptions:⏎${exception} | 10:1 exceptionsWithoutHours exceptions
    hours misspelt, with exceptions | + ${hours.replace('hours:', 'hourss:')} | 10:1 unknownKey hourss nearest=hours
    two exceptions of a day | + ${hours}${exception} | 15:11 repeated exceptions[1].day value=2026-04-03 line=14
    hours of a fair whose first day no calendar has | + ${hours} && firstDay: "2026-04-02" → firstDay: "2026-04-32" | 1:11 isoDay firstDay value=2026-04-32
  `,
  ...inHours(hours)`
    an hour that is no time, with an exception of another day | opens: "12:00", closes: "21:00", lastEntry → opens: "12", closes: "21:00", lastEntry | 11:32 clockTime hours[0].opens value=12
    an hour that is no time | opens: "12:00", closes: "21:00"} → opens: "12", closes: "21:00"} | 12:32 clockTime hours[1].opens value=12
    a last entry after closing | "20:30" → "21:30" | 11:69 lastEntryOutside hours[0].lastEntry value=21:30 first=12:00 last=21:00
    a last entry at opening | "20:30" → "12:00" | 11:69 lastEntryOutside hours[0].lastEntry value=12:00 first=12:00 last=21:00
    visitors named in one language | {ru: ВИП, en: VIP} → {ru: ВИП} | 11:78 missingEnglish hours[0].who.en
    an exception of a day without hours | {day: "2026-04-03", closes: "20:00" → {day: "2026-04-04", closes: "20:00" | 14:11 exceptionWithoutDay exceptions[0].day value=2026-04-04 choices=2026-04-02, 2026-04-03
    an exception that says what the hours say | closes: "20:00" → closes: "21:00" | 14:11 exceptionChangesNothing exceptions[0].day value=2026-04-03
    an exception that says nothing | closes: "20:00", reason → reason | 14:11 exceptionChangesNothing exceptions[0].day value=2026-04-03
    an exception without a reason | , reason: {ru: Разбираем гипс., en: The plaster goes.} → (nothing) | 14:5 required exceptions[0].reason
    a closed day with a time | closes: "20:00" → closes: "20:00", closed: true | 14:33 closedWithTimes exceptions[0].closes value=20:00
    an exception that closes before the day opens | closes: "20:00" → closes: "11:00" | 14:33 closesTooEarly exceptions[0].closes value=11:00 other=12:00
    an exception whose last entry is after closing | closes: "20:00" → lastEntry: "21:01" | 14:36 lastEntryOutside exceptions[0].lastEntry value=21:01 first=12:00 last=21:00
    an exception that opens after the day closes | closes: "20:00" → opens: "22:00" | 14:32 closesTooEarly exceptions[0].opens value=21:00 other=22:00
    an exception that closes before the last entry | {day: "2026-04-03", closes: "20:00" → {day: "2026-04-02", closes: "20:00" | 14:33 lastEntryLeftBehind exceptions[0].closes value=20:30 first=12:00 last=20:00
    an exception that opens after the last entry | {day: "2026-04-03", closes: "20:00" → {day: "2026-04-02", opens: "20:45" | 14:32 lastEntryLeftBehind exceptions[0].opens value=20:30 first=20:45 last=21:00 ; 2026/programme/2026-04-02.yaml:2:10 sessionBeforeOpening [0].start value=12:00 other=20:45 file=2026/edition.yaml ; 2026/programme/2026-04-02.yaml:24:10 sessionBeforeOpening [2].start value=13:30 other=20:45 file=2026/edition.yaml
    an exception whose hour is no time | closes: "20:00" → closes: "8" | 14:33 clockTime exceptions[0].closes value=8
    a session that goes on after closing | {day: "2026-04-03", closes: "20:00" → {day: "2026-04-02", closes: "14:30", lastEntry: "14:00" | 2026/programme/2026-04-02.yaml:25:8 sessionAfterClosing [2].end value=15:00 other=14:30 file=2026/edition.yaml
  `,
  ...inFile(programme)`
    an event at no time, of a day with hours | in ${file}: + ${days} && start: "13:30" → start: "1:30" | 24:10 clockTime [2].start value=1:30
    an event that ends before it starts, of a day with hours | in ${file}: + ${days} && end: "15:00" → end: "11:00" | 25:8 endBeforeStart [2].end value=11:00 other=13:30
    an event that outlasts the fair into the night | in ${file}: + ${days} && end: "15:00" → end: "01:00" | 25:8 sessionAfterClosing [2].end value=01:00 other=21:00 file=${file}
    an event that outlasts the fair until midnight | in ${file}: + ${days} && end: "15:00" → end: "24:00" | 25:8 sessionAfterClosing [2].end value=24:00 other=21:00 file=${file}
    sessions on a closed day | in ${file}: + ${closed} &&   audience: children →   audience: professionals | 2:10 sessionOnClosedDay [0].start value=12:00 file=${file}
  `,
};
