import { type InferType } from 'yup';
import { addressName, coordinates, localizedText } from '../content/localized';
import {
  anyText,
  choice,
  flag,
  list,
  listOf,
  namesIn,
  strictObject,
  wholeNumber,
} from '../content/shapes';
import en from '../i18n/messages/en/way.json';
import ru from '../i18n/messages/ru/way.json';

/** Kinds of points on the way. Map apps open the first entrance. */
const wayPointKinds = [
  'entrance',
  'step-free-entrance',
  'goods-entrance',
  'metro',
  'stop',
  'drop-off',
  'parking',
  'landmark',
] as const;
export type WayPointKind = (typeof wayPointKinds)[number];

/** Kinds of points where visitors come in. */
export const entranceKinds: readonly string[] = [
  'entrance',
  'step-free-entrance',
] satisfies WayPointKind[];

const line = (minPoints: number) => list(coordinates()).min(minPoints);

/**
 * The way to an edition's venue: `content/<year>/way.yaml`. Places have the form that map apps
 * copy: `55.7541, 37.6247`. The site draws them to scale, north up, and measures the walks itself.
 */
export const waySchema = strictObject({
  points: listOf('WayPoint', {
    id: addressName().required().meta({
      label: 'Имя для путей / Id for the walks',
      ru: 'Имя точки для walks: латиница и дефисы.',
      en: "The point's id for walks: latin letters and hyphens.",
    }),
    kind: choice(wayPointKinds, namesIn(ru.kinds, en.kinds)).required().meta({
      label: 'Что это / What it is',
      ru: 'Что это: вход, вход без ступеней, разгрузка, метро, остановка, высадка из машины, парковка, ориентир.',
      en: 'What it is: entrance, step-free entrance, goods entrance, metro exit, stop, drop-off, parking, landmark.',
    }),
    name: localizedText().required().meta({
      label: 'Название / Name',
      ru: 'Имя: станция и выход, улица.',
      en: 'Name: station and exit, street.',
    }),
    note: localizedText().meta({
      label: 'Пояснение / Note',
      ru: 'Пояснение в списке под картой.',
      en: 'A note in the list below the map.',
    }),
    at: coordinates().required().meta({
      label: 'Где / Where',
      ru: 'Где: широта, долгота из приложения карт, 55.7541, 37.6247.',
      en: 'Where: latitude, longitude from a map app, 55.7541, 37.6247.',
    }),
  })
    .min(1)
    .required()
    .meta({
      label: 'Точки / Points',
      item: 'Точка / Point',
      ru: 'Точки; номера на карте ставит сайт. Первый вход открывают приложения карт.',
      en: 'Points; the site numbers them on the map. Map apps open the first entrance.',
    }),
  walks: listOf('WayWalk', {
    from: anyText().meta({
      label: 'Откуда / From',
      ru: 'Откуда: id точки.',
      en: 'From where: id of a point.',
    }),
    to: anyText().meta({
      label: 'Куда / To',
      ru: 'Куда: id точки.',
      en: 'Where to: id of a point.',
    }),
    minutes: wholeNumber().min(1).max(60).required().meta({
      label: 'Минут пешком / Minutes',
      ru: 'Сколько минут идти спокойным шагом; метры считает сайт.',
      en: 'Minutes at an easy pace; the site counts the metres.',
    }),
    stepFree: flag().required().meta({
      label: 'Без ступеней / Step-free',
      ru: 'Весь путь без ступеней.',
      en: 'No steps all the way.',
    }),
    line: line(1).meta({
      label: 'Повороты / Turns',
      item: 'Поворот / Turn',
      ru: 'Повороты между началом и концом, по порядку.',
      en: 'Turns between its two ends, in order.',
    }),
  })
    .required()
    .meta({ label: 'Пути пешком / Walks', item: 'Путь / Walk' }),
  streets: listOf('WayStreet', {
    name: localizedText().required().meta({ label: 'Имя улицы / Name of the street' }),
    line: line(2).required().meta({
      label: 'Точки улицы / Points of the street',
      item: 'Точка / Point',
      ru: 'Точки улицы по порядку.',
      en: 'Points of the street in order.',
    }),
  }).meta({
    label: 'Улицы / Streets',
    item: 'Улица / Street',
    ru: 'Улицы: ломаные по точкам.',
    en: 'Streets, point by point.',
  }),
  blocks: listOf('WayBlock', {
    name: localizedText().meta({
      label: 'Имя здания, площади или парка / Name of the building, square or park',
    }),
    isVenue: flag().meta({
      label: 'Площадка ярмарки / The fair’s venue',
      ru: 'Площадка ярмарки.',
      en: "true: the fair's venue.",
    }),
    outline: line(3).required().meta({
      label: 'Углы / Corners',
      item: 'Угол / Corner',
      ru: 'Углы по порядку.',
      en: 'Corners in order.',
    }),
  }).meta({
    label: 'Здания и площади / Buildings and squares',
    item: 'Здание или площадь / Building or square',
    ru: 'Здания и площади, по которым узнают место.',
    en: 'Buildings and squares that a place is known by.',
  }),
});

export type Way = InferType<typeof waySchema>;
