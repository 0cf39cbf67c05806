import { replace } from '../baseContent';
import { changed, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const inEdition = changed('2026/edition.yaml');
const inGips = changed(gips);
const inGlina = changed(glina);
const inRedirects = changed('redirects.yaml');
const inVisitor = changed('pages/visitor.yaml');

/** Values of the wrong type, mostly because YAML does not read them as text. */
export const typeInputs: BadInputs = {
  'a day without quotes': [
    replace('2026/edition.yaml', 'firstDay: "2026-04-02"', 'firstDay: 2026-04-02'),
    '2026/edition.yaml:1:11 notText firstDay given=2026-04-02',
  ],
  'a time with seconds and day, without quotes': [
    replace('2026/edition.yaml', 'firstDay: "2026-04-02"', 'firstDay: 2026-04-02T10:00:00Z'),
    '2026/edition.yaml:1:11 notText firstDay given=2026-04-02T10:00:00Z',
  ],
  '0123 for a text': inGips('stand: D11', 'stand: 0123', '3:8 notText stand given=0123'),
  '1.10 for a text': inGips('en: We cast hands.', 'en: 1.10', '6:29 notText text.en given=1.10'),
  '0x1F for a text': inGips('en: We cast hands.', 'en: 0x1F', '6:29 notText text.en given=0x1F'),
  '0b11 for a text': inGips('en: We cast hands.', 'en: 0b11', '6:29 notText text.en given=0b11'),
  '1e3 for a text': inGips('en: We cast hands.', 'en: 1e3', '6:29 notText text.en given=1e3'),
  'a number with a comma': [
    replace(gips, 'size: {height: 30, width: 20}', 'size: {height: 30,5, width: 20}'),
    `${gips}:13:23 yamlComma`,
  ],
  'a quoted number with a comma': [
    replace(gips, 'height: 30', 'height: "30,5"'),
    `${gips}:13:20 notNumber works[0].size.height given=30,5`,
  ],
  'a number with its unit': [
    replace(gips, 'height: 30', 'height: 30 cm'),
    `${gips}:13:20 notNumber works[0].size.height given=30 cm`,
  ],
  'infinity for a number': [
    replace(gips, 'height: 30', 'height: .inf'),
    `${gips}:13:20 outOfRange works[0].size.height value=.inf bounds=≤ 5000`,
  ],
  'no number for a number': [
    replace(gips, 'height: 30', 'height: .nan'),
    `${gips}:13:20 notNumber works[0].size.height given=.nan`,
  ],
  'a phone number without quotes': [
    replace('site.yaml', '"+7 495 000-00-00"', '+74950000000'),
    'site.yaml:8:10 notText contacts.phone given=+74950000000',
  ],
  'a year as a title': [
    replace(gips, 'title: {ru: Рука, en: Hand}', 'title: {ru: 1984, en: 1984}'),
    `${gips}:10:17 notText works[0].title.ru given=1984`,
    `${gips}:10:27 notText works[0].title.en given=1984`,
  ],
  'a quoted year where a number is due': [
    replace(gips, 'year: 2024', 'year: "2024"'),
    `${gips}:11:11 notNumber works[0].year given="2024"`,
  ],
  'a day where a year is due': [
    replace(gips, 'year: 2024', 'year: 2024-05-01'),
    `${gips}:11:11 notNumber works[0].year given=2024-05-01`,
  ],
  'a range of years': [
    replace(gips, 'year: 2024', 'year: 2023–2024'),
    `${gips}:11:11 notNumber works[0].year given=2023–2024`,
  ],
  'half a year': [
    replace(gips, 'year: 2024', 'year: 2024.5'),
    `${gips}:11:11 outOfRange works[0].year value=2024.5 bounds=1, 2, 3 …`,
  ],
  'yes for a boolean': [
    replace('pages/404.yaml', 'title: {', 'noindex: yes\ntitle: {'),
    'pages/404.yaml:1:10 notBoolean noindex given=yes',
  ],
  'a quoted boolean': [
    replace('2026/plan.yaml', 'stepFree: true', 'stepFree: "true"'),
    '2026/plan.yaml:10:46 notBoolean services[0].stepFree given="true"',
  ],
  'true for a text': inGips('en: We cast hands.', 'en: true', '6:29 notText text.en given=true'),
  '~ for a text': [replace(gips, 'stand: D11', 'stand: ~'), `${gips}:3:1 required stand`],
  '~ for a field that may be left out': [
    replace(gips, 'website: https://plaster.example', 'website: ~'),
    `${gips}:7:1 noValue website`,
  ],
  'a name of a field without its value': [
    replace(gips, 'website: https://plaster.example', 'website:'),
    `${gips}:7:1 noValue website`,
  ],
  'null for a text of two languages': [
    replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: null'),
    `${gips}:4:1 required city`,
  ],
  'an empty list item': inGlina(
    '  - {ru: Иван Гончар, en: Ivan Gonchar}',
    '  - {ru: Иван Гончар, en: Ivan Gonchar}\n  -',
    '9:4 required artists[1]',
  ),
  'one text for two languages': [
    replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: Псков'),
    `${gips}:4:7 notLocalized city given=Псков`,
  ],
  'a list for two languages': [
    replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: [Псков, Pskov]'),
    `${gips}:4:1 notLocalized city given=list`,
  ],
  'fields for a text': [
    replace(gips, 'stand: D11', 'stand: {hall: D, number: 11}'),
    `${gips}:3:1 notText stand given=fields`,
  ],
  'a list for a text': inGips('stand: D11', 'stand: [D11, D12]', '3:1 notText stand given=list'),
  'a text for a list': [
    replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: ru\n  places'),
    `${day}:32:20 notList [2].spokenLanguages given=ru`,
  ],
  'fields for a list': inGlina(
    '  - {ru: Иван Гончар, en: Ivan Gonchar}',
    '  {ru: Иван Гончар, en: Ivan Gonchar}',
    '7:1 notList artists given=fields',
  ),
  'a list item that is a text': [
    replace(glina, '  - {ru: Иван Гончар, en: Ivan Gonchar}', '  - Иван Гончар'),
    `${glina}:8:5 notLocalized artists[0] given=Иван Гончар`,
  ],
  'a text where a root list has records': inRedirects(
    '- from: /lottery/\n  status: 410\n  reason: The lottery is over.',
    '- /lottery/',
    '9:3 notFields [2] given=/lottery/',
  ),
  'a date where fields are due': inEdition(
    'venue:\n  name: {ru: Гипсовый двор, en: Plaster Yard}\n  address: {ru: Псков, en: Pskov}',
    'venue: 2026-04-02',
    '3:8 notFields venue given=2026-04-02',
  ),
  'a section that is a text': inVisitor(
    '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
    '  - photos',
    '21:5 notFields sections[2] given=photos',
  ),
  'a section that is a list': inVisitor(
    '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
    '  - [gallery, photos]',
    '21:5 notFields sections[2] given=list',
  ),
  'an empty section': inVisitor(
    '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
    '  -',
    '21:4 required sections[2]',
  ),
  'sections that are fields': [
    replace('pages/index.yaml', 'titleBlock:', 'sections: {kind: text}\ntitleBlock:'),
    'pages/index.yaml:3:1 notList sections given=fields',
  ],
  'a long text where a number is due': inGips(
    'year: 2024',
    'year: the year in which the river froze and the plaster would not set for a month',
    '11:11 notNumber works[0].year given=the year in which the river froze and the plaster would not…',
  ),
  'a text block where a number is due': [
    replace(gips, '    year: 2024', '    year: |\n      two thousand\n      twenty-four'),
    `${gips}:11:11 notNumber works[0].year given=two thousand twenty-four`,
  ],
};
