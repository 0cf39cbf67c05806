import { append, replace } from '../baseContent';
import type { BadInput } from './badInput';

const gips = '2025/exhibitors/gips/index.yaml';
const day = '2026/programme/2026-04-02.yaml';
const visitor = 'pages/visitor.yaml';
const photos = '2025/photos/captions.yaml';

/** Fields that are missing, unknown, empty, or of another form than the schema asks. */
export const fieldInputs: BadInput[] = [
  {
    name: 'a field left out',
    edit: replace(gips, 'stand: D11\n', ''),
    expected: [{ code: 'required', at: '2025/exhibitors/gips/index.yaml:1:1', field: 'stand' }],
  },
  {
    name: 'a field left out of a record in a list',
    edit: replace(day, '  hall: workshop\n', ''),
    expected: [{ code: 'required', at: '2026/programme/2026-04-02.yaml:23:3', field: '[2].hall' }],
  },
  {
    name: 'a field left out of nested fields',
    edit: replace(gips, 'size: {height: 30, width: 20}', 'size: {height: 30}'),
    expected: [
      {
        code: 'required',
        at: '2025/exhibitors/gips/index.yaml:13:5',
        field: 'works[0].size.width',
      },
    ],
  },
  {
    name: 'a field of nested fields left out, line by line',
    edit: replace('site.yaml', '  email: mail@fair.example\n', ''),
    expected: [{ code: 'required', at: 'site.yaml:6:1', field: 'contacts.email' }],
  },
  {
    name: 'nested fields left out as a whole',
    edit: replace(gips, '    size: {height: 30, width: 20}\n', ''),
    expected: [
      { code: 'required', at: '2025/exhibitors/gips/index.yaml:9:5', field: 'works[0].size' },
    ],
  },
  {
    name: 'English left out',
    edit: replace(gips, ', en: Pskov', ''),
    expected: [
      { code: 'missingEnglish', at: '2025/exhibitors/gips/index.yaml:4:1', field: 'city.en' },
    ],
  },
  {
    name: 'English left out of a block',
    edit: replace('2025/speakers/vera-gips/index.yaml', '  en: Vera Gips mends plaster.\n', ''),
    expected: [
      {
        code: 'missingEnglish',
        at: '2025/speakers/vera-gips/index.yaml:3:1',
        field: 'biography.en',
      },
    ],
  },
  {
    name: 'Russian left out',
    edit: replace(gips, 'ru: Псков, ', ''),
    expected: [
      { code: 'missingRussian', at: '2025/exhibitors/gips/index.yaml:4:1', field: 'city.ru' },
    ],
  },
  {
    name: 'English of spaces only',
    edit: replace(gips, 'en: Pskov', 'en: "   "'),
    expected: [
      { code: 'missingEnglish', at: '2025/exhibitors/gips/index.yaml:4:23', field: 'city.en' },
    ],
  },
  {
    name: 'English of a no-break space',
    edit: replace(gips, 'en: Pskov', 'en: "\u00a0"'),
    expected: [
      { code: 'missingEnglish', at: '2025/exhibitors/gips/index.yaml:4:23', field: 'city.en' },
    ],
  },
  {
    name: 'Russian empty',
    edit: replace(gips, 'ru: Псков', 'ru: ""'),
    expected: [
      { code: 'missingRussian', at: '2025/exhibitors/gips/index.yaml:4:12', field: 'city.ru' },
    ],
  },
  {
    name: 'Russian without a value',
    edit: replace(gips, 'ru: Псков', 'ru:'),
    expected: [
      { code: 'missingRussian', at: '2025/exhibitors/gips/index.yaml:4:8', field: 'city.ru' },
    ],
  },
  {
    name: 'a text without either language',
    edit: replace(gips, 'city: {ru: Псков, en: Pskov}', 'city: {}'),
    expected: [
      { code: 'missingRussian', at: '2025/exhibitors/gips/index.yaml:4:1', field: 'city.ru' },
      { code: 'missingEnglish', at: '2025/exhibitors/gips/index.yaml:4:1', field: 'city.en' },
    ],
  },
  {
    name: 'a required text of spaces only',
    edit: replace('redirects.yaml', 'reason: The lottery is over.', 'reason: "  "'),
    expected: [{ code: 'required', at: 'redirects.yaml:11:11', field: '[2].reason' }],
  },
  {
    name: 'a hall of spaces only',
    edit: replace(day, 'hall: workshop', 'hall: " "'),
    expected: [
      {
        code: 'noSuchHall',
        at: '2026/programme/2026-04-02.yaml:26:9',
        field: '[2].hall',
        named: { value: ' ', file: '2026/plan.yaml', choices: 'row-d, great-hall, workshop' },
      },
    ],
  },
  {
    name: 'a key with a typing slip',
    edit: replace(gips, '    medium:', '    medum:'),
    expected: [
      {
        code: 'unknownKey',
        at: '2025/exhibitors/gips/index.yaml:12:5',
        field: 'works[0].medum',
        named: { nearest: 'medium' },
      },
    ],
  },
  {
    name: 'a key of a language with a typing slip',
    edit: replace(gips, 'en: Pskov', 'eng: Pskov'),
    expected: [
      {
        code: 'unknownKey',
        at: '2025/exhibitors/gips/index.yaml:4:19',
        field: 'city.eng',
        named: { nearest: 'en' },
      },
    ],
  },
  {
    name: 'a key in another case',
    edit: replace(gips, 'stand: D11', 'Stand: D11'),
    expected: [
      {
        code: 'unknownKey',
        at: '2025/exhibitors/gips/index.yaml:3:1',
        field: 'Stand',
        named: { nearest: 'stand' },
      },
    ],
  },
  {
    name: 'a key with a Cyrillic letter',
    edit: replace(gips, 'stand: D11', 'stаnd: D11'),
    expected: [
      {
        code: 'unknownKey',
        at: '2025/exhibitors/gips/index.yaml:3:1',
        field: 'stаnd',
        named: { nearest: 'stand' },
      },
    ],
  },
  {
    name: 'a key of nothing known',
    edit: append(gips, 'horoscope: Leo\n'),
    expected: [
      { code: 'unknownKey', at: '2025/exhibitors/gips/index.yaml:17:1', field: 'horoscope' },
    ],
  },
  {
    name: 'two unknown keys',
    edit: append(gips, 'horoscope: Leo\nwebsit: https://plaster.example\n'),
    expected: [
      { code: 'unknownKey', at: '2025/exhibitors/gips/index.yaml:17:1', field: 'horoscope' },
      { code: 'unknownKey', at: '2025/exhibitors/gips/index.yaml:18:1', field: 'websit' },
    ],
  },
  {
    name: 'an unknown key with a comma',
    edit: append(gips, '"work, year": 2024\n'),
    expected: [
      { code: 'unknownKey', at: '2025/exhibitors/gips/index.yaml:17:1', field: 'work, year' },
    ],
  },
  {
    name: 'an unknown key with a dot',
    edit: append(gips, 'works.title: Hand\n'),
    expected: [
      { code: 'unknownKey', at: '2025/exhibitors/gips/index.yaml:17:1', field: 'works.title' },
    ],
  },
  {
    name: 'an unknown key with brackets',
    edit: append(gips, '"works[0]": Hand\n'),
    expected: [
      { code: 'unknownKey', at: '2025/exhibitors/gips/index.yaml:17:1', field: 'works[0]' },
    ],
  },
  {
    name: 'an unknown key in a list of a root list',
    edit: replace('redirects.yaml', '  status: 302', '  status: 302\n  note: for a while'),
    expected: [{ code: 'unknownKey', at: 'redirects.yaml:4:3', field: '[0].note' }],
  },
  {
    name: 'an unknown key in a session',
    edit: replace(day, '  ages: {from: 6, to: 12}', '  age: {from: 6, to: 12}'),
    expected: [
      {
        code: 'unknownKey',
        at: '2026/programme/2026-04-02.yaml:31:3',
        field: '[2].age',
        named: { nearest: 'ages' },
      },
    ],
  },
  {
    name: 'a key of another kind of section',
    edit: replace(visitor, '    photos: 2025', '    photos: 2025\n    steps: []'),
    expected: [{ code: 'unknownKey', at: 'pages/visitor.yaml:25:5', field: 'sections[2].steps' }],
  },
  {
    name: 'an unknown key in a section',
    edit: replace(visitor, '    photos: 2025', '    photos: 2025\n    fotos: 2024'),
    expected: [{ code: 'unknownKey', at: 'pages/visitor.yaml:25:5', field: 'sections[2].fotos' }],
  },
  {
    name: 'an unknown key deep in a section',
    edit: replace(visitor, '{ru: Любой., en: Any.}', '{ru: Любой., en: Any., de: Jeder.}'),
    expected: [
      { code: 'unknownKey', at: 'pages/visitor.yaml:20:85', field: 'sections[1].steps[0].text.de' },
    ],
  },
  {
    name: 'a section without its kind',
    edit: replace(visitor, '  - kind: gallery\n    anchor', '  - anchor'),
    expected: [{ code: 'required', at: 'pages/visitor.yaml:21:5', field: 'sections[2].kind' }],
  },
  {
    name: 'a section of no known kind',
    edit: replace(visitor, 'kind: gallery', 'kind: galery'),
    expected: [
      {
        code: 'oneOf',
        at: 'pages/visitor.yaml:21:11',
        field: 'sections[2].kind',
        named: {
          value: 'galery',
          choices:
            'text, steps, clauses, facts, people, accordion, gallery, form, links, way, hours, exhibitors, works, programme, speakers, partners, tickets, ticketFinder, admission, refund, phases, dialog, stages',
        },
      },
    ],
  },
  {
    name: 'a section without its body',
    edit: replace(visitor, '    photos: 2025\n', ''),
    expected: [{ code: 'required', at: 'pages/visitor.yaml:21:5', field: 'sections[2].photos' }],
  },
  {
    name: 'a step without its text',
    edit: replace(visitor, ', text: {ru: Любой., en: Any.}', ''),
    expected: [
      { code: 'required', at: 'pages/visitor.yaml:20:9', field: 'sections[1].steps[0].text' },
    ],
  },
  {
    name: 'a value that is none of the list',
    edit: replace(gips, 'sculptor', 'sculpter'),
    expected: [
      {
        code: 'oneOf',
        at: '2025/exhibitors/gips/index.yaml:2:18',
        field: 'participantType',
        named: { value: 'sculpter', choices: 'gallery, artist, photographer, sculptor' },
      },
    ],
  },
  {
    name: 'a value of the list in Russian',
    edit: replace(gips, 'sculptor', 'скульптор'),
    expected: [
      {
        code: 'oneOf',
        at: '2025/exhibitors/gips/index.yaml:2:18',
        field: 'participantType',
        named: { value: 'скульптор', choices: 'gallery, artist, photographer, sculptor' },
      },
    ],
  },
  {
    name: 'no language of a session',
    edit: replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: []\n  places'),
    expected: [
      {
        code: 'tooFew',
        at: '2026/programme/2026-04-02.yaml:32:3',
        field: '[2].spokenLanguages',
        named: { count: '0', min: '1' },
      },
    ],
  },
  {
    name: 'a language nobody interprets',
    edit: replace(day, 'spokenLanguages: [ru]\n  places', 'spokenLanguages: [ru, de]\n  places'),
    expected: [
      {
        code: 'oneOf',
        at: '2026/programme/2026-04-02.yaml:32:25',
        field: '[2].spokenLanguages[1]',
        named: { value: 'de', choices: 'ru, en' },
      },
    ],
  },
  {
    name: 'a status that hosts do not know',
    edit: replace('redirects.yaml', 'status: 302', 'status: 303'),
    expected: [
      {
        code: 'oneOf',
        at: 'redirects.yaml:3:11',
        field: '[0].status',
        named: { value: '303', choices: '301, 302, 410' },
      },
    ],
  },
  {
    name: 'an empty list of works',
    edit: replace(gips, worksOfGips(), 'works: []\n'),
    expected: [
      {
        code: 'tooFew',
        at: '2025/exhibitors/gips/index.yaml:8:1',
        field: 'works',
        named: { count: '0', min: '1' },
      },
    ],
  },
  {
    name: 'an empty menu',
    edit: replace(
      'navigation.yaml',
      'main:\n  - {label: {ru: Билеты, en: Tickets}, to: /visitor/}\n  - {label: {ru: Участники, en: Exhibitors}, to: /exhibitors/2025/}',
      'main: []',
    ),
    expected: [
      { code: 'tooFew', at: 'navigation.yaml:1:1', field: 'main', named: { count: '0', min: '1' } },
    ],
  },
  {
    name: 'a route of one point',
    edit: append(
      '2026/plan.yaml',
      'stepFreeRoutes:\n  - name: {ru: Путь, en: A route}\n    points: [{x: 1, y: 1}]\n',
    ),
    expected: [
      {
        code: 'tooFew',
        at: '2026/plan.yaml:13:5',
        field: 'stepFreeRoutes[0].points',
        named: { count: '1', min: '2' },
      },
    ],
  },
  {
    name: 'a year too great',
    edit: replace(gips, 'year: 2024', 'year: 20240'),
    expected: [
      {
        code: 'outOfRange',
        at: '2025/exhibitors/gips/index.yaml:11:11',
        field: 'works[0].year',
        named: { value: '20240', bounds: '≤ 2100' },
      },
    ],
  },
  {
    name: 'a height of nothing',
    edit: replace(gips, 'height: 30', 'height: 0'),
    expected: [
      {
        code: 'outOfRange',
        at: '2025/exhibitors/gips/index.yaml:13:20',
        field: 'works[0].size.height',
        named: { value: '0', bounds: '> 0' },
      },
    ],
  },
  {
    name: 'places by halves',
    edit: replace(day, 'places: 12', 'places: 12.5'),
    expected: [
      {
        code: 'outOfRange',
        at: '2026/programme/2026-04-02.yaml:33:11',
        field: '[2].places',
        named: { value: '12.5', bounds: '1, 2, 3 …' },
      },
    ],
  },
  {
    name: 'a share over one',
    edit: replace(photos, 'x: 0.5', 'x: 50'),
    expected: [
      {
        code: 'outOfRange',
        at: '2025/photos/captions.yaml:5:19',
        field: '[0].focalPoint.x',
        named: { value: '50', bounds: '≤ 1' },
      },
    ],
  },
  {
    name: 'a share in percent',
    edit: replace(photos, 'x: 0.5', 'x: 50%'),
    expected: [
      {
        code: 'notNumber',
        at: '2025/photos/captions.yaml:5:19',
        field: '[0].focalPoint.x',
        named: { given: '50%' },
      },
    ],
  },
  {
    name: 'a stand before its letter',
    edit: replace(gips, 'stand: D11', 'stand: 11D'),
    expected: [
      {
        code: 'standCode',
        at: '2025/exhibitors/gips/index.yaml:3:8',
        field: 'stand',
        named: { value: '11D' },
      },
    ],
  },
  {
    name: 'a stand with a Cyrillic letter',
    edit: replace(gips, 'stand: D11', 'stand: Д11'),
    expected: [
      {
        code: 'standCode',
        at: '2025/exhibitors/gips/index.yaml:3:8',
        field: 'stand',
        named: { value: 'Д11' },
      },
    ],
  },
  {
    name: 'a website without https',
    edit: replace(gips, 'website: https://plaster.example', 'website: plaster.example'),
    expected: [
      {
        code: 'webAddress',
        at: '2025/exhibitors/gips/index.yaml:7:10',
        field: 'website',
        named: { value: 'plaster.example' },
      },
    ],
  },
  {
    name: 'a mail address with a space',
    edit: replace(gips, 'hand@plaster.example', 'hand @plaster.example'),
    expected: [
      {
        code: 'mailAddress',
        at: '2025/exhibitors/gips/index.yaml:16:10',
        field: 'contact.email',
        named: { value: 'hand @plaster.example' },
      },
    ],
  },
  {
    name: 'a phone number of words',
    edit: replace('site.yaml', '"+7 495 000-00-00"', 'ask at the desk'),
    expected: [
      {
        code: 'phoneNumber',
        at: 'site.yaml:8:10',
        field: 'contacts.phone',
        named: { value: 'ask at the desk' },
      },
    ],
  },
  {
    name: 'copies for the venue neither on nor off',
    edit: replace('site.yaml', 'socialLinks:', 'offline: false\nsocialLinks:'),
    expected: [
      { code: 'notText', at: 'site.yaml:10:10', field: 'offline', named: { given: 'false' } },
    ],
  },
  {
    name: 'a network nobody knows',
    edit: replace('site.yaml', 'network: telegram', 'network: telegramm'),
    expected: [
      {
        code: 'oneOf',
        at: 'site.yaml:11:15',
        field: 'socialLinks[0].network',
        named: { value: 'telegramm', choices: 'telegram, vk, instagram, youtube, dzen, behance' },
      },
    ],
  },
  {
    name: 'a domain with https',
    edit: replace('site.yaml', 'domain: fair.example', 'domain: https://fair.example'),
    expected: [
      {
        code: 'domain',
        at: 'site.yaml:3:9',
        field: 'domain',
        named: { value: 'https://fair.example' },
      },
    ],
  },
  {
    name: 'a link without its slash',
    edit: replace('navigation.yaml', 'to: /visitor/', 'to: /visitor'),
    expected: [
      {
        code: 'linkTarget',
        at: 'navigation.yaml:2:44',
        field: 'main[0].to',
        named: { value: '/visitor' },
      },
    ],
  },
  {
    name: 'a link without its first slash',
    edit: replace('navigation.yaml', 'to: /visitor/', 'to: tickets/'),
    expected: [
      {
        code: 'linkTarget',
        at: 'navigation.yaml:2:44',
        field: 'main[0].to',
        named: { value: 'tickets/' },
      },
    ],
  },
  {
    name: 'an anchor in Russian',
    edit: replace(visitor, 'anchor: photos', 'anchor: снимки'),
    expected: [
      {
        code: 'anchor',
        at: 'pages/visitor.yaml:22:13',
        field: 'sections[2].anchor',
        named: { value: 'снимки' },
      },
    ],
  },
  {
    name: 'a day that is no day',
    edit: replace('2026/edition.yaml', 'lastDay: "2026-04-03"', 'lastDay: "2026-04-31"'),
    expected: [
      {
        code: 'isoDay',
        at: '2026/edition.yaml:2:10',
        field: 'lastDay',
        named: { value: '2026-04-31' },
      },
    ],
  },
  {
    name: 'a day written as in Russia',
    edit: replace('2026/edition.yaml', 'lastDay: "2026-04-03"', 'lastDay: 03.04.2026'),
    expected: [
      {
        code: 'isoDay',
        at: '2026/edition.yaml:2:10',
        field: 'lastDay',
        named: { value: '03.04.2026' },
      },
    ],
  },
  {
    name: 'a colour by its name',
    edit: replace('2026/edition.yaml', 'light: "#1f24ff"', 'light: ultramarine'),
    expected: [
      {
        code: 'hexColour',
        at: '2026/edition.yaml:7:10',
        field: 'colour.light',
        named: { value: 'ultramarine' },
      },
    ],
  },
  {
    name: 'a colour of three figures',
    edit: replace('2026/edition.yaml', 'light: "#1f24ff"', 'light: "#12f"'),
    expected: [
      {
        code: 'hexColour',
        at: '2026/edition.yaml:7:10',
        field: 'colour.light',
        named: { value: '#12f' },
      },
    ],
  },
  {
    name: 'an hour of one figure',
    edit: replace(day, 'start: "13:30"', 'start: 9:30'),
    expected: [
      {
        code: 'clockTime',
        at: '2026/programme/2026-04-02.yaml:24:10',
        field: '[2].start',
        named: { value: '9:30' },
      },
    ],
  },
  {
    name: 'a time with a dot',
    edit: replace(day, 'start: "13:30"', 'start: 13.30'),
    expected: [
      {
        code: 'notText',
        at: '2026/programme/2026-04-02.yaml:24:10',
        field: '[2].start',
        named: { given: '13.30' },
      },
    ],
  },
  {
    name: 'the 25th hour',
    edit: replace(day, 'start: "13:30"', 'start: "25:30"'),
    expected: [
      {
        code: 'clockTime',
        at: '2026/programme/2026-04-02.yaml:24:10',
        field: '[2].start',
        named: { value: '25:30' },
      },
    ],
  },
  {
    name: 'an address of an event in Russian',
    edit: replace(day, 'slug: plaster-hand', 'slug: гипсовая-рука'),
    expected: [
      {
        code: 'addressName',
        at: '2026/programme/2026-04-02.yaml:23:9',
        field: '[2].slug',
        named: { value: 'гипсовая-рука' },
      },
    ],
  },
  {
    name: 'an address of an event with capitals',
    edit: replace(day, 'slug: plaster-hand', 'slug: Plaster Hand'),
    expected: [
      {
        code: 'addressName',
        at: '2026/programme/2026-04-02.yaml:23:9',
        field: '[2].slug',
        named: { value: 'Plaster Hand' },
      },
    ],
  },
  {
    name: 'a speaker by name',
    edit: replace(day, 'speakers: [lev-treshchin,', 'speakers: [Лев Трещин,'),
    expected: [
      {
        code: 'recordReference',
        at: '2026/programme/2026-04-02.yaml:18:14',
        field: '[1].speakers[0]',
        named: { value: 'Лев Трещин' },
      },
    ],
  },
  {
    name: 'a picture of a format browsers do not show',
    edit: replace(gips, 'picture: work.jpg', 'picture: work.heic'),
    expected: [
      {
        code: 'pictureFile',
        at: '2025/exhibitors/gips/index.yaml:9:14',
        field: 'works[0].picture',
        named: { value: 'work.heic' },
      },
    ],
  },
  {
    name: 'a picture with its folder',
    edit: replace(gips, 'picture: work.jpg', 'picture: gips/work.jpg'),
    expected: [
      {
        code: 'pictureFile',
        at: '2025/exhibitors/gips/index.yaml:9:14',
        field: 'works[0].picture',
        named: { value: 'gips/work.jpg' },
      },
    ],
  },
  {
    name: 'a logo that is a photograph',
    edit: replace('2026/partners/bandages/index.yaml', 'logo.svg', 'logo.jpg'),
    expected: [
      {
        code: 'logoFile',
        at: '2026/partners/bandages/index.yaml:3:7',
        field: 'logo',
        named: { value: 'logo.jpg' },
      },
    ],
  },
  {
    name: 'an event changed without a note',
    edit: replace(day, '  places: 12', '  places: 12\n  status: changed'),
    expected: [{ code: 'required', at: '2026/programme/2026-04-02.yaml:23:3', field: '[2].note' }],
  },
  {
    name: 'a redirect without its target',
    edit: replace('redirects.yaml', '  to: /visitor/\n', ''),
    expected: [{ code: 'required', at: 'redirects.yaml:1:3', field: '[0].to' }],
  },
  {
    name: 'a redirect to a page that is gone',
    edit: replace('redirects.yaml', '- from: /lottery/\n', '- from: /lottery/\n  to: /visitor/\n'),
    expected: [{ code: 'goneTo', at: 'redirects.yaml:10:7', field: '[2].to' }],
  },
  {
    name: 'a redirect from a full address',
    edit: replace('redirects.yaml', 'from: /buy/', 'from: https://fair.example/buy/'),
    expected: [
      {
        code: 'redirectFrom',
        at: 'redirects.yaml:1:9',
        field: '[0].from',
        named: { value: 'https://fair.example/buy/' },
      },
    ],
  },
  {
    name: 'a redirect from English',
    edit: replace('redirects.yaml', 'from: /buy/', 'from: /en/buy/'),
    expected: [
      {
        code: 'redirectFrom',
        at: 'redirects.yaml:1:9',
        field: '[0].from',
        named: { value: '/en/buy/' },
      },
    ],
  },
];

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
