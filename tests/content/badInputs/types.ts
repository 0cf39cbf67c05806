import { replace } from '../baseContent';
import type { BadInput } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const visitor = 'pages/visitor.yaml';

/**
 * Values of another type than the field's, most of them made by YAML out of what looked like text.
 */
export const typeInputs: BadInput[] = [
  {
    name: 'a day without quotes',
    edit: replace('2026/edition.yaml', 'firstDay: "2026-04-02"', 'firstDay: 2026-04-02'),
    expected: [
      {
        code: 'notText',
        at: '2026/edition.yaml:1:11',
        field: 'firstDay',
        named: { given: '2026-04-02' },
      },
    ],
  },
  {
    name: 'a time with seconds and day, without quotes',
    edit: replace('2026/edition.yaml', 'firstDay: "2026-04-02"', 'firstDay: 2026-04-02T10:00:00Z'),
    expected: [
      {
        code: 'notText',
        at: '2026/edition.yaml:1:11',
        field: 'firstDay',
        named: { given: '2026-04-02T10:00:00Z' },
      },
    ],
  },
  {
    name: '0123 for a text',
    edit: replace(gips, 'stand: D11', 'stand: 0123'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:3:8',
        field: 'stand',
        named: { given: '0123' },
      },
    ],
  },
  {
    name: '1.10 for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: 1.10'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:6:29',
        field: 'text.en',
        named: { given: '1.10' },
      },
    ],
  },
  {
    name: '0x1F for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: 0x1F'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:6:29',
        field: 'text.en',
        named: { given: '0x1F' },
      },
    ],
  },
  {
    name: '0b11 for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: 0b11'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:6:29',
        field: 'text.en',
        named: { given: '0b11' },
      },
    ],
  },
  {
    name: '1e3 for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: 1e3'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:6:29',
        field: 'text.en',
        named: { given: '1e3' },
      },
    ],
  },
  {
    name: 'a number with a comma',
    edit: replace(gips, 'size: {height: 30, width: 20}', 'size: {height: 30,5, width: 20}'),
    expected: [{ code: 'yamlComma', at: '2025/exhibitors/gips/index.yaml:13:23' }],
  },
  {
    name: 'a quoted number with a comma',
    edit: replace(gips, 'height: 30', 'height: "30,5"'),
    expected: [
      {
        code: 'notNumber',
        at: '2025/exhibitors/gips/index.yaml:13:20',
        field: 'works[0].size.height',
        named: { given: '30,5' },
      },
    ],
  },
  {
    name: 'a number with its unit',
    edit: replace(gips, 'height: 30', 'height: 30 cm'),
    expected: [
      {
        code: 'notNumber',
        at: '2025/exhibitors/gips/index.yaml:13:20',
        field: 'works[0].size.height',
        named: { given: '30 cm' },
      },
    ],
  },
  {
    name: 'infinity for a number',
    edit: replace(gips, 'height: 30', 'height: .inf'),
    expected: [
      {
        code: 'outOfRange',
        at: '2025/exhibitors/gips/index.yaml:13:20',
        field: 'works[0].size.height',
        named: { value: '.inf', bounds: '≤ 5000' },
      },
    ],
  },
  {
    name: 'no number for a number',
    edit: replace(gips, 'height: 30', 'height: .nan'),
    expected: [
      {
        code: 'notNumber',
        at: '2025/exhibitors/gips/index.yaml:13:20',
        field: 'works[0].size.height',
        named: { given: '.nan' },
      },
    ],
  },
  {
    name: 'a phone number without quotes',
    edit: replace('site.yaml', '"+7 495 000-00-00"', '+74950000000'),
    expected: [
      {
        code: 'notText',
        at: 'site.yaml:8:10',
        field: 'contacts.phone',
        named: { given: '+74950000000' },
      },
    ],
  },
  {
    name: 'a year as a title',
    edit: replace(gips, 'title: {ru: Рука, en: Hand}', 'title: {ru: 1984, en: 1984}'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:10:17',
        field: 'works[0].title.ru',
        named: { given: '1984' },
      },
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:10:27',
        field: 'works[0].title.en',
        named: { given: '1984' },
      },
    ],
  },
  {
    name: 'a quoted year where a number is due',
    edit: replace(gips, 'year: 2024', 'year: "2024"'),
    expected: [
      {
        code: 'notNumber',
        at: '2025/exhibitors/gips/index.yaml:11:11',
        field: 'works[0].year',
        named: { given: '"2024"' },
      },
    ],
  },
  {
    name: 'a day where a year is due',
    edit: replace(gips, 'year: 2024', 'year: 2024-05-01'),
    expected: [
      {
        code: 'notNumber',
        at: '2025/exhibitors/gips/index.yaml:11:11',
        field: 'works[0].year',
        named: { given: '2024-05-01' },
      },
    ],
  },
  {
    name: 'a range of years',
    edit: replace(gips, 'year: 2024', 'year: 2023–2024'),
    expected: [
      {
        code: 'notNumber',
        at: '2025/exhibitors/gips/index.yaml:11:11',
        field: 'works[0].year',
        named: { given: '2023–2024' },
      },
    ],
  },
  {
    name: 'half a year',
    edit: replace(gips, 'year: 2024', 'year: 2024.5'),
    expected: [
      {
        code: 'outOfRange',
        at: '2025/exhibitors/gips/index.yaml:11:11',
        field: 'works[0].year',
        named: { value: '2024.5', bounds: '1, 2, 3 …' },
      },
    ],
  },
  {
    name: 'yes for a boolean',
    edit: replace('pages/404.yaml', 'title: {', 'noindex: yes\ntitle: {'),
    expected: [
      { code: 'notBoolean', at: 'pages/404.yaml:1:10', field: 'noindex', named: { given: 'yes' } },
    ],
  },
  {
    name: 'a quoted boolean',
    edit: replace('2026/plan.yaml', 'stepFree: true', 'stepFree: "true"'),
    expected: [
      {
        code: 'notBoolean',
        at: '2026/plan.yaml:10:46',
        field: 'services[0].stepFree',
        named: { given: '"true"' },
      },
    ],
  },
  {
    name: 'true for a text',
    edit: replace(gips, 'en: We cast hands.', 'en: true'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:6:29',
        field: 'text.en',
        named: { given: 'true' },
      },
    ],
  },
  {
    name: '~ for a text',
    edit: replace(gips, 'stand: D11', 'stand: ~'),
    expected: [{ code: 'required', at: '2025/exhibitors/gips/index.yaml:3:1', field: 'stand' }],
  },
  {
    name: '~ for a field that may be left out',
    edit: replace(gips, 'website: https://plaster.example', 'website: ~'),
    expected: [{ code: 'noValue', at: '2025/exhibitors/gips/index.yaml:7:1', field: 'website' }],
  },
  {
    name: 'a name of a field without its value',
    edit: replace(gips, 'website: https://plaster.example', 'website:'),
    expected: [{ code: 'noValue', at: '2025/exhibitors/gips/index.yaml:7:1', field: 'website' }],
  },
  {
    name: 'null for a text of two languages',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: null'),
    expected: [{ code: 'required', at: '2025/exhibitors/gips/index.yaml:4:1', field: 'city' }],
  },
  {
    name: 'an empty list item',
    edit: replace(
      glina,
      '  - {ru: Иван Гончар, en: Ivan Gonchar}',
      '  - {ru: Иван Гончар, en: Ivan Gonchar}\n  -',
    ),
    expected: [
      { code: 'required', at: '2025/exhibitors/glina/index.yaml:9:4', field: 'artists[1]' },
    ],
  },
  {
    name: 'one text for two languages',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: Псков'),
    expected: [
      {
        code: 'notLocalized',
        at: '2025/exhibitors/gips/index.yaml:4:7',
        field: 'city',
        named: { given: 'Псков' },
      },
    ],
  },
  {
    name: 'a list for two languages',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: [Псков, Pskov]'),
    expected: [
      {
        code: 'notLocalized',
        at: '2025/exhibitors/gips/index.yaml:4:1',
        field: 'city',
        named: { given: 'list' },
      },
    ],
  },
  {
    name: 'fields for a text',
    edit: replace(gips, 'stand: D11', 'stand: {hall: D, number: 11}'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:3:1',
        field: 'stand',
        named: { given: 'fields' },
      },
    ],
  },
  {
    name: 'a list for a text',
    edit: replace(gips, 'stand: D11', 'stand: [D11, D12]'),
    expected: [
      {
        code: 'notText',
        at: '2025/exhibitors/gips/index.yaml:3:1',
        field: 'stand',
        named: { given: 'list' },
      },
    ],
  },
  {
    name: 'a text for a list',
    edit: replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: ru\n  places'),
    expected: [
      {
        code: 'notList',
        at: '2026/programme/2026-04-02.yaml:32:20',
        field: '[2].spokenLanguages',
        named: { given: 'ru' },
      },
    ],
  },
  {
    name: 'fields for a list',
    edit: replace(
      glina,
      '  - {ru: Иван Гончар, en: Ivan Gonchar}',
      '  {ru: Иван Гончар, en: Ivan Gonchar}',
    ),
    expected: [
      {
        code: 'notList',
        at: '2025/exhibitors/glina/index.yaml:7:1',
        field: 'artists',
        named: { given: 'fields' },
      },
    ],
  },
  {
    name: 'a list item that is a text',
    edit: replace(glina, '  - {ru: Иван Гончар, en: Ivan Gonchar}', '  - Иван Гончар'),
    expected: [
      {
        code: 'notLocalized',
        at: '2025/exhibitors/glina/index.yaml:8:5',
        field: 'artists[0]',
        named: { given: 'Иван Гончар' },
      },
    ],
  },
  {
    name: 'a text where a root list has records',
    edit: replace(
      'redirects.yaml',
      '- from: /lottery/\n  status: 410\n  reason: The lottery is over.',
      '- /lottery/',
    ),
    expected: [
      { code: 'notFields', at: 'redirects.yaml:9:3', field: '[2]', named: { given: '/lottery/' } },
    ],
  },
  {
    name: 'a date where fields are due',
    edit: replace(
      '2026/edition.yaml',
      'venue:\n  name: {ru: Гипсовый двор, en: Plaster Yard}\n  address: {ru: Псков, en: Pskov}',
      'venue: 2026-04-02',
    ),
    expected: [
      {
        code: 'notFields',
        at: '2026/edition.yaml:3:8',
        field: 'venue',
        named: { given: '2026-04-02' },
      },
    ],
  },
  {
    name: 'a section that is a text',
    edit: replace(
      visitor,
      '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
      '  - photos',
    ),
    expected: [
      {
        code: 'notFields',
        at: 'pages/visitor.yaml:21:5',
        field: 'sections[2]',
        named: { given: 'photos' },
      },
    ],
  },
  {
    name: 'a section that is a list',
    edit: replace(
      visitor,
      '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
      '  - [gallery, photos]',
    ),
    expected: [
      {
        code: 'notFields',
        at: 'pages/visitor.yaml:21:5',
        field: 'sections[2]',
        named: { given: 'list' },
      },
    ],
  },
  {
    name: 'an empty section',
    edit: replace(
      visitor,
      '  - kind: gallery\n    anchor: photos\n    title: {ru: Снимки, en: Photographs}\n    photos: 2025',
      '  -',
    ),
    expected: [{ code: 'required', at: 'pages/visitor.yaml:21:4', field: 'sections[2]' }],
  },
  {
    name: 'sections that are fields',
    edit: replace('pages/index.yaml', 'titleBlock:', 'sections: {kind: text}\ntitleBlock:'),
    expected: [
      {
        code: 'notList',
        at: 'pages/index.yaml:3:1',
        field: 'sections',
        named: { given: 'fields' },
      },
    ],
  },
  {
    name: 'a long text where a number is due',
    edit: replace(
      gips,
      'year: 2024',
      'year: the year in which the river froze and the plaster would not set for a month',
    ),
    expected: [
      {
        code: 'notNumber',
        at: '2025/exhibitors/gips/index.yaml:11:11',
        field: 'works[0].year',
        named: { given: 'the year in which the river froze and the plaster would not…' },
      },
    ],
  },
  {
    name: 'a text block where a number is due',
    edit: replace(gips, '    year: 2024', '    year: |\n      two thousand\n      twenty-four'),
    expected: [
      {
        code: 'notNumber',
        at: '2025/exhibitors/gips/index.yaml:11:11',
        field: 'works[0].year',
        named: { given: 'two thousand twenty-four' },
      },
    ],
  },
];
