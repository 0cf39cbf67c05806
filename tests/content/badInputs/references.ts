import { all, append, remove } from '../baseContent';
import { badRows, inFile, inFolder, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const glina = '2025/exhibitors/glina/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const visitor = 'pages/visitor.yaml';
const photos = '2025/photos/captions.yaml';

/** A section of the home page that chooses one record, by its kind, its field and the record. */
const section = (kind = '', field = '', reference = '') => `sections:
  - kind: ${kind}
    anchor: ${kind}
    title: {ru: Избранное, en: Chosen}
    ${field}: [${reference}]
`;
const inChosen = badRows('pages/index.yaml', (chosen) =>
  append('pages/index.yaml', section(...chosen.split(' '))),
);

const secondDay = `- slug: opening
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

/** References to other files that are wrong. */
export const referenceInputs: BadInputs = {
  ...inFile(day)`
    a speaker with a typing slip | 2025/vera-gips → 2025/vera-gps | 18:29 noSuchRecord [1].speakers[1] value=2025/vera-gps nearest=2025/vera-gips
    a speaker of another year without the year | 2025/vera-gips → vera-gips | 18:29 noSuchRecord [1].speakers[1] value=vera-gips nearest=2025/vera-gips
    a chosen event of a day that cannot be read | in pages/index.yaml: + ${section('programme', 'sessions', 'opening')} && kind: talk → kind talk | 15:3 yamlColon
    a speaker nobody knows | lev-treshchin → anna-karenina | 18:14 noSuchRecord [1].speakers[0] value=anna-karenina
    an exhibitor of the wrong year | 2025/gips → 2024/gips | 19:16 noSuchRecord [1].exhibitors[0] value=2024/gips nearest=2025/gips
    a hall that is not in the plan | hall: workshop → hall: cellar | 26:9 noSuchHall [2].hall value=cellar file=2026/plan.yaml choices=row-d, great-hall, workshop
    an address of an event twice | slug: plaster-hand → slug: cracks | 23:9 slugTaken [2].slug value=cracks other=cracks (2026/programme/2026-04-02.yaml:11)
  `,
  ...inFile('2026/programme/2026-04-03.yaml')`
    an address of an event twice in different days | = ${secondDay} | 1:9 slugTaken [0].slug value=opening other=opening (2026/programme/2026-04-02.yaml:1)
  `,
  ...inFile('2026/plan.yaml')`
    a hall of a stand that is not in the plan | code: D11, hall: row-d → code: D11, hall: row-e | 7:23 noSuchHall stands[0].hall value=row-e file=2026/plan.yaml choices=row-d, great-hall, workshop
    a plan without its halls | id: workshop → idd: workshop | 5:6 unknownKey halls[2].idd nearest=id
    a hall twice in a plan | id: workshop → id: great-hall | 5:10 repeated halls[2].id value=great-hall line=4 ; 2026/programme/2026-04-02.yaml:26:9 noSuchHall [2].hall value=workshop file=2026/plan.yaml choices=row-d, great-hall
  `,
  ...inFile('site.yaml')`
    a current year without its edition | currentEdition: 2026 → currentEdition: 2027 | 5:17 noEdition currentEdition value=2027
  `,
  ...inFile(visitor)`
    a gallery of a year without photographs | photos: 2025 → photos: 2024 | 24:13 noPhotos sections[2].photos value=2024
    a link in the second line of a block to a page that is not there | [у участников](/exhibitors/2025/) → [у участников](/exhibitors/2024/) | 12:36 noSuchPage sections[0].text.ru value=/exhibitors/2024/ nearest=/exhibitors/2025/
    an anchor twice on a page | anchor: photos → anchor: prices | 22:13 repeated sections[2].anchor value=prices line=7
    an anchor of a section that is a clause, too | +   - kind: clauses⏎    anchor: terms⏎    title: {ru: Правила, en: Terms}⏎    clauses:⏎      - {title: {ru: Вход, en: Entry}, text: {ru: По билету., en: By ticket.}}⏎  - kind: text⏎    anchor: terms-1⏎    title: {ru: Вход, en: Entry}⏎    text: {ru: С улицы., en: From the street.}⏎ | 36:13 repeated sections[5].anchor value=terms-1 line=34
  `,
  ...inFile('navigation.yaml')`
    a menu entry to a page that is not there | to: /visitor/ → to: /visito/ | 2:44 noSuchPage main[0].to value=/visito/ nearest=/visitor/
    a menu entry to an exhibitor who is not there | to: /exhibitors/2025/ → to: /exhibitors/2025/gyps/ | 3:50 noSuchPage main[1].to value=/exhibitors/2025/gyps/ nearest=/exhibitors/2025/gips/
  `,
  ...inFile(gips)`
    a link in a text to a page that is not there | en: We cast hands. → en: "We cast [hands](/hands-and-feet/)." | 6:46 noSuchPage text.en value=/hands-and-feet/
    two links to pages that are not there in one text | en: We cast hands. → en: "We cast [hands](/hands/) and [feet](/feet/)." | 6:46 noSuchPage text.en value=/hands/ ; 6:66 noSuchPage text.en value=/feet/
    a picture that is not there | picture: work.jpg → picture: wrok.jpg | 9:14 pictureMissing works[0].picture value=wrok.jpg nearest=work.jpg
    a picture in another case | picture: work.jpg → picture: Work.JPG | 9:14 pictureMissing works[0].picture value=Work.JPG nearest=work.jpg
  `,
  ...inFile('2026/edition.yaml')`
    a cover that is not there | + cover:⏎  picture: cover.jpg⏎  alt: {ru: Двор, en: Yard}⏎ | 11:12 pictureMissing cover.picture value=cover.jpg
  `,
  ...inFile(glina)`
    a stand given twice | stand: D12 → stand: D11 | 3:8 standTaken stand value=D11 other=2025/exhibitors/gips/index.yaml
    a stand that is not in the plan | stand: D12 → stand: D13 | 3:8 standNotInPlan stand value=D13 file=2025/plan.yaml
  `,
  ...inFile('2025/plan.yaml')`
    a stand twice in a plan | - {code: D12, hall: row-d, x: 6 → - {code: D12, hall: row-d, x: 18, y: 0, width: 5, height: 4}⏎  - {code: D12, hall: row-d, x: 6 | 9:12 repeated stands[2].code value=D12 line=8
    words of one service twice in a plan | + serviceWords:⏎  - {kind: toilet, words: {ru: [уборная], en: [loo]}}⏎  - {kind: toilet, words: {ru: [санузел], en: [WC]}}⏎ | 13:12 repeated serviceWords[1].kind value=toilet line=12
    a stand over the right edge of the plan | code: D12, hall: row-d, x: 6, y: 0, width: 5 → code: D12, hall: row-d, x: 6, y: 0, width: 55 | 8:49 outsidePlan stands[1].width bounds=60
    a service below the plan | kind: entrance, x: 60, y: 20 → kind: entrance, x: 60, y: 41 | 10:32 outsidePlan services[0].y bounds=40
  `,
  ...inFile(photos)`
    a photograph twice in captions | + - picture: court.jpg⏎  caption: {ru: Он же, en: The same}⏎ | 8:12 repeated [2].picture value=court.jpg line=1
  `,
  ...inChosen`
    a chosen event that is not there | programme sessions openning | 9:16 noSuchRecord sections[0].sessions[0] value=openning nearest=2026/opening
    a chosen event of a year without events | programme sessions 2025/opening | 9:16 noSuchRecord sections[0].sessions[0] value=2025/opening nearest=2026/opening
    a chosen speaker of another year without the year | speakers speakers vera-gips | 9:16 noSuchRecord sections[0].speakers[0] value=vera-gips nearest=2025/vera-gips
  `,
  ...inFolder`
    a programme of a year without its edition | 2026/edition.yaml → (nothing) | ${day}:1:1 noEdition value=2026 ; site.yaml:5:17 noEdition currentEdition value=2026
    a picture removed | 2025/exhibitors/gips/work.jpg → (nothing) | ${gips}:9:14 pictureMissing works[0].picture value=work.jpg
    a portrait removed | 2025/speakers/vera-gips/portrait.jpg → (nothing) | 2025/speakers/vera-gips/index.yaml:7:12 pictureMissing portrait.picture value=portrait.jpg
    a logo removed | 2026/partners/bandages/logo.svg → (nothing) | 2026/partners/bandages/index.yaml:3:7 pictureMissing logo value=logo.svg
    a photograph with a caption that is not there | 2025/photos/hall.jpg → (nothing) | ${photos}:6:12 pictureMissing [1].picture value=hall.jpg
  `,
  'no plan at all': [
    all(remove('2025/plan.yaml'), remove('2026/plan.yaml')),
    `${day}:4:9 noPlan [0].hall`,
  ],
};
