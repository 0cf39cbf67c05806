import { mixed, type InferType } from 'yup';
import { changesSlug } from './model/calendarPath';
import { localeCodes } from '../i18n/locales';
import {
  addressName,
  clockTime,
  endTime,
  isoDay,
  localizedProse,
  localizedText,
  moscowMoment,
  recordReference,
  webAddress,
} from '../content/localized';
import {
  anyText,
  choice,
  flag,
  list,
  namedObject,
  namesIn,
  strictObject,
  wholeNumber,
} from '../content/shapes';
import en from '../i18n/messages/en/programme.json';
import englishSessions from '../i18n/messages/en/sessions.json';
import ru from '../i18n/messages/ru/programme.json';
import sessions from '../i18n/messages/ru/sessions.json';

const sessionKinds = [
  'opening',
  'talk',
  'panel',
  'adult-master-class',
  'childrens-master-class',
  'excursion',
  'performance',
  'film',
  'ball',
] as const;
export type SessionKind = (typeof sessionKinds)[number];

const audiences = ['everyone', 'professionals', 'families', 'children'] as const;
export type Audience = (typeof audiences)[number];

/** Booking: not needed or required. */
export const registrations = ['none', 'required'] as const;

/** The booking state to show: `full` if all places are taken. */
export type Registration = (typeof registrations)[number] | 'full';

