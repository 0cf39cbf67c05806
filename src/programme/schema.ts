import { mixed, type InferType } from 'yup';
import { audiences, sessionKinds } from './model/sessionKinds';
import { changesSlug } from './model/calendarPath';
import { localeCodes } from '../i18n/locales';
import {
  addressName,
  clockTime,
  endTime,
  localizedProse,
  localizedText,
  moscowMoment,
  recordReference,
} from '../content/localized';
import { anyText, choice, list, namedObject, strictObject, wholeNumber } from '../content/shapes';

/** Booking: not needed or required. */
export const registrations = ['none', 'required'] as const;

/** What is said of it: `full` where all places are taken. */
export type Registration = (typeof registrations)[number] | 'full';

/** Whether a session takes place as announced. */
export const sessionStatuses = ['scheduled', 'changed', 'cancelled'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

const mostPlaces = 10_000;
const isPlaces = (value: unknown) =>
  value === undefined ||
  value === 'full' ||
  (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostPlaces);
const places = () => mixed<number | 'full'>().test('places', 'places', isPlaces);

const age = () => wholeNumber().min(0).max(99).required();

/** One change of a session, once the programme is out. */
export const sessionChangeSchema = namedObject('SessionChange', {
  at: moscowMoment().required().meta({
    ru: 'Когда об этом сказано, время московское: "2026-03-30T14:05".',
    en: 'When it was made known, Moscow time: "2026-03-30T14:05".',
  }),
  status: choice(sessionStatuses).required().meta({
    ru: 'changed — перенос, замена; cancelled — отмена; scheduled — снова как объявлено.',
    en: 'changed: moved or replaced; cancelled; scheduled: as announced after all.',
    graphql: 'SessionStatus',
  }),
  what: localizedText().required().meta({
    ru: 'Что изменилось или почему отменено.',
    en: 'What has changed, or why it is cancelled.',
  }),
});

/** One session of the programme. */
export const sessionSchema = strictObject({
  slug: addressName().required().notOneOf([changesSlug], 'reservedName').meta({
    ru: 'Адрес события: латиница, цифры, дефисы; свой у каждого события года.',
    en: 'Address of the event: latin letters, digits, hyphens; unique in its year.',
  }),
  start: clockTime().required().meta({
    ru: 'Начало по Москве, в кавычках: "12:00".',
    en: 'Start, Moscow time, in quotes: "12:00".',
  }),
  end: endTime().required().meta({
    ru: 'Конец по Москве; "24:00" — в полночь, "01:30" — ночью, если началось вечером.',
    en: 'End, Moscow time; "24:00" is midnight, "01:30" at night if it began in an evening.',
  }),
  hall: anyText().meta({ ru: 'Зал: id из plan.yaml.', en: 'Hall: an id of plan.yaml.' }),
  kind: choice(sessionKinds).required().meta({ ru: 'Вид события.', en: 'Kind of event.' }),
  title: localizedText().required().meta({ ru: 'Название.', en: 'Title.' }),
  summary: localizedProse().required().meta({
    ru: 'О чём оно: одно–три предложения.',
    en: 'What it is about: one to three sentences.',
  }),
  speakers: list(recordReference().required()).meta({
    ru: 'Спикеры: имя папки этого года или год/имя.',
    en: 'Speakers: a folder of this year, or year/folder.',
  }),
  exhibitors: list(recordReference().required()).meta({
    ru: 'Участники: имя папки этого года или год/имя.',
    en: 'Exhibitors: a folder of this year, or year/folder.',
  }),
  audience: choice(audiences)
    .required()
    .meta({ ru: 'Для кого.', en: 'Whom it is for.', graphql: 'Audience' }),
  ages: namedObject('Ages', {
    from: age().meta({ ru: 'От скольких лет.', en: 'From this age.' }),
    to: age().meta({ ru: 'До скольких лет.', en: 'To this age.' }),
  })
    .default(undefined)
    .meta({ ru: 'Возраст детей, лет.', en: 'Ages of children, years.' }),
  spokenLanguages: list(choice(localeCodes).required().meta({ graphql: 'SpokenLanguage' }))
    .min(1)
    .required()
    .meta({
      ru: 'Языки: ru, en или оба, если есть перевод.',
      en: 'Languages: ru, en, or both where there is interpreting.',
    }),
  places: places().meta({
    ru: 'Сколько мест; full — мест не осталось, записи больше нет.',
    en: 'How many places; full: all are taken, and there is no more booking.',
  }),
  registration: choice(registrations).required().meta({
    ru: 'Запись: none — не нужна, required — нужна.',
    en: 'Booking: none or required.',
  }),
  form: addressName().meta({
    ru: 'Форма записи: имя файла из content/forms; без неё записывают у входа в зал.',
    en: 'The form for booking: a file of content/forms; without it one books at the door.',
  }),
  changes: list(sessionChangeSchema.required()).min(1).default(undefined).meta({
    ru: 'Что менялось, по порядку; последнее и есть нынешнее. Прежнее не стирают.',
    en: 'What has changed, in its order; the last is how it stands. Earlier ones stay.',
  }),
});

/**
 * The programme of one day: `content/<year>/programme/<YYYY-MM-DD>.yaml`; the file's name is the
 * day in Moscow.
 */
export const programmeSchema = list(sessionSchema.required()).required();

export type SessionChange = InferType<typeof sessionChangeSchema>;
export type Session = InferType<typeof sessionSchema>;
