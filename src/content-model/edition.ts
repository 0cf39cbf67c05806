import { string, type InferType } from 'yup';
import { phases } from '../domain/phase';
import { describedPicture, isoDay, localizedText } from './localized';
import { strictObject } from './strictObject';

const hexColour = () =>
  string()
    .strict()
    .matches(/^#[0-9a-f]{6}$/i, 'hexColour');

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
  venue: strictObject({
    name: localizedText().required().meta({ ru: 'Название площадки.', en: 'Name of the venue.' }),
    address: localizedText()
      .required()
      .meta({ ru: 'Адрес площадки.', en: 'Address of the venue.' }),
  })
    .required()
    .meta({ ru: 'Где проходит ярмарка.', en: 'Where the fair takes place.' }),
  colour: strictObject({
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
    .meta({ ru: 'Сигнальный цвет выпуска.', en: 'Signal colour of the edition.' }),
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
  phase: string().strict().oneOf(phases).meta({
    ru: 'Где сейчас выпуск, если не как говорят даты: объявлен, приём заявок, продажа билетов, идёт, прошёл.',
    en: 'Where the edition stands, if not where its dates say: announced, applications open, on sale, running, over.',
  }),
});

export type Edition = InferType<typeof editionSchema>;