/** Whether a session takes place as announced. */
const sessionStatuses = ['scheduled', 'changed', 'cancelled'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

const statusNames = {
  scheduled: 'снова как объявлено / as announced after all',
  changed: 'перенос, замена / moved or replaced',
  cancelled: 'отмена / cancelled',
};

const maxPlaces = 10_000;
const isPlaces = (value: unknown) =>
  value === undefined ||
  value === 'full' ||
  (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxPlaces);
const places = () =>
  mixed<number | 'full'>()
    .test('places', 'places', isPlaces)
    .meta({ choices: { full: 'мест не осталось / all taken' } });

const age = () => wholeNumber().min(0).max(99).required();

/** One change of a session after the programme has been published. */
export const sessionChangeSchema = strictObject({
  at: moscowMoment().required().meta({
    label: 'Когда сказано / Made known at',
    ru: 'Когда об этом сказано, время московское, например 2026-03-30T14:05.',
    en: 'When it was made known, Moscow time, like 2026-03-30T14:05.',
  }),
  status: choice(sessionStatuses, statusNames).required().meta({
    label: 'Что стало / How it stands',
    ru: 'Перенос или замена, отмена, либо снова как объявлено.',
    en: 'Moved or replaced, cancelled, or as announced after all.',
    graphql: 'SessionStatus',
  }),
  what: localizedText().required().meta({
    label: 'Что изменилось / What has changed',
    ru: 'Что изменилось или почему отменено.',
    en: 'What has changed, or why it is cancelled.',
  }),
}).meta({ graphql: 'SessionChange' });

/** One session of the programme. */
export const sessionSchema = strictObject({
  slug: addressName().required().notOneOf([changesSlug], 'reservedName').meta({
    label: 'Адрес события / Address of the event',
    ru: 'Адрес события: латиница, цифры, дефисы; свой у каждого события года.',
    en: 'Address of the event: latin letters, digits, hyphens; unique in its year.',
  }),
  start: clockTime().required().meta({
    label: 'Начало / Start',
    ru: 'Начало по Москве, например 12:00.',
    en: 'Start, Moscow time, like 12:00.',
  }),
  end: endTime().required().meta({
    label: 'Конец / End',
    ru: 'Конец по Москве; 24:00 — в полночь, 01:30 — ночью, если началось вечером.',
    en: 'End, Moscow time; 24:00 is midnight, 01:30 at night if it began in an evening.',
  }),
  hall: anyText().meta({
    reference: 'halls',
    label: 'Зал / Hall',
    ru: 'Зал программы, в котором оно идёт.',
    en: 'Hall of the programme where it takes place.',
  }),
  kind: choice(sessionKinds, namesIn(sessions.kinds, englishSessions.kinds))
    .required()
    .meta({ label: 'Вид события / Kind of event' }),
  title: localizedText().required().meta({ label: 'Название / Title' }),
  summary: localizedProse().required().meta({
    label: 'О чём / What it is about',
    ru: 'О чём оно: одно–три предложения.',
    en: 'What it is about: one to three sentences.',
  }),
  speakers: list(recordReference('speakers')).meta({
    label: 'Спикеры / Speakers',
    item: 'Спикер / Speaker',
    ru: 'Кто выступает; можно и из другого года.',
    en: 'Who speaks; also of another year.',
  }),
  exhibitors: list(recordReference('exhibitors')).meta({
    label: 'Участники / Exhibitors',
    item: 'Участник / Exhibitor',
    ru: 'Какие участники ярмарки в нём заняты; можно и из другого года.',
    en: 'Exhibitors that take part; also of another year.',
  }),
  audience: choice(audiences, namesIn(ru.audiences, en.audiences))
    .required()
    .meta({ label: 'Для кого / Whom it is for', graphql: 'Audience' }),
  ages: namedObject('Ages', {
    from: age().meta({ label: 'От скольких лет / From this age' }),
    to: age().meta({ label: 'До скольких лет / To this age' }),
  }).meta({ label: 'Возраст детей, лет / Ages of children, years' }),
  spokenLanguages: list(
    choice(localeCodes, namesIn(ru.languages, en.languages)).meta({ graphql: 'SpokenLanguage' }),
  )
    .min(1)
    .required()
    .meta({
      label: 'Языки / Languages',
      item: 'Язык / Language',
      ru: 'Языки: ru, en или оба, если есть перевод.',
      en: 'Languages: ru, en, or both where there is interpreting.',
    }),
  places: places().meta({
    label: 'Мест / Places',
    ru: 'Сколько мест; full — мест не осталось, записи больше нет.',
    en: 'How many places; full: all are taken, and there is no more booking.',
  }),
  registration: choice(registrations, namesIn(ru.registrations, en.registrations)).required().meta({
    label: 'Регистрация / Booking',
    ru: 'Нужно ли записываться заранее.',
    en: 'Whether it has to be booked.',
  }),
  form: addressName().meta({
    reference: 'forms',
    label: 'Форма записи / Form for booking',
    ru: 'Форма записи; без неё записывают у входа в зал.',
    en: 'The form for booking; without it one books at the door.',
  }),
  recorded: flag().meta({
    label: 'Снимаем / Is filmed',
    ru: 'Событие снимают, запись будет. Без отметки страница скажет, что записи не будет.',
    en: 'It is filmed, and a recording will follow. Without the tick its page says that there will be none.',
  }),
  recording: namedObject('Recording', {
    src: webAddress().required().meta({
      label: 'Адрес записи / Address of the recording',
      ru: 'Страница с записью или сам ролик: .mp4, .webm.',
      en: 'A page that shows it, or the film itself: .mp4, .webm.',
    }),
    added: moscowMoment().required().meta({
      label: 'Когда выложена / Added at',
      ru: 'Когда выложена, время московское, например 2026-04-08T12:00.',
      en: 'When it was added, Moscow time, like 2026-04-08T12:00.',
    }),
    until: isoDay().meta({
      label: 'Доступна до / Available until',
      ru: 'Последний день доступа, если не как у всех записей выпуска.',
      en: 'Last day of access, if not as for all recordings of the edition.',
    }),
  }).meta({ label: 'Запись / Recording' }),
  slides: webAddress().meta({
    label: 'Слайды / Slides',
    ru: 'Адрес слайдов, с https://.',
    en: 'Address of the slides, with https://.',
  }),
  changes: list(sessionChangeSchema).min(1).meta({
    label: 'Изменения / Changes',
    item: 'Изменение / Change',
    ru: 'Что менялось, по порядку; последнее и есть нынешнее. Прежнее не стирают.',
    en: 'What has changed, in its order; the last is how it stands. Earlier ones stay.',
  }),
});

/**
 * The programme of one day: `content/<year>/programme/<YYYY-MM-DD>.yaml`; the file's name is the
 * day in Moscow.
 */
export const programmeSchema = list(sessionSchema).required().meta({ item: 'Событие / Session' });

export type SessionChange = InferType<typeof sessionChangeSchema>;
export type Session = InferType<typeof sessionSchema>;
