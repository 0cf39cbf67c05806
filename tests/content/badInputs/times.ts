import { rewrite } from '../baseContent';
import { inFile, inFolder, type BadInputs } from './badInput';

const day = '2026/programme/2026-04-02.yaml';
const edition = '2026/edition.yaml';

/** Impossible days and times, and unreadable colours. */
export const timeInputs: BadInputs = {
  ...inFile(day)`
    an event that ends before it starts | end: "15:00" → end: "12:45" | 25:8 endBeforeStart [2].end value=12:45 other=13:30
    an event of no length | end: "15:00" → end: "13:30" | 25:8 endBeforeStart [2].end value=13:30 other=13:30
    an end in the morning | end: "14:00" → end: "07:00" | 13:8 endBeforeStart [1].end value=07:00 other=13:00
    two events at once in a hall | hall: workshop → hall: great-hall | 26:9 hallBusy [2].hall value=great-hall other=cracks (2026/programme/2026-04-02.yaml:11)
    a speaker at two events at once | audience: children → speakers: [2026/lev-treshchin]⏎  audience: children | 30:14 speakerBusy [2].speakers[0] value=2026/lev-treshchin other=cracks (2026/programme/2026-04-02.yaml:11)
    a change told before the one above it | places: 12 → places: 12⏎  changes:⏎    - {at: "2026-03-30T14:05", status: cancelled, what: {ru: Нет гипса., en: No plaster.}}⏎    - {at: "2026-03-30T14:00", status: scheduled, what: {ru: Есть., en: There is.}} | 36:12 changesOutOfOrder [2].changes[1].at value=2026-03-30T14:00 other=2026-03-30T14:05
    ages the wrong way round | ages: {from: 6, to: 12} → ages: {from: 12, to: 6} | 31:24 agesOutOfOrder [2].ages.to value=6 other=12
  `,
  ...inFile(edition)`
    a call that closes before it opens, recordings that end before they appear | + calls:⏎  media: {opens: "2026-01-02", closes: "2026-01-01"}⏎recordings: {by: "2026-05-01", until: "2026-04-30"}⏎ | 11:40 daysOutOfOrder calls.media.closes value=2026-01-01 other=2026-01-02 ; 12:39 daysOutOfOrder recordings.until value=2026-04-30 other=2026-05-01
    a last day before the first | lastDay: "2026-04-03" → lastDay: "2026-04-01" | 2:10 daysOutOfOrder lastDay value=2026-04-01 other=2026-04-02
    a first day in another year than the folder | firstDay: "2026-04-02" → firstDay: "2025-04-02" | 1:11 yearMismatch firstDay value=2025-04-02 other=2026
    applications that close after the fair began | applicationsClose: "2026-02-01" → applicationsClose: "2026-04-02" | 9:20 closesAfterFair applicationsClose value=2026-04-02 other=2026-04-02
    a colour too pale on white | light: "#1f24ff" → light: "#9a9dff" | 7:10 lowContrast colour.light value=#9a9dff other=#ffffff ratio=2.4
    a colour too dark on black | dark: "#9a9dff" → dark: "#1f24ff" | 8:9 lowContrast colour.dark value=#1f24ff other=#000000 ratio=2.8
  `,
  'an edition copied with its days': [
    rewrite(edition, (text) => text.replaceAll('2026-04', '2025-04')),
    `${edition}:1:11 yearMismatch firstDay value=2025-04-02 other=2026`,
    `${edition}:2:10 yearMismatch lastDay value=2025-04-03 other=2026`,
  ],
  ...inFolder`
    a programme on a day without the fair | ${day} → 2026/programme/2026-04-04.yaml | 2026/programme/2026-04-04.yaml:1:1 outsideEdition value=2026-04-04 first=2026-04-02 last=2026-04-03
    a programme file that is no day | ${day} → 2026/programme/thursday.yaml | 2026/programme/thursday.yaml:1:1 fileDay value=thursday
    a programme file of an impossible day | ${day} → 2026/programme/2026-04-31.yaml | 2026/programme/2026-04-31.yaml:1:1 fileDay value=2026-04-31
    a programme in the folder of another year | ${day} → 2025/programme/2026-04-02.yaml | 2025/programme/2026-04-02.yaml:1:1 outsideEdition value=2026-04-02 first=2025-04-02 last=2025-04-03 ; 2025/programme/2026-04-02.yaml:18:14 noSuchRecord [1].speakers[0] value=lev-treshchin nearest=2026/lev-treshchin
  `,
};
