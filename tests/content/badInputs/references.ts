import { all, append, replace, remove, write } from '../baseContent';
import { changed, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const visitor = 'pages/visitor.yaml';
const photos = '2025/photos/captions.yaml';
const inOldPlan = changed('2025/plan.yaml');

/** References to other files that are wrong. */
export const referenceInputs: BadInputs = {
  'a speaker with a typing slip': [
    replace(day, '2025/vera-gips', '2025/vera-gps'),
    `${day}:18:29 noSuchRecord [1].speakers[1] value=2025/vera-gps nearest=2025/vera-gips`,
  ],
  'a speaker of another year without the year': [
    replace(day, '2025/vera-gips', 'vera-gips'),
    `${day}:18:29 noSuchRecord [1].speakers[1] value=vera-gips nearest=2025/vera-gips`,
  ],
  'a speaker nobody knows': [
    replace(day, 'lev-treshchin', 'anna-karenina'),
    `${day}:18:14 noSuchRecord [1].speakers[0] value=anna-karenina`,
  ],
  'an exhibitor of the wrong year': [
    replace(day, '2025/gips', '2024/gips'),
    `${day}:19:16 noSuchRecord [1].exhibitors[0] value=2024/gips nearest=2025/gips`,
  ],
  'a chosen event that is not there': [
    append('pages/index.yaml', section('programme', 'sessions', 'openning')),
    'pages/index.yaml:9:16 noSuchRecord sections[0].sessions[0] value=openning nearest=2026/opening',
  ],
  'a chosen event of a year without events': [
    append('pages/index.yaml', section('programme', 'sessions', '2025/opening')),
    'pages/index.yaml:9:16 noSuchRecord sections[0].sessions[0] value=2025/opening nearest=2026/opening',
  ],
  'a chosen speaker of another year without the year': [
    append('pages/index.yaml', section('speakers', 'speakers', 'vera-gips')),
    'pages/index.yaml:9:16 noSuchRecord sections[0].speakers[0] value=vera-gips nearest=2025/vera-gips',
  ],
  'a chosen event of a day that cannot be read': [
    all(
      append('pages/index.yaml', section('programme', 'sessions', 'opening')),
      replace(day, 'kind: talk', 'kind talk'),
    ),
    `${day}:15:3 yamlColon`,
  ],
  'a hall that is not in the plan': [
    replace(day, 'hall: workshop', 'hall: cellar'),
    `${day}:26:9 noSuchHall [2].hall value=cellar file=2026/plan.yaml choices=row-d, great-hall, workshop`,
  ],
  'a hall of a stand that is not in the plan': [
    replace('2026/plan.yaml', 'code: D11, hall: row-d', 'code: D11, hall: row-e'),
    '2026/plan.yaml:7:23 noSuchHall stands[0].hall value=row-e file=2026/plan.yaml choices=row-d, great-hall, workshop',
  ],
  'no plan at all': [
    all(remove('2025/plan.yaml'), remove('2026/plan.yaml')),
    `${day}:4:9 noPlan [0].hall`,
  ],
  'a current year without its edition': [
    replace('site.yaml', 'currentEdition: 2026', 'currentEdition: 2027'),
    'site.yaml:5:17 noEdition currentEdition value=2027',
  ],
  'a programme of a year without its edition': [
    remove('2026/edition.yaml'),
    `${day}:1:1 noEdition value=2026`,
    'site.yaml:5:17 noEdition currentEdition value=2026',
  ],
  'a gallery of a year without photographs': [
    replace(visitor, 'photos: 2025', 'photos: 2024'),
    `${visitor}:24:13 noPhotos sections[2].photos value=2024`,
  ],
  'a menu entry to a page that is not there': [
    replace('navigation.yaml', 'to: /visitor/', 'to: /visito/'),
    'navigation.yaml:2:44 noSuchPage main[0].to value=/visito/ nearest=/visitor/',
  ],
  'a menu entry to an exhibitor who is not there': [
    replace('navigation.yaml', 'to: /exhibitors/2025/', 'to: /exhibitors/2025/gyps/'),
    'navigation.yaml:3:50 noSuchPage main[1].to value=/exhibitors/2025/gyps/ nearest=/exhibitors/2025/gips/',
  ],
  'a link in a text to a page that is not there': [
    replace(gips, 'en: We cast hands.', 'en: "We cast [hands](/hands-and-feet/)."'),
    `${gips}:6:46 noSuchPage text.en value=/hands-and-feet/`,
  ],
  'a link in the second line of a block to a page that is not there': [
    replace(visitor, '[у участников](/exhibitors/2025/)', '[у участников](/exhibitors/2024/)'),
    `${visitor}:12:36 noSuchPage sections[0].text.ru value=/exhibitors/2024/ nearest=/exhibitors/2025/`,
  ],
  'two links to pages that are not there in one text': [
    replace(gips, 'en: We cast hands.', 'en: "We cast [hands](/hands/) and [feet](/feet/)."'),
    `${gips}:6:46 noSuchPage text.en value=/hands/`,
    `${gips}:6:66 noSuchPage text.en value=/feet/`,
  ],
  'a plan without its halls': [
    replace('2026/plan.yaml', 'id: workshop', 'idd: workshop'),
    '2026/plan.yaml:5:6 unknownKey halls[2].idd nearest=id',
  ],
  'a picture that is not there': [
    replace(gips, 'picture: work.jpg', 'picture: wrok.jpg'),
    `${gips}:9:14 pictureMissing works[0].picture value=wrok.jpg nearest=work.jpg`,
  ],
  'a picture removed': [
    remove('2025/exhibitors/gips/work.jpg'),
    `${gips}:9:14 pictureMissing works[0].picture value=work.jpg`,
  ],
  'a picture in another case': [
    replace(gips, 'picture: work.jpg', 'picture: Work.JPG'),
    `${gips}:9:14 pictureMissing works[0].picture value=Work.JPG nearest=work.jpg`,
  ],
  'a portrait removed': [
    remove('2025/speakers/vera-gips/portrait.jpg'),
    '2025/speakers/vera-gips/index.yaml:7:12 pictureMissing portrait.picture value=portrait.jpg',
  ],
  'a logo removed': [
    remove('2026/partners/bandages/logo.svg'),
    '2026/partners/bandages/index.yaml:3:7 pictureMissing logo value=logo.svg',
  ],
  'a cover that is not there': [
    append('2026/edition.yaml', 'cover:\n  picture: cover.jpg\n  alt: {ru: Двор, en: Yard}\n'),
    '2026/edition.yaml:11:12 pictureMissing cover.picture value=cover.jpg',
  ],
  'a photograph with a caption that is not there': [
    remove('2025/photos/hall.jpg'),
    `${photos}:6:12 pictureMissing [1].picture value=hall.jpg`,
  ],
  'a stand given twice': [
    replace(glina, 'stand: D12', 'stand: D11'),
    `${glina}:3:8 standTaken stand value=D11 other=2025/exhibitors/gips/index.yaml`,
  ],
  'a stand that is not in the plan': [
    replace(glina, 'stand: D12', 'stand: D13'),
    `${glina}:3:8 standNotInPlan stand value=D13 file=2025/plan.yaml`,
  ],
  'an address of an event twice': [
    replace(day, 'slug: plaster-hand', 'slug: cracks'),
    `${day}:23:9 slugTaken [2].slug value=cracks other=cracks (2026/programme/2026-04-02.yaml:11)`,
  ],
  'an address of an event twice in different days': [
    write('2026/programme/2026-04-03.yaml', session('opening')),
    '2026/programme/2026-04-03.yaml:1:9 slugTaken [0].slug value=opening other=opening (2026/programme/2026-04-02.yaml:1)',
  ],
  'a hall twice in a plan': [
    replace('2026/plan.yaml', 'id: workshop', 'id: great-hall'),
    '2026/plan.yaml:5:10 repeated halls[2].id value=great-hall line=4',
    `${day}:26:9 noSuchHall [2].hall value=workshop file=2026/plan.yaml choices=row-d, great-hall`,
  ],
  'a stand twice in a plan': inOldPlan(
    '  - {code: D12, hall: row-d, x: 6',
    '  - {code: D12, hall: row-d, x: 18, y: 0, width: 5, height: 4}\n  - {code: D12, hall: row-d, x: 6',
    '9:12 repeated stands[2].code value=D12 line=8',
  ),
  'words of one service twice in a plan': [
    append(
      '2025/plan.yaml',
      `serviceWords:
  - {kind: toilet, words: {ru: [уборная], en: [loo]}}
  - {kind: toilet, words: {ru: [санузел], en: [WC]}}
`,
    ),
    '2025/plan.yaml:13:12 repeated serviceWords[1].kind value=toilet line=12',
  ],
  'a photograph twice in captions': [
    append(photos, '- picture: court.jpg\n  caption: {ru: Он же, en: The same}\n'),
    `${photos}:8:12 repeated [2].picture value=court.jpg line=1`,
  ],
  'an anchor twice on a page': [
    replace(visitor, 'anchor: photos', 'anchor: prices'),
    `${visitor}:22:13 repeated sections[2].anchor value=prices line=7`,
  ],
  'an anchor of a section that is a clause, too': [
    append(
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
    `${visitor}:36:13 repeated sections[5].anchor value=terms-1 line=34`,
  ],
  'a stand over the right edge of the plan': inOldPlan(
    'code: D12, hall: row-d, x: 6, y: 0, width: 5',
    'code: D12, hall: row-d, x: 6, y: 0, width: 55',
    '8:49 outsidePlan stands[1].width bounds=60',
  ),
  'a service below the plan': [
    replace('2025/plan.yaml', 'kind: entrance, x: 60, y: 20', 'kind: entrance, x: 60, y: 41'),
    '2025/plan.yaml:10:32 outsidePlan services[0].y bounds=40',
  ],
};

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
