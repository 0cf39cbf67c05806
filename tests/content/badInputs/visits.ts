import { replace, write } from '../baseContent';
import type { BadInput } from './badInput';

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
  return `      - {type: ${type}, name: {ru: Имя, en: Name}, what: {ru: Что, en: What}, forWhom: {ru: Кому, en: Whom}, price: 100, sold: [${sold}]}\n`;
};
const table = `${head}  - kind: tickets
    anchor: table
    title: {ru: Виды, en: Types}
    tickets:
${types.map(row).join('')}`;
const faulty = (from: string, to: string) => write(file, table.replace(from, to));
const section = (lines: string, page = file) => write(page, `${head}${lines}`);

/** Tables of tickets and other sections for planning a visit that say what can't be. */
export const visitInputs: BadInput[] = [
  {
    name: 'a table without one of the nine tickets',
    edit: faulty(row('free'), ''),
    expected: [
      {
        code: 'ticketMissing',
        at: 'pages/tickets.yaml:9:5',
        field: 'sections[0].tickets',
        named: { value: 'free' },
      },
    ],
  },
  {
    name: 'a ticket twice',
    edit: faulty(row('free'), row('free') + row('vip')),
    expected: [
      {
        code: 'ticketTwice',
        at: 'pages/tickets.yaml:19:16',
        field: 'sections[0].tickets[9].type',
        named: { value: 'vip' },
      },
    ],
  },
  {
    name: 'a free ticket sold on the site',
    edit: write(file, table.replace(row('free'), row('free').replace('[box-office]', '[site]'))),
    expected: [
      {
        code: 'boxOfficeOnly',
        at: 'pages/tickets.yaml:18:126',
        field: 'sections[0].tickets[8].sold[0]',
        named: { value: 'free' },
      },
    ],
  },
  {
    name: 'a price below nothing',
    edit: faulty('price: 100', 'price: -1'),
    expected: [
      {
        code: 'outOfRange',
        at: 'pages/tickets.yaml:10:118',
        field: 'sections[0].tickets[0].price',
        named: { value: '-1', bounds: '≥ 0' },
      },
    ],
  },
  {
    name: 'a dialog that names a form nobody has written',
    edit: section(
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
    expected: [
      {
        code: 'noSuchForm',
        at: 'pages/navigation.yaml:13:67',
        field: 'sections[0].forms[0].form',
        named: { value: 'ball' },
      },
    ],
  },
  {
    name: 'a phase there is none of',
    edit: section(`  - kind: phases
    anchor: now
    title: {ru: Сейчас, en: Now}
    phases:
      - {phase: soon, text: {ru: Скоро., en: Soon.}}
`),
    expected: [
      {
        code: 'oneOf',
        at: 'pages/tickets.yaml:10:17',
        field: 'sections[0].phases[0].phase',
        named: { value: 'soon', choices: 'announced, applications-open, on-sale, running, over' },
      },
    ],
  },
  {
    name: 'a stage there is none of',
    edit: section(
      `  - kind: stages
    anchor: stages
    title: {ru: Этапы, en: Stages}
    stages:
      - {stage: dreams, title: {ru: Сны, en: Dreams}, text: {ru: Ждём., en: We wait.}}
`,
      'pages/for_participants.yaml',
    ),
    expected: [
      {
        code: 'oneOf',
        at: 'pages/for_participants.yaml:10:17',
        field: 'sections[0].stages[0].stage',
        named: {
          value: 'dreams',
          choices: 'curators, visualisation, stand, contract, payment, organisation',
        },
      },
    ],
  },
  {
    name: 'a group of visitors there is none of',
    edit: section(`  - kind: admission
    anchor: free
    title: {ru: Даром, en: Free}
    groups:
      - {group: giants, who: {ru: Великаны, en: Giants}, document: {ru: Рост, en: Height}}
`),
    expected: [
      {
        code: 'oneOf',
        at: 'pages/tickets.yaml:10:17',
        field: 'sections[0].groups[0].group',
        named: {
          value: 'giants',
          choices:
            'young-children, veterans, heroes, large-families, disabled-1-2, conscripts, pupils, students, pensioners, disabled-3, employees',
        },
      },
    ],
  },
  {
    name: 'an answer that leads to no ticket',
    edit: section(`  - kind: ticketFinder
    anchor: mine
    title: {ru: Мой, en: Mine}
    answers:
      - {when: {ru: Иду, en: I come}, ticket: season}
`),
    expected: [
      {
        code: 'oneOf',
        at: 'pages/tickets.yaml:10:47',
        field: 'sections[0].answers[0].ticket',
        named: {
          value: 'season',
          choices:
            'standard, professional, vip, children, online-1-day, online-3-days, standard-discounted, professional-discounted, free',
        },
      },
    ],
  },
  {
    name: 'a section on a page that shows none of its kind',
    edit: section(`  - kind: hours
    anchor: hours
    title: {ru: Часы, en: Hours}
`),
    expected: [
      {
        code: 'sectionNotShown',
        at: 'pages/tickets.yaml:6:11',
        field: 'sections[0].kind',
        named: { value: 'hours' },
      },
    ],
  },
  {
    name: 'a section of the home page on a text page',
    edit: section(
      `  - kind: exhibitors
    anchor: all
    title: {ru: Все, en: All}
`,
      'pages/visitor.yaml',
    ),
    expected: [
      {
        code: 'sectionNotShown',
        at: 'pages/visitor.yaml:6:11',
        field: 'sections[0].kind',
        named: { value: 'exhibitors' },
      },
    ],
  },
  {
    name: 'applications that end before they begin',
    edit: replace(
      '2026/edition.yaml',
      'applicationsClose:',
      'applicationsOpen: "2026-02-10"\napplicationsClose:',
    ),
    expected: [
      {
        code: 'daysOutOfOrder',
        at: '2026/edition.yaml:10:20',
        field: 'applicationsClose',
        named: { value: '2026-02-01', other: '2026-02-10' },
      },
    ],
  },
];
