import { recordReference, workReference } from '../content/localized';
import { list } from '../content/shapes';
import { lead } from '../sections/schema';

/** Sections that show records; only the home page and the records' own pages load them. */
export const recordSections = {
  exhibitors: {
    label: 'Участники / Exhibitors',
    ru: 'Участники: по имени на каждую букву. Только на главной.',
    en: 'Exhibitors: a name for each letter. On the home page only.',
    fields: { text: lead() },
  },
  works: {
    label: 'Работы / Works',
    ru: 'Работы в ряд: избранные или работы дня. Только на главной.',
    en: 'A row of works: chosen ones or those of the day. On the home page only.',
    fields: {
      text: lead(),
      works: list(workReference()).min(1).max(8, 'tooManyWorks').meta({
        label: 'Избранные работы / Chosen works',
        item: 'Работа / Work',
        ru: 'Избранные работы новейшего выпуска, у которого они есть: участник/работа, например kobalt/utro-bez-zheltogo. Если пусто — шесть работ дня, по очереди.',
        en: 'Chosen works of the newest edition that has any: exhibitor/work, like kobalt/utro-bez-zheltogo. Left out, six works of the day, by turns.',
      }),
    },
  },
  programme: {
    label: 'Программа / Programme',
    ru: 'На главной — дни программы и избранные события, на странице программы — всё расписание.',
    en: 'On the home page the days and chosen events, on the programme page the whole schedule.',
    fields: {
      text: lead(),
      sessions: list(recordReference('sessions')).min(1).meta({
        label: 'Избранные события / Chosen sessions',
        item: 'Событие / Session',
        ru: 'Избранные события на главной: год/адрес, например 2026/noon-opening. На странице программы строки нет: там все.',
        en: 'Chosen events of the home page: year/slug, like 2026/noon-opening. Left out on the programme page, which shows all.',
      }),
    },
  },
  speakers: {
    label: 'Спикеры / Speakers',
    ru: 'Портреты избранных спикеров. Только на главной.',
    en: 'Portraits of chosen speakers. On the home page only.',
    fields: {
      text: lead(),
      speakers: list(recordReference('speakers')).min(1).required().meta({
        label: 'Избранные спикеры / Chosen speakers',
        item: 'Спикер / Speaker',
        ru: 'Избранные спикеры: год/имя папки.',
        en: 'Chosen speakers: year/folder.',
      }),
    },
  },
  partners: {
    label: 'Партнёры / Partners',
    ru: 'Партнёры по уровням. На главной и на странице партнёров.',
    en: 'Partners by tier. On the home page and the partners page.',
    fields: { text: lead() },
  },
};
