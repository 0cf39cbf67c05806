import { number, type InferType } from 'yup';
import { addressName, localizedText, localizedWords, standCode } from '../content/localized';
import {
  anyText,
  choice,
  flag,
  listOf,
  namedObject,
  namesIn,
  strictObject,
} from '../content/shapes';
import en from '../i18n/messages/en/map.json';
import ru from '../i18n/messages/ru/map.json';

const hallUses = ['stands', 'programme', 'rest'] as const;

/** Services that a plan can show. */
const serviceKinds = [
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

const serviceNames = namesIn(ru.services, en.services);

const metres = () => number().strict().min(0).max(2000).required();
const length = () => number().strict().moreThan(0).max(2000).required();

const point = {
  x: metres().meta({ label: 'От левого края плана, м / From the left edge of the plan, m' }),
  y: metres().meta({ label: 'От верха плана, м / From the top of the plan, m' }),
};
const extent = {
  width: length().meta({ label: 'Ширина, м / Width, m' }),
  height: length().meta({ label: 'Высота на плане, м / Height on the plan, m' }),
};

/**
 * The plan of an edition's halls and stands: `content/<year>/plan.yaml`. Metres, from the upper
 * left corner.
 */
export const planSchema = strictObject({
  size: namedObject('PlanSize', extent)
    .required()
    .meta({ label: 'Размер всего плана, м / Size of the whole plan, m' }),
  halls: listOf('Hall', {
    id: addressName().required().meta({
      label: 'Имя для программы / Id for the programme',
      ru: 'Имя зала для программы: латиница и дефисы.',
      en: "The hall's id for the programme: latin letters and hyphens.",
    }),
    name: localizedText().required().meta({ label: 'Имя зала / Name of the hall' }),
    use: choice(hallUses, {
      stands: 'стенды / stands',
      programme: 'программа / programme',
      rest: 'отдых / rest',
    })
      .required()
      .meta({
        label: 'Что в зале / Use',
        ru: 'stands — ряд со стендами, programme — зал программы, rest — отдых.',
        en: 'stands: a row of stands, programme: a hall of the programme, rest: a place to rest.',
      }),
    words: localizedWords().meta({
      label: 'Слова для поиска / Words to find it by',
      ru: 'Как ещё называют зал те, кто его ищет.',
      en: 'What else those who look for the hall call it.',
    }),
    ...point,
    ...extent,
    doors: listOf('HallDoor', point).meta({
      label: 'Двери / Doors',
      item: 'Дверь / Door',
      ru: 'Двери зала на его границе: к ним ведёт путь на карте. Без них путь кончается у ближайшей стены.',
      en: 'Doors on the edge of the hall, where the map’s directions end. Without them they end at its nearest wall.',
    }),
  })
    .min(1)
    .required()
    .meta({ label: 'Залы и ряды / Halls and rows', item: 'Зал / Hall' }),
  stands: listOf('Stand', {
    code: standCode().required().meta({
      label: 'Код стенда / Code',
      ru: 'Код стенда: буква ряда и номер, C07.',
      en: "Code of the stand: the row's letter and a number, C07.",
    }),
    hall: anyText().meta({
      reference: 'halls',
      label: 'Ряд / Row',
      ru: 'Ряд, в котором стоит: id зала.',
      en: 'The row it stands in: id of a hall.',
    }),
    ...point,
    ...extent,
  })
    .required()
    .meta({ label: 'Стенды / Stands', item: 'Стенд / Stand' }),
  services: listOf('Service', {
    kind: choice(serviceKinds, serviceNames).required().meta({
      label: 'Что это / What it is',
      ru: 'Что это: вход, касса, гардероб…',
      en: 'What it is: entrance, box office, wardrobe …',
    }),
    name: localizedText().meta({
      label: 'Своё имя / Name of its own',
      ru: 'Своё имя, если есть.',
      en: 'A name of its own, if any.',
    }),
    ...point,
    stepFree: flag().meta({
      label: 'Без ступеней / Step-free',
      ru: 'Можно попасть без ступеней.',
      en: 'Reached without steps.',
    }),
  })
    .required()
    .meta({
      label: 'Входы и удобства / Services',
      item: 'Место / Service',
      ru: 'Входы, гардероб, туалеты, еда и прочее.',
      en: 'Entrances, wardrobe, toilets, food and the like.',
    }),
  serviceWords: listOf('ServiceWords', {
    kind: choice(serviceKinds, serviceNames).required().meta({
      label: 'Что ищут / What is looked for',
      ru: 'О чём слова: вход, касса, гардероб…',
      en: 'What the words are about: entrance, box office, wardrobe …',
    }),
    words: localizedWords().required().meta({
      label: 'Слова для поиска / Words to find it by',
      ru: 'Слова, по которым это ищут, на двух языках.',
      en: 'Words by which it is looked for, in both languages.',
    }),
  }).meta({
    label: 'Слова для удобств / Words for services',
    item: 'Слова / Words',
    ru: 'Как ещё называют такие места те, кто их ищет: уборная, кофе. Названия на сайте находятся и так.',
    en: 'What else those who look for such places call them: loo, coat. Names on the site are found anyway.',
  }),
  stepFreeRoutes: listOf('StepFreeRoute', {
    name: localizedText().required().meta({ label: 'Откуда и куда / From where to where' }),
    points: listOf('PlanPoint', point).min(2).required().meta({
      label: 'Точки пути / Points',
      item: 'Точка / Point',
      ru: 'Точки пути по порядку.',
      en: 'Points of the route in order.',
    }),
  }).meta({
    label: 'Пути без ступеней / Step-free routes',
    item: 'Путь / Route',
    ru: 'Пути без ступеней: ломаные по точкам.',
    en: 'Routes without steps, point by point.',
  }),
});

export type Plan = InferType<typeof planSchema>;
