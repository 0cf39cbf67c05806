import { number } from 'yup';
import { availabilities, datedAvailabilities } from './model/sale';
import { techniques } from './model/worksFilter';
import { addressName, describedPicture, isoDay, localizedText } from '../content/localized';
import { choice, flag, list, namedObject, namesIn, textOf, wholeNumber } from '../content/shapes';
import englishExhibitors from '../i18n/messages/en/exhibitors.json';
import en from '../i18n/messages/en/works.json';
import exhibitors from '../i18n/messages/ru/exhibitors.json';
import ru from '../i18n/messages/ru/works.json';

const centimetres = () => number().strict().positive().max(5000);

/** Minutes and seconds, `12:30`, after hours if there are any, `1:02:30`; not nothing. */
const durationPattern = /^(?!0+:0+(:0+)?$)(\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/;

const roubles = () =>
  number()
    .strict()
    .typeError('priceInRoubles')
    .min(1, 'noPrice')
    .integer('wholeRoubles')
    .max(1_000_000_000);

const copies = () => wholeNumber().min(1).max(10_000);

/**
 * A work shown at the stand; its picture is in the same folder as `index.yaml`. Its artists and its
 * availability are optional (decision 030).
 */
export const workSchema = describedPicture()
  .shape({
    slug: addressName().meta({
      label: 'Адрес работы / Address of the work',
      ru: 'Адрес работы, если не по имени файла картинки: латиница, цифры, дефисы.',
      en: "Address of the work, unless it is the picture's file name: latin letters, digits, hyphens.",
    }),
    title: localizedText().required().meta({ label: 'Название работы / Title of the work' }),
    artists: list(localizedText()).min(1).meta({
      label: 'Чья работа / Whose work',
      item: 'Автор / Artist',
      ru: 'Чья работа; у галереи — имена из её списка «Художники». У художника можно не заполнять.',
      en: "Whose work it is; a gallery's from its list of artists. An artist's own needs none.",
    }),
    year: wholeNumber().min(1400).max(2100).required().meta({
      label: 'Год / Year',
      ru: 'Год создания; если работали не один год — последний.',
      en: 'Year the work was made; the last one if it took several.',
    }),
    yearFrom: wholeNumber().min(1400).max(2100).meta({
      label: 'Начата в году / Begun in',
      ru: 'Первый год, если работали не один: 2019 и year: 2023 — «2019–2023».',
      en: 'The first year if it took several: 2019 and year: 2023 make “2019–2023”.',
    }),
    circa: flag().meta({
      label: 'Год приблизителен / Year is approximate',
      ru: 'Год известен приблизительно: «ок. 1990».',
      en: 'The year is approximate, “c. 1990”.',
    }),
    medium: localizedText()
      .required()
      .meta({ label: 'Техника и материал / Technique and material' }),
    technique: choice(techniques, namesIn(ru.technique, en.technique)).meta({
      label: 'Вид для фильтра / Technique in the filter',
      ru: 'По чему её найдут в фильтре: живопись, рисунок, печатная графика, фотография, скульптура, керамика, текстиль, видео и звук с перформансом, смешанная техника.',
      en: 'What the filter finds it by: painting, drawing, print, photography, sculpture, ceramics, textile, media (video, sound, performance), mixed media.',
      graphql: 'Technique',
    }),
    size: namedObject('WorkSize', {
      height: centimetres().meta({ label: 'Высота, см / Height, cm' }),
      width: centimetres().meta({ label: 'Ширина, см / Width, cm' }),
      diameter: centimetres().meta({
        label: 'Диаметр, см / Diameter, cm',
        ru: 'Диаметр круглой работы, см, вместо высоты и ширины.',
        en: 'Diameter of a round work, cm, in place of height and width.',
      }),
      depth: centimetres().meta({
        label: 'Глубина, см / Depth, cm',
        ru: 'Глубина, см: у того, что стоит в пространстве.',
        en: 'Depth, cm: for what stands in space.',
      }),
    }).meta({
      label: 'Размер / Size',
      ru: 'Размер работы, см; у видео, звука и перформанса не заполняют.',
      en: 'Size of the work, cm; left out for a video, a sound, a performance.',
    }),
    duration: textOf('duration', durationPattern).meta({
      label: 'Длительность / Duration',
      ru: 'Сколько длится видео или звук, например 12:30, с часами 1:02:30.',
      en: 'How long a video or a sound lasts, like 12:30, with hours 1:02:30.',
    }),
    copies: namedObject('WorkCopies', {
      of: copies().required().meta({
        label: 'Всего экземпляров / Copies in all',
        ru: 'Сколько всего экземпляров; 1 — вещь единственная.',
        en: 'How many copies there are; 1 is the only one.',
      }),
      number: copies().meta({ label: 'Который из них на стенде / Which of them is shown' }),
      proofs: copies().meta({
        label: 'Авторские экземпляры / Artist’s proofs',
        ru: 'Сколько сверх того авторских экземпляров.',
        en: "How many artist's proofs there are besides.",
      }),
    })
      .typeError('copiesForm')
      .meta({
        label: 'Тираж / Copies',
        ru: 'Тираж отпечатка или отливки: который из скольких.',
        en: 'Edition of a print or a cast: which one of how many.',
      }),
    availability: choice(
      availabilities,
      namesIn(exhibitors.availability, englishExhibitors.availability),
    ).meta({
      label: 'Можно ли купить / Availability',
      ru: 'Можно ли купить: в продаже, в резерве, продано, не продаётся.',
      en: 'Whether it can be had: available, reserved, sold, not for sale.',
    }),
    asOf: isoDay()
      .when('availability', {
        is: (availability: unknown) => datedAvailabilities.some((dated) => dated === availability),
        then: (day) => day.required('asOfMissing'),
      })
      .meta({
        label: 'На какой день / As of',
        dayOf: { field: 'availability', states: datedAvailabilities },
        ru: 'День, на который это известно, например 2026-04-03; у резерва и продажи обязателен.',
        en: 'Day on which this was so, like 2026-04-03; required for reserved and sold.',
      }),
    price: roubles().meta({
      label: 'Цена, ₽ / Price, ₽',
      ru: 'Цена, целых рублей, например 120000. Нет цены у того, что в продаже, — «Цена по запросу».',
      en: 'Price in whole roubles: 120000. Without one, what is available is on request.',
    }),
    priceRange: namedObject('WorkPriceRange', {
      from: roubles().required().meta({ label: 'От, рублей / From, roubles' }),
      to: roubles().required().meta({ label: 'До, рублей / To, roubles' }),
    })
      .typeError('priceRangeForm')
      .meta({
        label: 'Цена от и до / Price range',
        ru: 'Вместо одной цены — от и до: {from: 80000, to: 120000}.',
        en: 'From and to, in place of one price: {from: 80000, to: 120000}.',
      }),
    courtesy: localizedText().meta({
      label: 'Кто дал работу / Courtesy',
      ru: 'Кто дал работу, как это напечатать: Из частного собрания, Казань.',
      en: 'Who has lent the work, as it is to be printed: Courtesy of a private collection, Kazan.',
    }),
  })
  .meta({ graphql: 'Work' });
