import { localizedText } from '../content/localized';
import { choice, list, namedObject, wholeNumber } from '../content/shapes';
import { titledTexts, lead } from '../sections/schema';
import { admissionGroups, ticketPlaces, ticketTypes } from './model/tickets';

const typeNames = {
  standard: 'стандартный / standard',
  professional: 'профессиональный / professional',
  vip: 'VIP / VIP',
  children: 'детский / children’s',
  'online-1-day': 'онлайн на день / online, one day',
  'online-3-days': 'онлайн на три дня / online, three days',
  'standard-discounted': 'льготный стандартный / standard, discounted',
  'professional-discounted': 'льготный профессиональный / professional, discounted',
  free: 'бесплатный / free',
};

const groupNames = {
  'young-children': 'маленькие дети / young children',
  veterans: 'ветераны / veterans',
  heroes: 'герои / heroes',
  'large-families': 'многодетные семьи / large families',
  'disabled-1-2': 'инвалиды I и II группы / disabled, groups I and II',
  conscripts: 'срочники / conscripts',
  pupils: 'школьники / pupils',
  students: 'студенты / students',
  pensioners: 'пенсионеры / pensioners',
  'disabled-3': 'инвалиды III группы / disabled, group III',
  employees: 'сотрудники организатора / employees of the organiser',
};

const ticketType = () =>
  choice(ticketTypes, typeNames).required().meta({ label: 'Вид билета / Type of the ticket' });

const ticket = () =>
  namedObject('Ticket', {
    type: ticketType(),
    name: localizedText().required().meta({ label: 'Название билета / Name of the ticket' }),
    what: localizedText().required().meta({
      label: 'На что билет / What it opens',
      ru: 'На что билет, в одну строку: дни, залы, записи, возраст. Вместо {days} сайт напишет дни, которые ещё впереди: «3–5 апреля».',
      en: 'What it opens, in one line: days, halls, recordings, age. For {days} the site writes the days that are left: "3–5 April".',
    }),
    price: wholeNumber().min(0).required().meta({
      label: 'Цена, ₽ / Price, ₽',
      ru: 'Цена в рублях, целым числом.',
      en: 'Price in whole roubles.',
    }),
    sold: list(choice(ticketPlaces, { site: 'сайт / site', 'box-office': 'касса / box office' }))
      .min(1)
      .required()
      .meta({
        label: 'Где продаётся / Where it is sold',
        item: 'Место продажи / Place of sale',
        ru: 'Где продаётся: site — сайт, box-office — касса. Льготные и бесплатные — только в кассе.',
        en: 'Where it is sold: site, box-office. Discounted and free ones at the box office only.',
      }),
  });

const admissionGroup = () =>
  namedObject('AdmissionGroup', {
    group: choice(admissionGroups, groupNames).required().meta({
      label: 'Группа / Group',
      ru: 'Группа; билет по ней находит сайт.',
      en: 'The group; the site knows its ticket.',
    }),
    who: localizedText().required().meta({ label: 'Кто это / Who they are' }),
    document: localizedText().required().meta({
      label: 'Документ / Document',
      ru: 'Какой документ показать.',
      en: 'The document to show.',
    }),
  });

/** Kinds of section that only the tickets page can show (registered in site/content/page). */
export const ticketSections = {
  tickets: {
    label: 'Выбор билета / Choice of tickets',
    ru: 'Выбор билета: виды, дни, сумма. Только на странице билетов.',
    en: 'The choice of tickets: types, days, sum. On the tickets page only.',
    fields: {
      tickets: list(ticket()).min(1).required().meta({
        label: 'Билеты / Tickets',
        item: 'Билет / Ticket',
        ru: 'Билеты, сверху вниз; все девять видов.',
        en: 'Tickets, from top to bottom; all nine types.',
      }),
    },
  },
  admission: {
    label: 'Бесплатно и со скидкой / Free and discounted admission',
    ru: 'Кого пускают бесплатно или со скидкой, с документами. Только на странице билетов.',
    en: 'Who is admitted free or at a discount, with documents. On the tickets page only.',
    fields: {
      text: lead(),
      groups: list(admissionGroup()).min(1).required().meta({
        label: 'Группы с документами / Groups with their documents',
        item: 'Группа / Group',
      }),
    },
  },
  refund: {
    label: 'Возврат билета / Refund',
    ru: 'Возврат: таблица по дням, причины полного возврата, как вернуть. Только на странице билетов.',
    en: 'Refunds: a table by days, the reasons for all of it, how to claim. On the tickets page only.',
    fields: {
      text: lead(),
      reasons: titledTexts().meta({
        label: 'Когда вернут всё / When all of it comes back',
        item: 'Причина / Reason',
        ru: 'Причины, по которым возвращают полную цену.',
        en: 'The reasons for which the full price comes back.',
      }),
      steps: titledTexts().meta({
        label: 'Как вернуть / How to claim',
        item: 'Шаг / Step',
        ru: 'Шаги по порядку; номера ставит сайт.',
        en: 'Steps in order; the site numbers them.',
      }),
    },
  },
};
