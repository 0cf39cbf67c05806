import { string, type InferType } from 'yup';
import { phases } from './model/phase';
import { clockTime, describedPicture, isoDay, localizedText } from '../content/localized';
import { choice, flag, list, namedObject, strictObject } from '../content/shapes';

const hexColour = () =>
  string()
    .strict()
    .matches(/^#[0-9a-f]{6}$/i, 'hexColour');

const dayHours = () =>
  namedObject('DayHours', {
    day: isoDay().required().meta({ ru: 'День, в кавычках.', en: 'The day, in quotes.' }),
    opens: clockTime().required().meta({
      ru: 'Открытие по Москве, в кавычках: "12:00".',
      en: 'Opening, Moscow time, in quotes: "12:00".',
    }),
    closes: clockTime().required().meta({
      ru: 'Закрытие, в тот же день, в кавычках.',
      en: 'Closing, on the same day, in quotes.',
    }),
    lastEntry: clockTime().meta({
      ru: 'Последний вход, не позже закрытия, в кавычках.',
      en: 'Last admission, not after closing, in quotes.',
    }),
    who: localizedText().default(undefined).meta({
      ru: 'Для кого день, коротко. Без этой строки — для всех.',
      en: 'Whom the day is for, in short. Everybody if left out.',
    }),
  }).required();

const hoursException = () =>
  namedObject('HoursException', {
    day: isoDay().required().meta({ ru: 'День, в кавычках.', en: 'The day, in quotes.' }),
    opens: clockTime().meta({ ru: 'Другое открытие.', en: 'Another opening.' }),
    closes: clockTime().meta({ ru: 'Другое закрытие.', en: 'Another closing.' }),
    lastEntry: clockTime().meta({
      ru: 'Другой последний вход.',
      en: 'Another last admission.',
    }),
    closed: flag().meta({
      ru: 'true — в этот день закрыто; тогда без времени.',
      en: 'true: closed on that day; then without times.',
    }),
    reason: localizedText().required().meta({
      ru: 'Почему, для посетителей; одно предложение.',
      en: 'Why, for visitors; one sentence.',
    }),
  }).required();

/** One edition of the fair: `content/<year>/edition.yaml`. The folder's name is the year. */
export const editionSchema = strictObject({
  firstDay: isoDay().required().meta({
    ru: 'Первый день для посетителей (по Москве), в кавычках: "2026-04-02".',
    en: 'First day for visitors (in Moscow), in quotes: "2026-04-02".',
  }),
  lastDay: isoDay().required().meta({
    ru: 'Последний день для посетителей, в кавычках.',
    en: 'Last day for visitors, in quotes.',
  }),
  venue: namedObject('Venue', {
    name: localizedText().required().meta({ ru: 'Название площадки.', en: 'Name of the venue.' }),
    address: localizedText()
      .required()
      .meta({ ru: 'Адрес площадки.', en: 'Address of the venue.' }),
  })
    .required()
    .meta({ ru: 'Где проходит ярмарка.', en: 'Where the fair takes place.' }),
  colour: namedObject('EditionColour', {
    light: hexColour().required().meta({
      ru: 'Цвет на белом, в кавычках: "#1f24ff"; контраст не меньше 4,5:1.',
      en: 'Colour on white, in quotes: "#1f24ff"; contrast 4.5:1 at least.',
    }),
    dark: hexColour().required().meta({
      ru: 'Цвет на чёрном, в кавычках; контраст не меньше 4,5:1.',
      en: 'Colour on black, in quotes; contrast 4.5:1 at least.',
    }),
  })
    .required()
    .meta({
      ru: 'Сигнальный цвет выпуска.',
      en: 'Signal colour of the edition.',
    }),
  cover: describedPicture().default(undefined).meta({
    ru: 'Обложка выпуска: картинка рядом с edition.yaml.',
    en: 'Cover of the edition: a picture beside edition.yaml.',
  }),
  applicationsOpen: isoDay().meta({
    ru: 'Первый день заявок от участников, в кавычках.',
    en: 'First day on which exhibitors may apply, in quotes.',
  }),
  // Applications close earlier if stands run out (spec §9).
  applicationsClose: isoDay().meta({
    ru: 'Последний день заявок от участников, в кавычках.',
    en: 'Last day on which exhibitors may apply, in quotes.',
  }),
  hours: list(dayHours()).min(1).meta({
    ru: 'Часы работы каждого дня. Их показывают шапка, главная и разделы вида hours.',
    en: 'Opening hours of every day. The header, the home page and sections of the kind hours show them.',
  }),
  exceptions: list(hoursException()).min(1).meta({
    ru: 'Дни, когда часы не такие, как в hours; всегда с причиной.',
    en: 'Days on which the hours are not as in hours; always with a reason.',
  }),
  phase: choice(phases).meta({
    ru: 'Где сейчас выпуск, если не как говорят даты: объявлен, приём заявок, продажа билетов, идёт, прошёл. Действует не дольше последнего дня.',
    en: 'Where the edition stands, if not where its dates say: announced, applications open, on sale, running, over. Holds until the last day at most.',
  }),
});

export type Edition = InferType<typeof editionSchema>;
