import type { Notice } from '../src/venue/notices/model/notices';
import type { Locale } from '../src/i18n/locales';

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

/** Example texts of the kitchen sink, which visitors never see. */
export const samplesOf = (locale: Locale) => words[locale];

/** One notice of each level, with and without a link. */
export function sampleNotices(locale: Locale): Notice[] {
  const { long, action, note } = words[locale];
  const times = { from: '2030-05-01T12:00', until: '2030-05-01T13:00' };
  return [
    {
      key: 'urgent',
      level: 'urgent',
      text: long,
      link: { href: '/tickets/', label: action },
      ...times,
    },
    { key: 'info', level: 'info', text: note, ...times },
  ];
}

/** One session of each status, with and without speakers. */
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
    registration: status === 'changed' ? 'full' : 'none',
    spokenLanguages: [status === 'changed' ? (locale === 'ru' ? 'en' : 'ru') : locale],
    status,
    note: status === 'scheduled' ? null : note,
    hall: { id: 'hall', name: hall, isOnMap: true },
    speakers: index === 0 ? [] : [{ name: long, year: 2030, slug: 'nobody' }],
  }));
}
