import { write } from '../baseContent';
import { badRows, inFile, sidesOf, type BadInputs } from './badInput';

const file = 'pages/tickets.yaml';
const head = `title: {ru: Билеты, en: Tickets}
description: {ru: Страница билетов., en: Page of tickets.}
titleBlock:
  titleH1: {ru: Билеты, en: Tickets}
sections:
`;
const types = [
  'standard',
  'professional',
  'vip',
  'children',
  'online-1-day',
  'online-3-days',
  'standard-discounted',
  'professional-discounted',
  'free',
];
const row = (type: string) => {
  const sold = type.startsWith('online') ? 'site' : 'box-office';
  return `      - {type: ${type}, name: {ru: Имя, en: Name}, what: {ru: Что, en: What}, price: 100, sold: [${sold}]}\n`;
};
const table = `${head}  - kind: tickets
    anchor: table
    title: {ru: Виды, en: Types}
    tickets:
${types.map(row).join('')}`;
const faulty = (from: string, to: string) => write(file, table.replace(from, to));
const inFaulty = badRows(file, (change) => faulty(...sidesOf(change)));
const section = (lines: string, page = file) => write(page, `${head}${lines}`);

/** Ticket tables and other visit sections with contradictions. */
export const visitInputs: BadInputs = {
  ...inFaulty`
    a price below nothing | price: 100 → price: -1 | 10:87 outOfRange sections[0].tickets[0].price value=-1 bounds=≥ 0
  `,
  ...inFile('2026/edition.yaml')`
    applications that end before they begin | applicationsClose: → applicationsOpen: "2026-02-10"⏎applicationsClose: | 10:20 daysOutOfOrder applicationsClose value=2026-02-01 other=2026-02-10
  `,
  'a table without one of the nine tickets': [
    faulty(row('free'), ''),
    `${file}:9:5 ticketMissing sections[0].tickets value=free`,
  ],
  'a ticket twice': [
    faulty(row('free'), row('free') + row('vip')),
    `${file}:19:16 ticketTwice sections[0].tickets[9].type value=vip`,
  ],
  'a free ticket sold on the site': [
    write(file, table.replace(row('free'), row('free').replace('[box-office]', '[site]'))),
    `${file}:18:95 boxOfficeOnly sections[0].tickets[8].sold[0] value=free`,
  ],
  'a dialog that names a form nobody has written': [
    section(
      `  - kind: dialog
    anchor: ball
    title: {ru: Бал, en: Ball}
    summary: {ru: Маски., en: Masks.}
    open: {ru: На бал, en: To the ball}
    text: {ru: Танцы., en: Dances.}
    forms:
      - {anchor: ball-form, title: {ru: Билеты, en: Seats}, form: ball}
`,
      'pages/navigation.yaml',
    ),
    'pages/navigation.yaml:13:67 noSuchForm sections[0].forms[0].form value=ball',
  ],
  'a phase there is none of': [
    section(`  - kind: phases
    anchor: now
    title: {ru: Сейчас, en: Now}
    phases:
      - {phase: soon, text: {ru: Скоро., en: Soon.}}
`),
    `${file}:10:17 oneOf sections[0].phases[0].phase value=soon choices=announced, applications-open, on-sale, running, over`,
  ],
  'a stage there is none of': [
    section(
      `  - kind: stages
    anchor: stages
    title: {ru: Этапы, en: Stages}
    stages:
      - {stage: dreams, title: {ru: Сны, en: Dreams}, text: {ru: Ждём., en: We wait.}}
`,
      'pages/for_participants.yaml',
    ),
    'pages/for_participants.yaml:10:17 oneOf sections[0].stages[0].stage value=dreams choices=curators, visualisation, stand, contract, payment, organisation',
  ],
  'a group of visitors there is none of': [
    section(`  - kind: admission
    anchor: free
    title: {ru: Даром, en: Free}
    groups:
      - {group: giants, who: {ru: Великаны, en: Giants}, document: {ru: Рост, en: Height}}
`),
    `${file}:10:17 oneOf sections[0].groups[0].group value=giants choices=young-children, veterans, heroes, large-families, disabled-1-2, conscripts, pupils, students, pensioners, disabled-3, employees`,
  ],
  'a section on a page that shows none of its kind': [
    section(`  - kind: hours
    anchor: hours
    title: {ru: Часы, en: Hours}
`),
    `${file}:6:11 sectionNotShown sections[0].kind value=hours`,
  ],
  'a section of a past event with the anchor of its works': [
    write(
      'pages/past_events/2025.yaml',
      `title: {ru: Ярмарка 2025 года, en: The 2025 fair}
description: {ru: Что было., en: What was on.}
titleBlock:
  titleH1: {ru: 2025 год, en: The year 2025}
sections:
  - kind: text
    anchor: works
    title: {ru: Работы, en: Works}
    text: {ru: Их помнят., en: They are remembered.}
`,
    ),
    'pages/past_events/2025.yaml:7:13 anchorTaken sections[0].anchor value=works',
  ],
  'a section of the home page on a text page': [
    section(
      `  - kind: exhibitors
    anchor: all
    title: {ru: Все, en: All}
`,
      'pages/visitor.yaml',
    ),
    'pages/visitor.yaml:6:11 sectionNotShown sections[0].kind value=exhibitors',
  ],
};
