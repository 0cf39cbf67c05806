import { localizedText } from '../content/localized';
import { choice, list, namedObject, wholeNumber } from '../content/shapes';
import { lead } from '../sections/schema/headedSection';
import { admissionGroups } from './model/admission';
import { ticketPlaces, ticketTypes } from './model/tickets';

const ticketType = () =>
  choice(ticketTypes).required().meta({ ru: 'Вид билета.', en: 'Type of the ticket.' });

const ticket = () =>
  namedObject('Ticket', {
    type: ticketType(),
    name: localizedText().required().meta({ ru: 'Название билета.', en: 'Name of the ticket.' }),
    what: localizedText().required().meta({
      ru: 'На что билет: дни, залы, записи.',
      en: 'What it opens: days, halls, recordings.',
    }),
    forWhom: localizedText().required().meta({ ru: 'Для кого.', en: 'For whom.' }),
    price: wholeNumber()
      .min(0)
      .required()
      .meta({ ru: 'Цена в рублях, целым числом.', en: 'Price in whole roubles.' }),
    sold: list(choice(ticketPlaces).required()).min(1).required().meta({
      ru: 'Где продаётся: site — сайт, box-office — касса. Льготные и бесплатные — только в кассе.',
      en: 'Where it is sold: site, box-office. Discounted and free ones at the box office only.',
    }),
  }).required();

const admissionGroup = () =>
  namedObject('AdmissionGroup', {
    group: choice(admissionGroups).required().meta({
      ru: 'Группа; билет по ней находит сайт.',
      en: 'The group; the site knows its ticket.',
    }),
    who: localizedText().required().meta({ ru: 'Кто это.', en: 'Who they are.' }),
    document: localizedText()
      .required()
      .meta({ ru: 'Какой документ показать.', en: 'The document to show.' }),
  }).required();

const answer = () =>
  namedObject('TicketAnswer', {
    when: localizedText()
      .required()
      .meta({ ru: 'Что говорит о себе посетитель.', en: 'What a visitor says of themselves.' }),
    ticket: ticketType(),
  }).required();

/** Sections of the tickets page. */
export const ticketSections = {
  tickets: {
    ru: 'Таблица билетов. Только на странице билетов.',
    en: 'The table of tickets. On the tickets page only.',
    fields: {
      text: lead(),
      tickets: list(ticket()).min(1).required().meta({
        ru: 'Билеты, сверху вниз; все девять видов.',
        en: 'Tickets, from top to bottom; all nine types.',
      }),
    },
  },
  ticketFinder: {
    ru: '«Какой билет мой?»: ответы ведут к строкам таблицы. Только на странице билетов.',
    en: '"Which ticket is mine?": answers lead to rows of the table. On the tickets page only.',
    fields: {
      text: lead(),
      answers: list(answer()).min(1).required().meta({
        ru: 'Ответы; каждый ведёт к строке билета.',
        en: "Answers; each leads to a ticket's row.",
      }),
    },
  },
  admission: {
    ru: 'Кого пускают бесплатно или со скидкой, с документами. Только на странице билетов.',
    en: 'Who is admitted free or at a discount, with documents. On the tickets page only.',
    fields: {
      text: lead(),
      groups: list(admissionGroup())
        .min(1)
        .required()
        .meta({ ru: 'Группы с документами.', en: 'Groups with their documents.' }),
    },
  },
  refund: {
    ru: 'Сколько вернём: таблица и расчёт. Только на странице билетов.',
    en: 'How much comes back: a table and a calculator. On the tickets page only.',
    fields: { text: lead() },
  },
};
