import { localizedProse, recordReference, workReference } from './localized';
import { list } from './shapes';

/** Sections that show records; only pages with a component of their own load them. */
export const recordSectionKinds = [
  'exhibitors',
  'works',
  'programme',
  'speakers',
  'partners',
] as const;
type RecordSectionKind = (typeof recordSectionKinds)[number];

const lead = () =>
  localizedProse()
    .default(undefined)
    .meta({ ru: 'Слова над списком.', en: 'Words above the list.' });

/** Fields of each kind beside those every section has. */
export const recordSectionBodies = {
  exhibitors: { text: lead() },
  works: {
    text: lead(),
    works: list(workReference().required()).min(1).max(8, 'tooManyWorks').meta({
      ru: 'Избранные работы новейшего выпуска, у которого они есть: участник/работа, например kobalt/utro-bez-zheltogo. Без строки — шесть работ дня, по очереди.',
      en: 'Chosen works of the newest edition that has any: exhibitor/work, like kobalt/utro-bez-zheltogo. Left out, six works of the day, by turns.',
    }),
  },
  programme: {
    text: lead(),
    sessions: list(recordReference().required()).min(1).meta({
      ru: 'Избранные события на главной: год/адрес, например 2026/noon-opening. На странице программы строки нет: там все.',
      en: 'Chosen events of the home page: year/slug, like 2026/noon-opening. Left out on the programme page, which shows all.',
    }),
  },
  speakers: {
    text: lead(),
    speakers: list(recordReference().required())
      .min(1)
      .required()
      .meta({ ru: 'Избранные спикеры: год/имя папки.', en: 'Chosen speakers: year/folder.' }),
  },
  partners: { text: lead() },
};

/** One line on each kind, for editors. */
export const recordSectionHelp: Record<RecordSectionKind, { ru: string; en: string }> = {
  exhibitors: {
    ru: 'Участники: по имени на каждую букву. Только на главной.',
    en: 'Exhibitors: a name for each letter. On the home page only.',
  },
  works: {
    ru: 'Работы в ряд: избранные или работы дня. Только на главной.',
    en: 'A row of works: chosen ones or those of the day. On the home page only.',
  },
  programme: {
    ru: 'На главной — дни программы и избранные события, на странице программы — всё расписание.',
    en: 'On the home page the days and chosen events, on the programme page the whole schedule.',
  },
  speakers: {
    ru: 'Портреты избранных спикеров. Только на главной.',
    en: 'Portraits of chosen speakers. On the home page only.',
  },
  partners: {
    ru: 'Партнёры по уровням. На главной и на странице партнёров.',
    en: 'Partners by tier. On the home page and the partners page.',
  },
};
