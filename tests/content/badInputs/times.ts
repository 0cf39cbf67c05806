import { all, move, replace, rewrite } from '../baseContent';
import type { BadInputs } from './badInput';

const day = '2026/programme/2026-04-02.yaml';
const edition = '2026/edition.yaml';

/** Impossible days and times, and unreadable colours. */
export const timeInputs: BadInputs = {
  'an event that ends before it starts': [
    replace(day, 'end: "15:00"', 'end: "12:45"'),
    `${day}:25:8 endBeforeStart [2].end value=12:45 other=13:30`,
  ],
  'a call that closes before it opens, recordings that end before they appear': [
    rewrite(
      edition,
      (text) =>
        `${text}calls:\n  media: {opens: "2026-01-02", closes: "2026-01-01"}\nrecordings: {by: "2026-05-01", until: "2026-04-30"}\n`,
    ),
    `${edition}:11:40 daysOutOfOrder calls.media.closes value=2026-01-01 other=2026-01-02`,
    `${edition}:12:39 daysOutOfOrder recordings.until value=2026-04-30 other=2026-05-01`,
  ],
  'an event of no length': [
    replace(day, 'end: "15:00"', 'end: "13:30"'),
    `${day}:25:8 endBeforeStart [2].end value=13:30 other=13:30`,
  ],
  'an end in the morning': [
    replace(day, 'end: "14:00"', 'end: "07:00"'),
    `${day}:13:8 endBeforeStart [1].end value=07:00 other=13:00`,
  ],
  'two events at once in a hall': [
    replace(day, 'hall: workshop', 'hall: great-hall'),
    `${day}:26:9 hallBusy [2].hall value=great-hall other=cracks (2026/programme/2026-04-02.yaml:11)`,
  ],
  'a speaker at two events at once': [
    replace(day, '  audience: children', '  speakers: [2026/lev-treshchin]\n  audience: children'),
    `${day}:30:14 speakerBusy [2].speakers[0] value=2026/lev-treshchin other=cracks (2026/programme/2026-04-02.yaml:11)`,
  ],
  'a hall and a speaker at two events at once': [
    all(
      replace(day, 'hall: workshop', 'hall: great-hall'),
      replace(day, '  audience: children', '  speakers: [lev-treshchin]\n  audience: children'),
    ),
    `${day}:26:9 hallBusy [2].hall value=great-hall other=cracks (2026/programme/2026-04-02.yaml:11)`,
    `${day}:30:14 speakerBusy [2].speakers[0] value=2026/lev-treshchin other=cracks (2026/programme/2026-04-02.yaml:11)`,
  ],
  'a change told before the one above it': [
    replace(
      day,
      '  places: 12',
      `  places: 12
  changes:
    - {at: "2026-03-30T14:05", status: cancelled, what: {ru: Нет гипса., en: No plaster.}}
    - {at: "2026-03-30T14:00", status: scheduled, what: {ru: Есть., en: There is.}}`,
    ),
    `${day}:36:12 changesOutOfOrder [2].changes[1].at value=2026-03-30T14:00 other=2026-03-30T14:05`,
  ],
  'ages the wrong way round': [
    replace(day, 'ages: {from: 6, to: 12}', 'ages: {from: 12, to: 6}'),
    `${day}:31:24 agesOutOfOrder [2].ages.to value=6 other=12`,
  ],
  'a last day before the first': [
    replace(edition, 'lastDay: "2026-04-03"', 'lastDay: "2026-04-01"'),
    `${edition}:2:10 daysOutOfOrder lastDay value=2026-04-01 other=2026-04-02`,
  ],
  'a first day in another year than the folder': [
    replace(edition, 'firstDay: "2026-04-02"', 'firstDay: "2025-04-02"'),
    `${edition}:1:11 yearMismatch firstDay value=2025-04-02 other=2026`,
  ],
  'an edition copied with its days': [
    rewrite(edition, (text) => text.replaceAll('2026-04', '2025-04')),
    `${edition}:1:11 yearMismatch firstDay value=2025-04-02 other=2026`,
    `${edition}:2:10 yearMismatch lastDay value=2025-04-03 other=2026`,
  ],
  'applications that close after the fair began': [
    replace(edition, 'applicationsClose: "2026-02-01"', 'applicationsClose: "2026-04-02"'),
    `${edition}:9:20 closesAfterFair applicationsClose value=2026-04-02 other=2026-04-02`,
  ],
  'a programme on a day without the fair': [
    move(day, '2026/programme/2026-04-04.yaml'),
    '2026/programme/2026-04-04.yaml:1:1 outsideEdition value=2026-04-04 first=2026-04-02 last=2026-04-03',
  ],
  'a programme file that is no day': [
    move(day, '2026/programme/thursday.yaml'),
    '2026/programme/thursday.yaml:1:1 fileDay value=thursday',
  ],
  'a programme file of an impossible day': [
    move(day, '2026/programme/2026-04-31.yaml'),
    '2026/programme/2026-04-31.yaml:1:1 fileDay value=2026-04-31',
  ],
  'a programme in the folder of another year': [
    move(day, '2025/programme/2026-04-02.yaml'),
    '2025/programme/2026-04-02.yaml:1:1 outsideEdition value=2026-04-02 first=2025-04-02 last=2025-04-03',
    '2025/programme/2026-04-02.yaml:18:14 noSuchRecord [1].speakers[0] value=lev-treshchin nearest=2026/lev-treshchin',
  ],
  'a colour too pale on white': [
    replace(edition, 'light: "#1f24ff"', 'light: "#9a9dff"'),
    `${edition}:7:10 lowContrast colour.light value=#9a9dff other=#ffffff ratio=2.4`,
  ],
  'a colour too dark on black': [
    replace(edition, 'dark: "#9a9dff"', 'dark: "#1f24ff"'),
    `${edition}:8:9 lowContrast colour.dark value=#1f24ff other=#000000 ratio=2.8`,
  ],
};
