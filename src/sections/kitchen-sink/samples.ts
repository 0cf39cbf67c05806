import type { Locale } from '../../i18n/locales';

const words = {
  ru: {
    title: 'Все детали сайта',
    long: 'Человеконенавистничествующий Краснознамённоградостроительский павильон',
    text: 'Абзац со [ссылкой внутри сайта](/tickets/), [наружу](https://site.example) и [письмом](mailto:post@site.example).\n\nВторой абзац короче.',
    action: 'Сделать',
    label: 'Подпись',
    value: 'Значение, которое длиннее своей подписи и переходит на другую строку',
    hall: 'Малый зал',
    note: 'Перенесли на час.',
  },
  en: {
    title: 'Every part of the site',
    long: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    text: 'A paragraph with a [link inside](/tickets/), one [outside](https://site.example) and a [letter](mailto:post@site.example).\n\nThe second is shorter.',
    action: 'Do it',
    label: 'Label',
    value: 'A value that is longer than its label and runs on to another line',
    hall: 'Small hall',
    note: 'Moved by an hour.',
  },
} as const;

/** Texts of the kitchen sink, which visitors never see. */
export const samplesOf = (locale: Locale) => words[locale];

/** A session of each status, with and without speakers. */
export function sampleSessions(locale: Locale): Queries.SessionListFragment[] {
  const { long, hall, note, title } = words[locale];
  return (['scheduled', 'changed', 'cancelled'] as const).map((status, index) => ({
    year: 2030,
    slug: status,
    date: '2030-05-01',
    day: '1.05',
    start: '12:00',
    end: '13:30',
    title: index === 1 ? long : title,
    kind: 'talk',
    status,
    note: status === 'scheduled' ? null : note,
    hall: { id: 'hall', name: hall },
    speakers: index === 0 ? [] : [{ name: long, year: 2030, slug: 'nobody' }],
  }));
}
