import { append, replace } from '../baseContent';
import { changed, type BadInputs } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const visitor = 'pages/visitor.yaml';
const photos = '2025/photos/captions.yaml';
const inDay = changed(day);
const inGips = changed(gips);
const inNavigation = changed('navigation.yaml');
const inPhotos = changed(photos);
const inRedirects = changed('redirects.yaml');
const inSite = changed('site.yaml');

/** Fields that are missing, unknown, empty or malformed. */
export const fieldInputs: BadInputs = {
  'a field left out': [replace(gips, 'stand: D11\n', ''), `${gips}:1:1 required stand`],
  'a field left out of a record in a list': [
    replace(day, '  hall: workshop\n', ''),
    `${day}:23:3 required [2].hall`,
  ],
  'a field left out of nested fields': [
    replace(gips, 'size: {height: 30, width: 20}', 'size: {height: 30}'),
    `${gips}:13:5 required works[0].size.width`,
  ],
  'a field of nested fields left out, line by line': [
    replace('site.yaml', '  email: mail@fair.example\n', ''),
    'site.yaml:6:1 required contacts.email',
  ],
  'nested fields left out as a whole': inSite(
    'lead: {unit: uncertain, type: plaster, land: plaster2024, quoteId: "5778", emailTopLevelDomainMax: 6, redirectHosts: [fair.example]}\n',
    '',
    '1:1 required lead',
  ),
  'English left out': [replace(gips, ', en: Pskov', ''), `${gips}:4:1 missingEnglish city.en`],
  'English left out of a block': [
    replace('2025/speakers/vera-gips/index.yaml', '  en: Vera Gips mends plaster.\n', ''),
    '2025/speakers/vera-gips/index.yaml:3:1 missingEnglish biography.en',
  ],
  'Russian left out': [replace(gips, 'ru: Псков, ', ''), `${gips}:4:1 missingRussian city.ru`],
  'English of spaces only': inGips('en: Pskov', 'en: "   "', '4:23 missingEnglish city.en'),
  'English of a no-break space': inGips('en: Pskov', 'en: "\u00a0"', '4:23 missingEnglish city.en'),
  'Russian empty': [replace(gips, 'ru: Псков', 'ru: ""'), `${gips}:4:12 missingRussian city.ru`],
  'Russian without a value': inGips('ru: Псков', 'ru:', '4:8 missingRussian city.ru'),
  'a text without either language': [
    replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: {}'),
    `${gips}:4:1 missingRussian city.ru`,
    `${gips}:4:1 missingEnglish city.en`,
  ],
  'a required text of spaces only': [
    replace('redirects.yaml', 'reason: The lottery is over.', 'reason: "  "'),
    'redirects.yaml:11:11 required [2].reason',
  ],
  'a hall of spaces only': [
    replace(day, 'hall: workshop', 'hall: " "'),
    `${day}:26:9 noSuchHall [2].hall value=  file=2026/plan.yaml choices=row-d, great-hall, workshop`,
  ],
  'a key with a typing slip': [
    replace(gips, '    medium:', '    medum:'),
    `${gips}:12:5 unknownKey works[0].medum nearest=medium`,
  ],
  'a key of a language with a typing slip': [
    replace(gips, 'en: Pskov', 'eng: Pskov'),
    `${gips}:4:19 unknownKey city.eng nearest=en`,
  ],
  'a key in another case': inGips('stand: D11', 'Stand: D11', '3:1 unknownKey Stand nearest=stand'),
  'a key with a Cyrillic letter': [
    replace(gips, 'stand: D11', 'stаnd: D11'),
    `${gips}:3:1 unknownKey stаnd nearest=stand`,
  ],
  'a key of nothing known': [append(gips, 'horoscope: Leo\n'), `${gips}:17:1 unknownKey horoscope`],
  'two unknown keys': [
    append(gips, 'horoscope: Leo\nwebsit: https://plaster.example\n'),
    `${gips}:17:1 unknownKey horoscope`,
    `${gips}:18:1 unknownKey websit`,
  ],
  'an unknown key with a comma': [
    append(gips, '"work, year": 2024\n'),
    `${gips}:17:1 unknownKey work, year`,
  ],
  'an unknown key with a dot': [
    append(gips, 'works.title: Hand\n'),
    `${gips}:17:1 unknownKey works.title`,
  ],
  'an unknown key with brackets': [
    append(gips, '"works[0]": Hand\n'),
    `${gips}:17:1 unknownKey works[0]`,
  ],
  'an unknown key in a list of a root list': [
    replace('redirects.yaml', '  status: 302', '  status: 302\n  note: for a while'),
    'redirects.yaml:4:3 unknownKey [0].note',
  ],
  'an unknown key in a session': [
    replace(day, '  ages: {from: 6, to: 12}', '  age: {from: 6, to: 12}'),
    `${day}:31:3 unknownKey [2].age nearest=ages`,
  ],
  'a key of another kind of section': [
    replace(visitor, '    photos: 2025', '    photos: 2025\n    steps: []'),
    `${visitor}:25:5 unknownKey sections[2].steps`,
  ],
  'an unknown key in a section': [
    replace(visitor, '    photos: 2025', '    photos: 2025\n    fotos: 2024'),
    `${visitor}:25:5 unknownKey sections[2].fotos`,
  ],
  'an unknown key deep in a section': [
    replace(visitor, '{ru: Любой., en: Any.}', '{ru: Любой., en: Any., de: Jeder.}'),
    `${visitor}:20:85 unknownKey sections[1].steps[0].text.de`,
  ],
  'a section without its kind': [
    replace(visitor, '  - kind: gallery\n    anchor', '  - anchor'),
    `${visitor}:21:5 required sections[2].kind`,
  ],
  'a section of no known kind': [
    replace(visitor, 'kind: gallery', 'kind: galery'),
    `${visitor}:21:11 oneOf sections[2].kind value=galery choices=text, steps, clauses, facts, people, accordion, gallery, form, links, call, way, hours, exhibitors, works, programme, speakers, partners, tickets, admission, refund, phases, stages, dialog, releases, pressPhotos, marks`,
  ],
  'a section without its body': [
    replace(visitor, '    photos: 2025\n', ''),
    `${visitor}:21:5 required sections[2].photos`,
  ],
  'a step without its text': [
    replace(visitor, ', text: {ru: Любой., en: Any.}', ''),
    `${visitor}:20:9 required sections[1].steps[0].text`,
  ],
  'a value that is none of the list': [
    replace(gips, 'sculptor', 'sculpter'),
    `${gips}:2:18 oneOf participantType value=sculpter choices=gallery, artist, photographer, sculptor`,
  ],
  'a value of the list in Russian': [
    replace(gips, 'sculptor', 'скульптор'),
    `${gips}:2:18 oneOf participantType value=скульптор choices=gallery, artist, photographer, sculptor`,
  ],
  'no language of a session': [
    replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: []\n  places'),
    `${day}:32:3 tooFew [2].spokenLanguages count=0 min=1`,
  ],
  'a language nobody interprets': [
    replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: [ru, de]\n  places'),
    `${day}:32:25 oneOf [2].spokenLanguages[1] value=de choices=ru, en`,
  ],
  'a status that hosts do not know': [
    replace('redirects.yaml', 'status: 302', 'status: 303'),
    'redirects.yaml:3:11 oneOf [0].status value=303 choices=301, 302, 410',
  ],
  'an empty list of works': [
    replace(gips, worksOfGips(), 'works: []\n'),
    `${gips}:8:1 tooFew works count=0 min=1`,
  ],
  'an empty menu': inNavigation(
    'main:\n  - {label: {ru: Билеты, en: Tickets}, to: /visitor/}\n  - {label: {ru: Участники, en: Exhibitors}, to: /exhibitors/2025/}',
    'main: []',
    '1:1 tooFew main count=0 min=1',
  ),
  'a route of one point': [
    append(
      '2026/plan.yaml',
      'stepFreeRoutes:\n  - name: {ru: Путь, en: A route}\n    points: [{x: 1, y: 1}]\n',
    ),
    '2026/plan.yaml:13:5 tooFew stepFreeRoutes[0].points count=1 min=2',
  ],
  'a year too great': [
    replace(gips, 'year: 2024', 'year: 20240'),
    `${gips}:11:11 outOfRange works[0].year value=20240 bounds=≤ 2100`,
  ],
  'a height of nothing': [
    replace(gips, 'height: 30', 'height: 0'),
    `${gips}:13:20 outOfRange works[0].size.height value=0 bounds=> 0`,
  ],
  'places by halves': inDay('places: 12', 'places: 12.5', '33:11 places [2].places value=12.5'),
  'a share over one': [
    replace(photos, 'x: 0.5', 'x: 50'),
    `${photos}:5:19 outOfRange [0].focalPoint.x value=50 bounds=≤ 1`,
  ],
  'a share in percent': inPhotos('x: 0.5', 'x: 50%', '5:19 notNumber [0].focalPoint.x given=50%'),
  'a stand before its letter': inGips('stand: D11', 'stand: 11D', '3:8 standCode stand value=11D'),
  'a stand with a Cyrillic letter': [
    replace(gips, 'stand: D11', 'stand: Д11'),
    `${gips}:3:8 standCode stand value=Д11`,
  ],
  'a website without https': [
    replace(gips, 'website: https://plaster.example', 'website: plaster.example'),
    `${gips}:7:10 webAddress website value=plaster.example`,
  ],
  'a mail address with a space': [
    replace(gips, 'hand@plaster.example', 'hand @plaster.example'),
    `${gips}:16:10 mailAddress contact.email value=hand @plaster.example`,
  ],
  'a phone number of words': [
    replace('site.yaml', '"+7 495 000-00-00"', 'ask at the desk'),
    'site.yaml:8:10 phoneNumber contacts.phone value=ask at the desk',
  ],
  'copies for the venue neither on nor off': [
    replace('site.yaml', 'socialLinks:', 'offline: false\nsocialLinks:'),
    'site.yaml:10:10 notText offline given=false',
  ],
  'a network nobody knows': [
    replace('site.yaml', 'network: telegram', 'network: telegramm'),
    'site.yaml:11:15 oneOf socialLinks[0].network value=telegramm choices=telegram, vk, instagram, youtube, dzen, behance',
  ],
  'a domain with https': [
    replace('site.yaml', 'domain: fair.example', 'domain: https://fair.example'),
    'site.yaml:3:9 domain domain value=https://fair.example',
  ],
  'a link without its slash': [
    replace('navigation.yaml', 'to: /visitor/', 'to: /visitor'),
    'navigation.yaml:2:44 linkTarget main[0].to value=/visitor',
  ],
  'a link without its first slash': [
    replace('navigation.yaml', 'to: /visitor/', 'to: tickets/'),
    'navigation.yaml:2:44 linkTarget main[0].to value=tickets/',
  ],
  'an anchor in Russian': [
    replace(visitor, 'anchor: photos', 'anchor: снимки'),
    `${visitor}:22:13 anchor sections[2].anchor value=снимки`,
  ],
  'a day that is no day': [
    replace('2026/edition.yaml', 'lastDay: "2026-04-03"', 'lastDay: "2026-04-31"'),
    '2026/edition.yaml:2:10 isoDay lastDay value=2026-04-31',
  ],
  'a day written as in Russia': [
    replace('2026/edition.yaml', 'lastDay: "2026-04-03"', 'lastDay: 03.04.2026'),
    '2026/edition.yaml:2:10 isoDay lastDay value=03.04.2026',
  ],
  'a colour by its name': [
    replace('2026/edition.yaml', 'light: "#1f24ff"', 'light: ultramarine'),
    '2026/edition.yaml:7:10 hexColour colour.light value=ultramarine',
  ],
  'a colour of three figures': [
    replace('2026/edition.yaml', 'light: "#1f24ff"', 'light: "#12f"'),
    '2026/edition.yaml:7:10 hexColour colour.light value=#12f',
  ],
  'an hour of one figure': [
    replace(day, 'start: "13:30"', 'start: 9:30'),
    `${day}:24:10 clockTime [2].start value=9:30`,
  ],
  'a time with a dot': [
    replace(day, 'start: "13:30"', 'start: 13.30'),
    `${day}:24:10 notText [2].start given=13.30`,
  ],
  'an address of an event in Russian': [
    replace(day, 'slug: plaster-hand', 'slug: гипсовая-рука'),
    `${day}:23:9 addressName [2].slug value=гипсовая-рука`,
  ],
  'an address of an event with capitals': [
    replace(day, 'slug: plaster-hand', 'slug: Plaster Hand'),
    `${day}:23:9 addressName [2].slug value=Plaster Hand`,
  ],
  'an event with the address of a page': [
    replace(day, 'slug: plaster-hand', 'slug: changes'),
    `${day}:23:9 reservedName [2].slug value=changes`,
  ],
  'a speaker by name': [
    replace(day, 'speakers: [lev-treshchin,', 'speakers: [Лев Трещин,'),
    `${day}:18:14 recordReference [1].speakers[0] value=Лев Трещин`,
  ],
  'a picture of a format browsers do not show': [
    replace(gips, 'picture: work.jpg', 'picture: work.heic'),
    `${gips}:9:14 pictureFile works[0].picture value=work.heic`,
  ],
  'a picture with its folder': [
    replace(gips, 'picture: work.jpg', 'picture: gips/work.jpg'),
    `${gips}:9:14 pictureFile works[0].picture value=gips/work.jpg`,
  ],
  'a logo that is a photograph': [
    replace('2026/partners/bandages/index.yaml', 'logo.svg', 'logo.jpg'),
    '2026/partners/bandages/index.yaml:3:7 logoFile logo value=logo.jpg',
  ],
  'a change that does not say what': [
    replace(
      day,
      '  places: 12',
      '  places: 12\n  changes:\n    - {at: "2026-03-30T14:05", status: changed}',
    ),
    `${day}:35:7 required [2].changes[0].what`,
  ],
  'a redirect without its target': inRedirects('  to: /visitor/\n', '', '1:3 required [0].to'),
  'a redirect to a page that is gone': [
    replace('redirects.yaml', '- from: /lottery/\n', '- from: /lottery/\n  to: /visitor/\n'),
    'redirects.yaml:10:7 goneTo [2].to',
  ],
  'a redirect from a full address': [
    replace('redirects.yaml', 'from: /buy/', 'from: https://fair.example/buy/'),
    'redirects.yaml:1:9 redirectFrom [0].from value=https://fair.example/buy/',
  ],
  'a redirect from English': [
    replace('redirects.yaml', 'from: /buy/', 'from: /en/buy/'),
    'redirects.yaml:1:9 redirectFrom [0].from value=/en/buy/',
  ],
};

function worksOfGips(): string {
  return `works:
  - picture: work.jpg
    title: {ru: Рука, en: Hand}
    year: 2024
    medium: {ru: гипс, en: plaster}
    size: {height: 30, width: 20}
    alt: {ru: Гипсовая рука, en: A plaster hand}
`;
}
