import { admissionGroups } from '../domain/admission';
import { phases } from '../domain/phase';
import { stages } from '../domain/stages';
import { ticketPlaces, ticketTypes } from '../domain/tickets';
import { generalSectionBodies } from './generalSections';
import { action, headedSection } from './headedSection';
import { localizedProse, localizedText } from './localized';
import { choice, list, namedObject, wholeNumber } from './shapes';

/**
 * Kinds of section for the pages that help to plan a visit or a stand: tickets, navigation,
 * for_participants.
 */
export const visitSectionKinds = [
  'tickets',
  'ticketFinder',
  'admission',
  'refund',
  'phases',
  'dialog',
  'stages',
] as const;
export type VisitSectionKind = (typeof visitSectionKinds)[number];

const lead = () =>
  localizedProse()
    .default(undefined)
    .meta({ ru: 'Слова над разделом.', en: 'Words above the section.' });

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

const phaseText = () =>
  namedObject('PhaseText', {
    phase: choice(phases).required().meta({
      ru: 'Когда это сказано: объявлена, приём заявок, продажа, идёт, прошла.',
      en: 'When it is said: announced, applications open, on sale, running, over.',
    }),
    text: localizedProse().required().meta({ ru: 'Что сказано.', en: 'What is said.' }),
    button: action().meta({ ru: 'Кнопка.', en: 'Button.' }),
  }).required();

const dialogForm = () =>
  namedObject('FormSection', { ...headedSection, ...generalSectionBodies.form }).required();

const stage = () =>
  namedObject('SelectionStage', {
    stage: choice(stages)
      .required()
      .meta({ ru: 'Этап; срок ставит сайт.', en: 'The stage; the site knows its term.' }),
    title: localizedText().required().meta({ ru: 'Название этапа.', en: 'Name of the stage.' }),
    text: localizedProse().required().meta({ ru: 'Что происходит.', en: 'What happens.' }),
  }).required();

/** Fields of each kind, in addition to those of every section. */
export const visitSectionBodies = {
  tickets: {
    text: lead(),
    tickets: list(ticket()).min(1).required().meta({
      ru: 'Билеты, сверху вниз; все девять видов.',
      en: 'Tickets, from top to bottom; all nine types.',
    }),
  },
  ticketFinder: {
    text: lead(),
    answers: list(answer()).min(1).required().meta({
      ru: 'Ответы; каждый ведёт к строке билета.',
      en: "Answers; each leads to a ticket's row.",
    }),
  },
  admission: {
    text: lead(),
    groups: list(admissionGroup())
      .min(1)
      .required()
      .meta({ ru: 'Группы с документами.', en: 'Groups with their documents.' }),
  },
  refund: { text: lead() },
  phases: {
    phases: list(phaseText())
      .min(1)
      .required()
      .meta({ ru: 'Слова для каждой поры ярмарки.', en: 'Words for each phase of the fair.' }),
  },
  dialog: {
    summary: localizedProse()
      .required()
      .meta({ ru: 'Одно–два предложения на странице.', en: 'One or two sentences on the page.' }),
    open: localizedText().required().meta({
      ru: 'Слова ссылки, которая открывает окно.',
      en: 'Words of the link that opens the dialog.',
    }),
    text: localizedProse().required().meta({ ru: 'Текст окна.', en: 'Text of the dialog.' }),
    forms: list(dialogForm()).min(1).required().meta({
      ru: 'Формы окна, одна под другой.',
      en: 'Forms of the dialog, one below the other.',
    }),
  },
  stages: {
    text: lead(),
    stages: list(stage()).min(1).required().meta({
      ru: 'Этапы; номера и сроки ставит сайт.',
      en: 'Stages; the site numbers and times them.',
    }),
  },
};

/** One line on each kind, for editors. */
export const visitSectionHelp: Record<VisitSectionKind, { ru: string; en: string }> = {
  tickets: {
    ru: 'Таблица билетов. Только на странице билетов.',
    en: 'The table of tickets. On the tickets page only.',
  },
  ticketFinder: {
    ru: '«Какой билет мой?»: ответы ведут к строкам таблицы. Только на странице билетов.',
    en: '"Which ticket is mine?": answers lead to rows of the table. On the tickets page only.',
  },
  admission: {
    ru: 'Кого пускают бесплатно или со скидкой, с документами. Только на странице билетов.',
    en: 'Who is admitted free or at a discount, with documents. On the tickets page only.',
  },
  refund: {
    ru: 'Сколько вернём: таблица и расчёт. Только на странице билетов.',
    en: 'How much comes back: a table and a calculator. On the tickets page only.',
  },
  phases: {
    ru: 'Слова и кнопка по поре ярмарки. На страницах билетов и участникам.',
    en: "Words and a button by the fair's phase. On the tickets and for_participants pages.",
  },
  dialog: {
    ru: 'Окно с текстом и формами; открывается по #якорю. Только в навигаторе.',
    en: 'A dialog with text and forms; opens by its #anchor. On the navigator page only.',
  },
  stages: {
    ru: 'Этапы отбора со сроками. Только на странице участникам.',
    en: 'Stages of the selection with their terms. On the for_participants page only.',
  },
};
