import { inFile, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const visitor = 'pages/visitor.yaml';
const photos = '2025/photos/captions.yaml';

/** Fields that are missing, unknown, empty or malformed. */
export const fieldInputs: BadInputs = {
  ...inFile(gips)`
    a field left out | stand: D11⏎ → (nothing) | 1:1 required stand
    a field left out of nested fields | size: {height: 30, width: 20} → size: {height: 30} | 13:5 required works[0].size.width
    English left out | , en: Pskov → (nothing) | 4:1 missingEnglish city.en
    English of spaces only | en: Pskov → en: "   " | 4:23 missingEnglish city.en
    English of a no-break space | en: Pskov → en: "\u00a0" | 4:23 missingEnglish city.en
    Russian left out | {ru: Псков, en: Pskov} → {en: Pskov} | 4:1 missingRussian city.ru
    Russian empty | ru: Псков → ru: "" | 4:12 missingRussian city.ru
    Russian without a value | ru: Псков → ru: | 4:8 missingRussian city.ru
    a text without either language | city: {ru: Псков, en: Pskov} → city: {} | 4:1 missingRussian city.ru ; 4:1 missingEnglish city.en
    a key with a typing slip | medium: → medum: | 12:5 unknownKey works[0].medum nearest=medium
    a key of a language with a typing slip | en: Pskov → eng: Pskov | 4:19 unknownKey city.eng nearest=en
    a key in another case | stand: D11 → Stand: D11 | 3:1 unknownKey Stand nearest=stand
    a key with a Cyrillic letter | stand: D11 → stаnd: D11 | 3:1 unknownKey stаnd nearest=stand
    a key of nothing known | + horoscope: Leo⏎ | 17:1 unknownKey horoscope
    two unknown keys | + horoscope: Leo⏎websit: https://plaster.example⏎ | 17:1 unknownKey horoscope ; 18:1 unknownKey websit
    an unknown key with a comma | + "work, year": 2024⏎ | 17:1 unknownKey work, year
    an unknown key with a dot | + works.title: Hand⏎ | 17:1 unknownKey works.title
    an unknown key with brackets | + "works[0]": Hand⏎ | 17:1 unknownKey works[0]
    a value that is none of the list | sculptor → sculpter | 2:18 oneOf participantType value=sculpter choices=gallery, artist, photographer, sculptor
    a value of the list in Russian | sculptor → скульптор | 2:18 oneOf participantType value=скульптор choices=gallery, artist, photographer, sculptor
    a year too great | year: 2024 → year: 20240 | 11:11 outOfRange works[0].year value=20240 bounds=≤ 2100
    a height of nothing | height: 30 → height: 0 | 13:20 outOfRange works[0].size.height value=0 bounds=> 0
    a stand before its letter | stand: D11 → stand: 11D | 3:8 standCode stand value=11D
    a stand with a Cyrillic letter | stand: D11 → stand: Д11 | 3:8 standCode stand value=Д11
    a website without https | website: https://plaster.example → website: plaster.example | 7:10 webAddress website value=plaster.example
    a mail address with a space | hand@plaster.example → hand @plaster.example | 16:10 mailAddress contact.email value=hand @plaster.example
    a picture of a format browsers do not show | picture: work.jpg → picture: work.heic | 9:14 pictureFile works[0].picture value=work.heic
    a picture with its folder | picture: work.jpg → picture: gips/work.jpg | 9:14 pictureFile works[0].picture value=gips/work.jpg
  `,
  ...inFile(day)`
    a field left out of a record in a list | ⏎  hall: workshop → (nothing) | 23:3 required [2].hall
    a hall of spaces only | hall: workshop → hall: " " | 26:9 noSuchHall [2].hall value=  file=2026/plan.yaml choices=row-d, great-hall, workshop
    an unknown key in a session | ages: {from: 6, to: 12} → age: {from: 6, to: 12} | 31:3 unknownKey [2].age nearest=ages
    no language of a session | spokenLanguages: [ru]⏎  places → spokenLanguages: []⏎  places | 32:3 tooFew [2].spokenLanguages count=0 min=1
    a language nobody interprets | spokenLanguages: [ru]⏎  places → spokenLanguages: [ru, de]⏎  places | 32:25 oneOf [2].spokenLanguages[1] value=de choices=ru, en
    places by halves | places: 12 → places: 12.5 | 33:11 places [2].places value=12.5
    an hour of one figure | start: "13:30" → start: 9:30 | 24:10 clockTime [2].start value=9:30
    a time with a dot | start: "13:30" → start: 13.30 | 24:10 notText [2].start given=13.30
    an address of an event in Russian | slug: plaster-hand → slug: гипсовая-рука | 23:9 addressName [2].slug value=гипсовая-рука
    an address of an event with capitals | slug: plaster-hand → slug: Plaster Hand | 23:9 addressName [2].slug value=Plaster Hand
    an event with the address of a page | slug: plaster-hand → slug: changes | 23:9 reservedName [2].slug value=changes
    a speaker by name | speakers: [lev-treshchin, → speakers: [Лев Трещин, | 18:14 recordReference [1].speakers[0] value=Лев Трещин
    a change that does not say what | places: 12 → places: 12⏎  changes:⏎    - {at: "2026-03-30T14:05", status: changed} | 35:7 required [2].changes[0].what
  `,
  ...inFile('site.yaml')`
    a field of nested fields left out, line by line | ⏎  email: mail@fair.example → (nothing) | 6:1 required contacts.email
    nested fields left out as a whole | lead: {unit: uncertain, type: plaster, land: plaster2024, quoteId: "5778", emailTopLevelDomainMax: 6, redirectHosts: [fair.example]}⏎ → (nothing) | 1:1 required lead
    a phone number of words | "+7 495 000-00-00" → ask at the desk | 8:10 phoneNumber contacts.phone value=ask at the desk
    copies for the venue neither on nor off | socialLinks: → offline: false⏎socialLinks: | 10:10 notText offline given=false
    a network nobody knows | network: telegram → network: telegramm | 11:15 oneOf socialLinks[0].network value=telegramm choices=telegram, vk, instagram, youtube, dzen, behance
    a domain with https | domain: fair.example → domain: https://fair.example | 3:9 domain domain value=https://fair.example
  `,
  ...inFile('2025/speakers/vera-gips/index.yaml')`
    English left out of a block | ⏎  en: Vera Gips mends plaster. → (nothing) | 3:1 missingEnglish biography.en
  `,
  ...inFile('redirects.yaml')`
    a required text of spaces only | reason: The lottery is over. → reason: "  " | 11:11 required [2].reason
    an unknown key in a list of a root list | status: 302 → status: 302⏎  note: for a while | 4:3 unknownKey [0].note
    a status that hosts do not know | status: 302 → status: 303 | 3:11 oneOf [0].status value=303 choices=301, 302, 410
    a redirect without its target | ⏎  to: /visitor/ → (nothing) | 1:3 required [0].to
    a redirect to a page that is gone | - from: /lottery/⏎ → - from: /lottery/⏎  to: /visitor/⏎ | 10:7 goneTo [2].to
    a redirect from a full address | from: /buy/ → from: https://fair.example/buy/ | 1:9 redirectFrom [0].from value=https://fair.example/buy/
    a redirect from English | from: /buy/ → from: /en/buy/ | 1:9 redirectFrom [0].from value=/en/buy/
    a redirect from a query | from: /buy/ → from: /buy/?id=5 | 1:9 redirectFrom [0].from value=/buy/?id=5
    a redirect from the beginning of a word | from: /buy/ → from: /buy* | 1:9 redirectFrom [0].from value=/buy*
  `,
  ...inFile(visitor)`
    a key of another kind of section | photos: 2025 → photos: 2025⏎    steps: [] | 25:5 unknownKey sections[2].steps
    an unknown key in a section | photos: 2025 → photos: 2025⏎    fotos: 2024 | 25:5 unknownKey sections[2].fotos
    an unknown key deep in a section | {ru: Любой., en: Any.} → {ru: Любой., en: Any., de: Jeder.} | 20:85 unknownKey sections[1].steps[0].text.de
    a section without its kind | - kind: gallery⏎    anchor → - anchor | 21:5 required sections[2].kind
    a section of no known kind | kind: gallery → kind: galery | 21:11 oneOf sections[2].kind value=galery choices=text, steps, clauses, facts, people, accordion, gallery, form, links, call, way, hours, exhibitors, works, programme, speakers, partners, tickets, admission, refund, phases, stages, dialog, releases, pressPhotos, marks
    a section without its body | ⏎    photos: 2025 → (nothing) | 21:5 required sections[2].photos
    a step without its text | , text: {ru: Любой., en: Any.} → (nothing) | 20:9 required sections[1].steps[0].text
    an anchor in Russian | anchor: photos → anchor: снимки | 22:13 anchor sections[2].anchor value=снимки
  `,
  ...inFile('navigation.yaml')`
    an empty menu | main:⏎  - {label: {ru: Билеты, en: Tickets}, to: /visitor/}⏎  - {label: {ru: Участники, en: Exhibitors}, to: /exhibitors/2025/} → main: [] | 1:1 tooFew main count=0 min=1
    a link without its slash | to: /visitor/ → to: /visitor | 2:44 linkTarget main[0].to value=/visitor
    a link without its first slash | to: /visitor/ → to: tickets/ | 2:44 linkTarget main[0].to value=tickets/
  `,
  ...inFile('2026/plan.yaml')`
    a route of one point | + stepFreeRoutes:⏎  - name: {ru: Путь, en: A route}⏎    points: [{x: 1, y: 1}]⏎ | 13:5 tooFew stepFreeRoutes[0].points count=1 min=2
  `,
  ...inFile(photos)`
    a share over one | x: 0.5 → x: 50 | 5:19 outOfRange [0].focalPoint.x value=50 bounds=≤ 1
    a share in percent | x: 0.5 → x: 50% | 5:19 notNumber [0].focalPoint.x given=50%
  `,
  ...inFile('2026/edition.yaml')`
    a day that is no day | lastDay: "2026-04-03" → lastDay: "2026-04-31" | 2:10 isoDay lastDay value=2026-04-31
    a day written as in Russia | lastDay: "2026-04-03" → lastDay: 03.04.2026 | 2:10 isoDay lastDay value=03.04.2026
    a colour by its name | light: "#1f24ff" → light: ultramarine | 7:10 hexColour colour.light value=ultramarine
    a colour of three figures | light: "#1f24ff" → light: "#12f" | 7:10 hexColour colour.light value=#12f
  `,
  ...inFile('2026/partners/bandages/index.yaml')`
    a logo that is a photograph | logo.svg → logo.jpg | 3:7 logoFile logo value=logo.jpg
  `,
};
