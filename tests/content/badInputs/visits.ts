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
const section = (lines: string) => write(file, `${head}${lines}`);

/** Tables of tickets and other sections for planning a visit that say what can't be. */
export const visitInputs: BadInput[] = [
  {
    name: 'a table without one of the nine tickets',
    edit: faulty(row('free'), ''),
    expected: [
      [
        'ticketMissing',
        'pages/tickets.yaml:9:5  sections[0].tickets  the table lacks a ticket: free  add its row',
        'pages/tickets.yaml:9:5  sections[0].tickets  в таблице нет билета: free  добавьте его строку',
      ],
    ],
  },
  {
    name: 'a ticket twice',
    edit: faulty(row('free'), row('free') + row('vip')),
    expected: [
      [
        'ticketTwice',
        'pages/tickets.yaml:19:16  sections[0].tickets[9].type  the ticket stands in the table twice: vip  keep one row',
        'pages/tickets.yaml:19:16  sections[0].tickets[9].type  билет стоит в таблице дважды: vip  оставьте одну строку',
      ],
    ],
  },
  {
    name: 'a free ticket sold on the site',
    edit: write(file, table.replace(row('free'), row('free').replace('[box-office]', '[site]'))),
    expected: [
      [
        'boxOfficeOnly',
        'pages/tickets.yaml:18:126  sections[0].tickets[8].sold[0]  this ticket is sold at the box office only: free  leave box-office alone in sold',
        'pages/tickets.yaml:18:126  sections[0].tickets[8].sold[0]  этот билет продают только в кассе: free  оставьте в sold одно box-office',
      ],
    ],
  },
  {
    name: 'a price below nothing',
    edit: faulty('price: 100', 'price: -1'),
    expected: [
      [
        'outOfRange',
        'pages/tickets.yaml:10:118  sections[0].tickets[0].price  is a number out of range: -1  allowed: ≥ 0',
        'pages/tickets.yaml:10:118  sections[0].tickets[0].price  недопустимое число: -1  допустимо: ≥ 0',
      ],
    ],
  },
  {
    name: 'a dialog that names a form nobody has written',
    edit: section(`  - kind: dialog
    anchor: ball
    title: {ru: Бал, en: Ball}
    summary: {ru: Маски., en: Masks.}
    open: {ru: На бал, en: To the ball}
    text: {ru: Танцы., en: Dances.}
    forms:
      - {anchor: ball-form, title: {ru: Билеты, en: Seats}, form: ball}
`),
    expected: [
      [
        'noSuchForm',
        'pages/tickets.yaml:13:67  sections[0].forms[0].form  there is no such form: ball  add forms/ball.yaml or mend the name',
        'pages/tickets.yaml:13:67  sections[0].forms[0].form  такой формы нет: ball  добавьте forms/ball.yaml или исправьте имя',
      ],
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
      [
        'oneOf',
        'pages/tickets.yaml:10:17  sections[0].phases[0].phase  has no such value: soon  choose one of: announced, applications-open, on-sale, running, over',
        'pages/tickets.yaml:10:17  sections[0].phases[0].phase  нет такого значения: soon  выберите одно из: announced, applications-open, on-sale, running, over',
      ],
    ],
  },
  {
    name: 'a stage there is none of',
    edit: section(`  - kind: stages
    anchor: stages
    title: {ru: Этапы, en: Stages}
    stages:
      - {stage: dreams, title: {ru: Сны, en: Dreams}, text: {ru: Ждём., en: We wait.}}
`),
    expected: [
      [
        'oneOf',
        'pages/tickets.yaml:10:17  sections[0].stages[0].stage  has no such value: dreams  choose one of: curators, visualisation, stand, contract, payment, organisation',
        'pages/tickets.yaml:10:17  sections[0].stages[0].stage  нет такого значения: dreams  выберите одно из: curators, visualisation, stand, contract, payment, organisation',
      ],
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
      [
        'oneOf',
        'pages/tickets.yaml:10:17  sections[0].groups[0].group  has no such value: giants  choose one of: young-children, veterans, heroes, large-families, disabled-1-2, conscripts, pupils, students, pensioners, disabled-3, employees',
        'pages/tickets.yaml:10:17  sections[0].groups[0].group  нет такого значения: giants  выберите одно из: young-children, veterans, heroes, large-families, disabled-1-2, conscripts, pupils, students, pensioners, disabled-3, employees',
      ],
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
      [
        'oneOf',
        'pages/tickets.yaml:10:47  sections[0].answers[0].ticket  has no such value: season  choose one of: standard, professional, vip, children, online-1-day, online-3-days, standard-discounted, professional-discounted, free',
        'pages/tickets.yaml:10:47  sections[0].answers[0].ticket  нет такого значения: season  выберите одно из: standard, professional, vip, children, online-1-day, online-3-days, standard-discounted, professional-discounted, free',
      ],
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
      [
        'daysOutOfOrder',
        '2026/edition.yaml:10:20  applicationsClose  the last day is before the first: 2026-02-01  write 2026-02-10 or later',
        '2026/edition.yaml:10:20  applicationsClose  последний день раньше первого: 2026-02-01  поставьте 2026-02-10 или позже',
      ],
    ],
  },
];
