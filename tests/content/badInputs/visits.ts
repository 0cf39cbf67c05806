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
/** A page with one section: its kind, then its other fields. */
const inPage = (page: string) =>
  badRows(page, (section) => {
    const [kind, ...fields] = section.split(' ');
    const common = 'anchor: works\n    title: {ru: Имя, en: Name}';
    return write(page, `${head}  - kind: ${kind}\n    ${common}\n    ${fields.join(' ')}\n`);
  });

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
  ...inPage(file)`
    a phase there is none of | phases phases:⏎      - {phase: soon, text: {ru: Скоро., en: Soon.}} | 10:17 oneOf sections[0].phases[0].phase value=soon choices=announced, applications-open, on-sale, running, over
    a group of visitors there is none of | admission groups:⏎      - {group: giants, who: {ru: Великаны, en: Giants}, document: {ru: Рост, en: Height}} | 10:17 oneOf sections[0].groups[0].group value=giants choices=young-children, veterans, heroes, large-families, disabled-1-2, conscripts, pupils, students, pensioners, disabled-3, employees
    a section on a page that shows none of its kind | hours | 6:11 sectionNotShown sections[0].kind value=hours
  `,
  ...inPage('pages/navigation.yaml')`
    a dialog that names a form nobody has written | dialog summary: {ru: Маски., en: Masks.}⏎    open: {ru: На бал, en: To the ball}⏎    text: {ru: Танцы., en: Dances.}⏎    forms:⏎      - {anchor: ball-form, title: {ru: Билеты, en: Seats}, form: ball} | 13:67 noSuchForm sections[0].forms[0].form value=ball
  `,
  ...inPage('pages/for_participants.yaml')`
    a stage there is none of | stages stages:⏎      - {stage: dreams, title: {ru: Сны, en: Dreams}, text: {ru: Ждём., en: We wait.}} | 10:17 oneOf sections[0].stages[0].stage value=dreams choices=curators, visualisation, stand, contract, payment, organisation
  `,
  ...inPage('pages/visitor.yaml')`
    a section of the home page on a text page | exhibitors | 6:11 sectionNotShown sections[0].kind value=exhibitors
  `,
  ...inPage('pages/past_events/2025.yaml')`
    a section of a past event with the anchor of its works | text text: {ru: Их помнят., en: They are remembered.} | 7:13 anchorTaken sections[0].anchor value=works
  `,
};
