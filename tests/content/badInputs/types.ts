import { inFile, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const day = '2026/programme/2026-04-02.yaml';

/** Values of the wrong type, mostly because YAML does not read them as text. */
export const typeInputs: BadInputs = {
  ...inFile('2026/edition.yaml')`
    a day without quotes | firstDay: "2026-04-02" → firstDay: 2026-04-02 | 1:11 notText firstDay given=2026-04-02
    a time with seconds and day, without quotes | firstDay: "2026-04-02" → firstDay: 2026-04-02T10:00:00Z | 1:11 notText firstDay given=2026-04-02T10:00:00Z
    a date where fields are due | venue:⏎  name: {ru: Гипсовый двор, en: Plaster Yard}⏎  address: {ru: Псков, en: Pskov} → venue: 2026-04-02 | 3:8 notFields venue given=2026-04-02
  `,
  ...inFile(gips)`
    0123 for a text | stand: D11 → stand: 0123 | 3:8 notText stand given=0123
    1.10 for a text | en: We cast hands. → en: 1.10 | 6:29 notText text.en given=1.10
    0x1F for a text | en: We cast hands. → en: 0x1F | 6:29 notText text.en given=0x1F
    0b11 for a text | en: We cast hands. → en: 0b11 | 6:29 notText text.en given=0b11
    1e3 for a text | en: We cast hands. → en: 1e3 | 6:29 notText text.en given=1e3
    a number with a comma | size: {height: 30, width: 20} → size: {height: 30,5, width: 20} | 13:23 yamlComma
    a quoted number with a comma | height: 30 → height: "30,5" | 13:20 notNumber works[0].size.height given=30,5
    a number with its unit | height: 30 → height: 30 cm | 13:20 notNumber works[0].size.height given=30 cm
    infinity for a number | height: 30 → height: .inf | 13:20 outOfRange works[0].size.height value=.inf bounds=≤ 5000
    no number for a number | height: 30 → height: .nan | 13:20 notNumber works[0].size.height given=.nan
    a year as a title | title: {ru: Рука, en: Hand} → title: {ru: 1984, en: 1984} | 10:17 notText works[0].title.ru given=1984 ; 10:27 notText works[0].title.en given=1984
    a quoted year where a number is due | year: 2024 → year: "2024" | 11:11 notNumber works[0].year given="2024"
    a day where a year is due | year: 2024 → year: 2024-05-01 | 11:11 notNumber works[0].year given=2024-05-01
    a range of years | year: 2024 → year: 2023–2024 | 11:11 notNumber works[0].year given=2023–2024
    half a year | year: 2024 → year: 2024.5 | 11:11 outOfRange works[0].year value=2024.5 bounds=1, 2, 3 …
    true for a text | en: We cast hands. → en: true | 6:29 notText text.en given=true
    ~ for a text | stand: D11 → stand: ~ | 3:1 required stand
    ~ for a field that may be left out | website: https://plaster.example → website: ~ | 7:1 noValue website
    a name of a field without its value | website: https://plaster.example → website: | 7:1 noValue website
    null for a text of two languages | city: {ru: Псков, en: Pskov} → city: null | 4:1 required city
    one text for two languages | city: {ru: Псков, en: Pskov} → city: Псков | 4:7 notLocalized city given=Псков
    a list for two languages | city: {ru: Псков, en: Pskov} → city: [Псков, Pskov] | 4:1 notLocalized city given=list
    fields for a text | stand: D11 → stand: {hall: D, number: 11} | 3:1 notText stand given=fields
    a list for a text | stand: D11 → stand: [D11, D12] | 3:1 notText stand given=list
    a long text where a number is due | year: 2024 → year: the year in which the river froze and the plaster would not set for a month | 11:11 notNumber works[0].year given=the year in which the river froze and the plaster would not…
    a text block where a number is due | year: 2024 → year: |⏎      two thousand⏎      twenty-four | 11:11 notNumber works[0].year given=two thousand twenty-four
  `,
  ...inFile('site.yaml')`
    a phone number without quotes | "+7 495 000-00-00" → +74950000000 | 8:10 notText contacts.phone given=+74950000000
  `,
  ...inFile('pages/404.yaml')`
    yes for a boolean | title: { → noindex: yes⏎title: { | 1:10 notBoolean noindex given=yes
  `,
  ...inFile('2026/plan.yaml')`
    a quoted boolean | stepFree: true → stepFree: "true" | 10:46 notBoolean services[0].stepFree given="true"
  `,
  ...inFile(glina)`
    an empty list item | - {ru: Иван Гончар, en: Ivan Gonchar} → - {ru: Иван Гончар, en: Ivan Gonchar}⏎  - | 9:4 required artists[1]
    fields for a list | - {ru: Иван Гончар, en: Ivan Gonchar} → {ru: Иван Гончар, en: Ivan Gonchar} | 7:1 notList artists given=fields
    a list item that is a text | - {ru: Иван Гончар, en: Ivan Gonchar} → - Иван Гончар | 8:5 notLocalized artists[0] given=Иван Гончар
  `,
  ...inFile(day)`
    a text for a list | spokenLanguages: [ru]⏎  places → spokenLanguages: ru⏎  places | 32:20 notList [2].spokenLanguages given=ru
  `,
  ...inFile('redirects.yaml')`
    a text where a root list has records | - from: /lottery/⏎  status: 410⏎  reason: The lottery is over. → - /lottery/ | 9:3 notFields [2] given=/lottery/
  `,
  ...inFile('pages/visitor.yaml')`
    a section that is a text | - kind: gallery⏎    anchor: photos⏎    title: {ru: Снимки, en: Photographs}⏎    photos: 2025 → - photos | 21:5 notFields sections[2] given=photos
    a section that is a list | - kind: gallery⏎    anchor: photos⏎    title: {ru: Снимки, en: Photographs}⏎    photos: 2025 → - [gallery, photos] | 21:5 notFields sections[2] given=list
    an empty section | - kind: gallery⏎    anchor: photos⏎    title: {ru: Снимки, en: Photographs}⏎    photos: 2025 → - | 21:4 required sections[2]
  `,
  ...inFile('pages/index.yaml')`
    sections that are fields | titleBlock: → sections: {kind: text}⏎titleBlock: | 3:1 notList sections given=fields
  `,
};
