import { number, type InferType } from 'yup';
import { addressName, localizedText, localizedWords, standCode } from '../content/localized';
import { anyText, choice, flag, list, namedObject, strictObject } from '../content/shapes';

/** What a hall is used for. */
export const hallUses = ['stands', 'programme', 'rest'] as const;
export type HallUse = (typeof hallUses)[number];

/** Services a plan may show. */
export const serviceKinds = [
  'entrance',
  'exit',
  'box-office',
  'information',
  'wardrobe',
  'toilet',
  'accessible-toilet',
  'baby-room',
  'food',
  'water',
  'first-aid',
  'lift',
  'ramp',
  'quiet-place',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

const metres = () => number().strict().min(0).max(2000).required();
const length = () => number().strict().moreThan(0).max(2000).required();

const rectangle = {
  x: metres().meta({
    ru: 'Левый край, м от левого края плана.',
    en: 'Left edge, m from the left edge of the plan.',
  }),
  y: metres().meta({
    ru: 'Верхний край, м от верха плана.',
    en: 'Upper edge, m from the top of the plan.',
  }),
  width: length().meta({ ru: 'Ширина, м.', en: 'Width, m.' }),
  height: length().meta({ ru: 'Высота на плане, м.', en: 'Height on the plan, m.' }),
};

/**
 * The plan of an edition's halls and stands: `content/<year>/plan.yaml`. Metres, from the upper
 * left corner.
 */
export const planSchema = strictObject({
  size: namedObject('PlanSize', {
    width: length().meta({ ru: 'Ширина, м.', en: 'Width, m.' }),
    height: length().meta({ ru: 'Высота на плане, м.', en: 'Height on the plan, m.' }),
  })
    .required()
    .meta({ ru: 'Размер всего плана, м.', en: 'Size of the whole plan, m.' }),
  halls: list(
    namedObject('Hall', {
      id: addressName().required().meta({
        ru: 'Имя зала для программы: латиница и дефисы.',
        en: "The hall's id for the programme: latin letters and hyphens.",
      }),
      name: localizedText().required().meta({ ru: 'Имя зала.', en: 'Name of the hall.' }),
      use: choice(hallUses).required().meta({
        ru: 'stands — ряд со стендами, programme — зал программы, rest — отдых.',
        en: 'stands: a row of stands, programme: a hall of the programme, rest: a place to rest.',
      }),
      words: localizedWords().default(undefined).meta({
        ru: 'Как ещё называют зал те, кто его ищет.',
        en: 'What else those who look for the hall call it.',
      }),
      ...rectangle,
    }).required(),
  )
    .min(1)
    .required()
    .meta({ ru: 'Залы и ряды.', en: 'Halls and rows.' }),
  stands: list(
    namedObject('Stand', {
      code: standCode().required().meta({
        ru: 'Код стенда: буква ряда и номер, C07.',
        en: "Code of the stand: the row's letter and a number, C07.",
      }),
      hall: anyText().meta({
        ru: 'Ряд, в котором стоит: id зала.',
        en: 'The row it stands in: id of a hall.',
      }),
      ...rectangle,
    }).required(),
  )
    .required()
    .meta({ ru: 'Стенды.', en: 'Stands.' }),
  services: list(
    namedObject('Service', {
      kind: choice(serviceKinds).required().meta({
        ru: 'Что это: вход, касса, гардероб…',
        en: 'What it is: entrance, box office, wardrobe …',
      }),
      name: localizedText().default(undefined).meta({
        ru: 'Своё имя, если есть.',
        en: 'A name of its own, if any.',
      }),
      x: metres().meta({
        ru: 'От левого края плана, м.',
        en: 'From the left edge of the plan, m.',
      }),
      y: metres().meta({ ru: 'От верха плана, м.', en: 'From the top of the plan, m.' }),
      stepFree: flag().meta({
        ru: 'true — можно попасть без ступеней.',
        en: 'true: reached without steps.',
      }),
    }).required(),
  )
    .required()
    .meta({
      ru: 'Входы, гардероб, туалеты, еда и прочее.',
      en: 'Entrances, wardrobe, toilets, food and the like.',
    }),
  serviceWords: list(
    namedObject('ServiceWords', {
      kind: choice(serviceKinds).required().meta({
        ru: 'О чём слова: вход, касса, гардероб…',
        en: 'What the words are about: entrance, box office, wardrobe …',
      }),
      words: localizedWords().required().meta({
        ru: 'Слова, по которым это ищут, на двух языках.',
        en: 'Words by which it is looked for, in both languages.',
      }),
    }).required(),
  ).meta({
    ru: 'Как ещё называют такие места те, кто их ищет: уборная, кофе. Названия на сайте находятся и так.',
    en: 'What else those who look for such places call them: loo, coat. Names on the site are found anyway.',
  }),
  stepFreeRoutes: list(
    namedObject('StepFreeRoute', {
      name: localizedText().required().meta({ ru: 'Откуда и куда.', en: 'From where to where.' }),
      points: list(
        namedObject('PlanPoint', {
          x: metres().meta({
            ru: 'От левого края плана, м.',
            en: 'From the left edge of the plan, m.',
          }),
          y: metres().meta({ ru: 'От верха плана, м.', en: 'From the top of the plan, m.' }),
        }).required(),
      )
        .min(2)
        .required()
        .meta({ ru: 'Точки пути по порядку.', en: 'Points of the route in order.' }),
    }).required(),
  ).meta({
    ru: 'Пути без ступеней: ломаные по точкам.',
    en: 'Routes without steps, point by point.',
  }),
});

export type Plan = InferType<typeof planSchema>;
