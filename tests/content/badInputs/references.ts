import { all, append, move, replace, remove, write } from '../baseContent';
import type { BadInput } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const visitor = 'pages/visitor.yaml';
const photos = '2025/photos/captions.yaml';

/** What one file says of another that is not so. */
export const referenceInputs: BadInput[] = [
  {
    name: 'a speaker with a typing slip',
    edit: replace(day, '2025/vera-gips', '2025/vera-gps'),
    expected: [
      {
        code: 'noSuchRecord',
        at: '2026/programme/2026-04-02.yaml:18:29',
        field: '[1].speakers[1]',
        named: { value: '2025/vera-gps', nearest: '2025/vera-gips' },
      },
    ],
  },
  {
    name: 'a speaker of another year without the year',
    edit: replace(day, '2025/vera-gips', 'vera-gips'),
    expected: [
      {
        code: 'noSuchRecord',
        at: '2026/programme/2026-04-02.yaml:18:29',
        field: '[1].speakers[1]',
        named: { value: 'vera-gips', nearest: '2025/vera-gips' },
      },
    ],
  },
  {
    name: 'a speaker nobody knows',
    edit: replace(day, 'lev-treshchin', 'anna-karenina'),
    expected: [
      {
        code: 'noSuchRecord',
        at: '2026/programme/2026-04-02.yaml:18:14',
        field: '[1].speakers[0]',
        named: { value: 'anna-karenina' },
      },
    ],
  },
  {
    name: 'an exhibitor of the wrong year',
    edit: replace(day, '2025/gips', '2024/gips'),
    expected: [
      {
        code: 'noSuchRecord',
        at: '2026/programme/2026-04-02.yaml:19:16',
        field: '[1].exhibitors[0]',
        named: { value: '2024/gips', nearest: '2025/gips' },
      },
    ],
  },
  {
    name: 'a chosen event that is not there',
    edit: append('pages/index.yaml', section('programme', 'sessions', 'openning')),
    expected: [
      {
        code: 'noSuchRecord',
        at: 'pages/index.yaml:9:16',
        field: 'sections[0].sessions[0]',
        named: { value: 'openning', nearest: '2026/opening' },
      },
    ],
  },
  {
    name: 'a chosen event of a year without events',
    edit: append('pages/index.yaml', section('programme', 'sessions', '2025/opening')),
    expected: [
      {
        code: 'noSuchRecord',
        at: 'pages/index.yaml:9:16',
        field: 'sections[0].sessions[0]',
        named: { value: '2025/opening', nearest: '2026/opening' },
      },
    ],
  },
  {
    name: 'a chosen speaker of another year without the year',
    edit: append('pages/index.yaml', section('speakers', 'speakers', 'vera-gips')),
    expected: [
      {
        code: 'noSuchRecord',
        at: 'pages/index.yaml:9:16',
        field: 'sections[0].speakers[0]',
        named: { value: 'vera-gips', nearest: '2025/vera-gips' },
      },
    ],
  },
  {
    name: 'a chosen event of a day that cannot be read',
    edit: all(
      append('pages/index.yaml', section('programme', 'sessions', 'opening')),
      replace(day, 'kind: talk', 'kind talk'),
    ),
    expected: [{ code: 'yamlColon', at: '2026/programme/2026-04-02.yaml:15:3' }],
  },
  {
    name: 'a hall that is not in the plan',
    edit: replace(day, 'hall: workshop', 'hall: cellar'),
    expected: [
      {
        code: 'noSuchHall',
        at: '2026/programme/2026-04-02.yaml:26:9',
        field: '[2].hall',
        named: { value: 'cellar', file: '2026/plan.yaml', choices: 'row-d, great-hall, workshop' },
      },
    ],
  },
  {
    name: 'a hall of a stand that is not in the plan',
    edit: replace('2026/plan.yaml', 'code: D11, hall: row-d', 'code: D11, hall: row-e'),
    expected: [
      {
        code: 'noSuchHall',
        at: '2026/plan.yaml:7:23',
        field: 'stands[0].hall',
        named: { value: 'row-e', file: '2026/plan.yaml', choices: 'row-d, great-hall, workshop' },
      },
    ],
  },
  {
    name: 'no plan at all',
    edit: all(remove('2025/plan.yaml'), remove('2026/plan.yaml')),
    expected: [{ code: 'noPlan', at: '2026/programme/2026-04-02.yaml:4:9', field: '[0].hall' }],
  },
  {
    name: 'a current year without its edition',
    edit: replace('site.yaml', 'currentEdition: 2026', 'currentEdition: 2027'),
    expected: [
      {
        code: 'noEdition',
        at: 'site.yaml:5:17',
        field: 'currentEdition',
        named: { value: '2027' },
      },
    ],
  },
  {
    name: 'a programme of a year without its edition',
    edit: remove('2026/edition.yaml'),
    expected: [
      { code: 'noEdition', at: '2026/programme/2026-04-02.yaml:1:1', named: { value: '2026' } },
      {
        code: 'noEdition',
        at: 'site.yaml:5:17',
        field: 'currentEdition',
        named: { value: '2026' },
      },
    ],
  },
  {
    name: 'a gallery of a year without photographs',
    edit: replace(visitor, 'photos: 2025', 'photos: 2024'),
    expected: [
      {
        code: 'noPhotos',
        at: 'pages/visitor.yaml:24:13',
        field: 'sections[2].photos',
        named: { value: '2024' },
      },
    ],
  },
  {
    name: 'a menu entry to a page that is not there',
    edit: replace('navigation.yaml', 'to: /visitor/', 'to: /visito/'),
    expected: [
      {
        code: 'noSuchPage',
        at: 'navigation.yaml:2:44',
        field: 'main[0].to',
        named: { value: '/visito/', nearest: '/visitor/' },
      },
    ],
  },
  {
    name: 'a menu entry to an exhibitor who is not there',
    edit: replace('navigation.yaml', 'to: /exhibitors/2025/', 'to: /exhibitors/2025/gyps/'),
    expected: [
      {
        code: 'noSuchPage',
        at: 'navigation.yaml:3:50',
        field: 'main[1].to',
        named: { value: '/exhibitors/2025/gyps/', nearest: '/exhibitors/2025/gips/' },
      },
    ],
  },
  {
    name: 'a link in a text to a page that is not there',
    edit: replace(gips, 'en: We cast hands.', 'en: "We cast [hands](/hands-and-feet/)."'),
    expected: [
      {
        code: 'noSuchPage',
        at: '2025/exhibitors/gips/index.yaml:6:46',
        field: 'text.en',
        named: { value: '/hands-and-feet/' },
      },
    ],
  },
  {
    name: 'a link in the second line of a block to a page that is not there',
    edit: replace(
      visitor,
      '[у участников](/exhibitors/2025/)',
      '[у участников](/exhibitors/2024/)',
    ),
    expected: [
      {
        code: 'noSuchPage',
        at: 'pages/visitor.yaml:12:36',
        field: 'sections[0].text.ru',
        named: { value: '/exhibitors/2024/', nearest: '/exhibitors/2025/' },
      },
    ],
  },
  {
    name: 'two links to pages that are not there in one text',
    edit: replace(gips, 'en: We cast hands.', 'en: "We cast [hands](/hands/) and [feet](/feet/)."'),
    expected: [
      {
        code: 'noSuchPage',
        at: '2025/exhibitors/gips/index.yaml:6:46',
        field: 'text.en',
        named: { value: '/hands/' },
      },
      {
        code: 'noSuchPage',
        at: '2025/exhibitors/gips/index.yaml:6:66',
        field: 'text.en',
        named: { value: '/feet/' },
      },
    ],
  },
  {
    name: 'a plan without its halls',
    edit: replace('2026/plan.yaml', 'id: workshop', 'idd: workshop'),
    expected: [
      {
        code: 'unknownKey',
        at: '2026/plan.yaml:5:6',
        field: 'halls[2].idd',
        named: { nearest: 'id' },
      },
    ],
  },
  {
    name: 'a picture that is not there',
    edit: replace(gips, 'picture: work.jpg', 'picture: wrok.jpg'),
    expected: [
      {
        code: 'pictureMissing',
        at: '2025/exhibitors/gips/index.yaml:9:14',
        field: 'works[0].picture',
        named: { value: 'wrok.jpg', nearest: 'work.jpg' },
      },
    ],
  },
  {
    name: 'a picture removed',
    edit: remove('2025/exhibitors/gips/work.jpg'),
    expected: [
      {
        code: 'pictureMissing',
        at: '2025/exhibitors/gips/index.yaml:9:14',
        field: 'works[0].picture',
        named: { value: 'work.jpg' },
      },
    ],
  },
  {
    name: 'a picture in another case',
    edit: replace(gips, 'picture: work.jpg', 'picture: Work.JPG'),
    expected: [
      {
        code: 'pictureMissing',
        at: '2025/exhibitors/gips/index.yaml:9:14',
        field: 'works[0].picture',
        named: { value: 'Work.JPG', nearest: 'work.jpg' },
      },
    ],
  },
  {
    name: 'a portrait removed',
    edit: remove('2025/speakers/vera-gips/portrait.jpg'),
    expected: [
      {
        code: 'pictureMissing',
        at: '2025/speakers/vera-gips/index.yaml:7:12',
        field: 'portrait.picture',
        named: { value: 'portrait.jpg' },
      },
    ],
  },
  {
    name: 'a logo removed',
    edit: remove('2026/partners/bandages/logo.svg'),
    expected: [
      {
        code: 'pictureMissing',
        at: '2026/partners/bandages/index.yaml:3:7',
        field: 'logo',
        named: { value: 'logo.svg' },
      },
    ],
  },
  {
    name: 'a cover that is not there',
    edit: append(
      '2026/edition.yaml',
      'cover:\n  picture: cover.jpg\n  alt: {ru: Двор, en: Yard}\n',
    ),
    expected: [
      {
        code: 'pictureMissing',
        at: '2026/edition.yaml:11:12',
        field: 'cover.picture',
        named: { value: 'cover.jpg' },
      },
    ],
  },
  {
    name: 'a photograph with a caption that is not there',
    edit: remove('2025/photos/hall.jpg'),
    expected: [
      {
        code: 'pictureMissing',
        at: '2025/photos/captions.yaml:6:12',
        field: '[1].picture',
        named: { value: 'hall.jpg' },
      },
    ],
  },
  {
    name: 'a stand given twice',
    edit: replace(glina, 'stand: D12', 'stand: D11'),
    expected: [
      {
        code: 'standTaken',
        at: '2025/exhibitors/glina/index.yaml:3:8',
        field: 'stand',
        named: { value: 'D11', other: '2025/exhibitors/gips/index.yaml' },
      },
    ],
  },
  {
    name: 'a stand that is not in the plan',
    edit: replace(glina, 'stand: D12', 'stand: D13'),
    expected: [
      {
        code: 'standNotInPlan',
        at: '2025/exhibitors/glina/index.yaml:3:8',
        field: 'stand',
        named: { value: 'D13', file: '2025/plan.yaml' },
      },
    ],
  },
  {
    name: 'an address of an event twice',
    edit: replace(day, 'slug: plaster-hand', 'slug: cracks'),
    expected: [
      {
        code: 'slugTaken',
        at: '2026/programme/2026-04-02.yaml:23:9',
        field: '[2].slug',
        named: { value: 'cracks', other: 'cracks (2026/programme/2026-04-02.yaml:11)' },
      },
    ],
  },
  {
    name: 'an address of an event twice in different days',
    edit: write('2026/programme/2026-04-03.yaml', session('opening')),
    expected: [
      {
        code: 'slugTaken',
        at: '2026/programme/2026-04-03.yaml:1:9',
        field: '[0].slug',
        named: { value: 'opening', other: 'opening (2026/programme/2026-04-02.yaml:1)' },
      },
    ],
  },
  {
    name: 'two events with one code in links of lists',
    edit: all(
      replace(day, 'slug: cracks', 'slug: talk-2r3f'),
      replace(day, 'slug: plaster-hand', 'slug: talk-8ey5'),
    ),
    expected: [
      {
        code: 'starCodeTaken',
        at: '2026/programme/2026-04-02.yaml:23:9',
        field: '[2].slug',
        named: { value: 'talk-8ey5', other: 'talk-2r3f (2026/programme/2026-04-02.yaml:11)' },
      },
    ],
  },
  {
    name: 'an event and an exhibitor with one code in links of lists',
    edit: all(
      move('2025/exhibitors/glina', '2025/exhibitors/shade-6ryu'),
      replace(day, 'slug: cracks', 'slug: talk-1077'),
    ),
    expected: [
      {
        code: 'starCodeTaken',
        at: '2026/programme/2026-04-02.yaml:11:9',
        field: '[1].slug',
        named: { value: 'talk-1077', other: '2025/exhibitors/shade-6ryu/index.yaml' },
      },
    ],
  },
  {
    name: 'a speaker and an exhibitor of a newer edition with one code in links of lists',
    edit: all(
      move('2025/speakers/vera-gips', '2025/speakers/vera-15q8'),
      replace(day, '2025/vera-gips', '2025/vera-15q8'),
      move('2025/exhibitors/glina', '2026/exhibitors/shade-5n20'),
    ),
    expected: [
      {
        code: 'starCodeTaken',
        at: '2026/exhibitors/shade-5n20/index.yaml:1:1',
        named: { value: 'shade-5n20', other: '2025/speakers/vera-15q8/index.yaml' },
      },
    ],
  },
  {
    name: 'a hall twice in a plan',
    edit: replace('2026/plan.yaml', 'id: workshop', 'id: great-hall'),
    expected: [
      {
        code: 'repeated',
        at: '2026/plan.yaml:5:10',
        field: 'halls[2].id',
        named: { value: 'great-hall', line: '4' },
      },
      {
        code: 'noSuchHall',
        at: '2026/programme/2026-04-02.yaml:26:9',
        field: '[2].hall',
        named: { value: 'workshop', file: '2026/plan.yaml', choices: 'row-d, great-hall' },
      },
    ],
  },
  {
    name: 'a stand twice in a plan',
    edit: replace(
      '2025/plan.yaml',
      '  - {code: D12, hall: row-d, x: 6',
      '  - {code: D12, hall: row-d, x: 18, y: 0, width: 5, height: 4}\n  - {code: D12, hall: row-d, x: 6',
    ),
    expected: [
      {
        code: 'repeated',
        at: '2025/plan.yaml:9:12',
        field: 'stands[2].code',
        named: { value: 'D12', line: '8' },
      },
    ],
  },
  {
    name: 'a photograph twice in captions',
    edit: append(photos, '- picture: court.jpg\n  caption: {ru: Он же, en: The same}\n'),
    expected: [
      {
        code: 'repeated',
        at: '2025/photos/captions.yaml:8:12',
        field: '[2].picture',
        named: { value: 'court.jpg', line: '1' },
      },
    ],
  },
  {
    name: 'an anchor twice on a page',
    edit: replace(visitor, 'anchor: photos', 'anchor: prices'),
    expected: [
      {
        code: 'repeated',
        at: 'pages/visitor.yaml:22:13',
        field: 'sections[2].anchor',
        named: { value: 'prices', line: '7' },
      },
    ],
  },
  {
    name: 'an anchor of a section that is a clause, too',
    edit: append(
      visitor,
      `  - kind: clauses
    anchor: terms
    title: {ru: Правила, en: Terms}
    clauses:
      - {title: {ru: Вход, en: Entry}, text: {ru: По билету., en: By ticket.}}
  - kind: text
    anchor: terms-1
    title: {ru: Вход, en: Entry}
    text: {ru: С улицы., en: From the street.}
`,
    ),
    expected: [
      {
        code: 'repeated',
        at: 'pages/visitor.yaml:36:13',
        field: 'sections[5].anchor',
        named: { value: 'terms-1', line: '34' },
      },
    ],
  },
  {
    name: 'a stand over the right edge of the plan',
    edit: replace(
      '2025/plan.yaml',
      'code: D12, hall: row-d, x: 6, y: 0, width: 5',
      'code: D12, hall: row-d, x: 6, y: 0, width: 55',
    ),
    expected: [
      {
        code: 'outsidePlan',
        at: '2025/plan.yaml:8:49',
        field: 'stands[1].width',
        named: { bounds: '60' },
      },
    ],
  },
  {
    name: 'a service below the plan',
    edit: replace('2025/plan.yaml', 'kind: entrance, x: 60, y: 20', 'kind: entrance, x: 60, y: 41'),
    expected: [
      {
        code: 'outsidePlan',
        at: '2025/plan.yaml:10:32',
        field: 'services[0].y',
        named: { bounds: '40' },
      },
    ],
  },
];

function section(kind: string, field: string, reference: string): string {
  return `sections:
  - kind: ${kind}
    anchor: ${kind}
    title: {ru: Избранное, en: Chosen}
    ${field}: [${reference}]
`;
}

function session(slug: string): string {
  return `- slug: ${slug}
  start: "12:00"
  end: "12:30"
  hall: great-hall
  kind: talk
  title: {ru: Второй день, en: Second day}
  summary: {ru: Он же., en: Once more.}
  audience: everyone
  spokenLanguages: [ru]
  registration: none
`;
}
