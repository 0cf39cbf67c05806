import { number, type InferType } from 'yup';
import type { CallName } from './model/calls';
import { phases } from './model/phase';
import {
  clockTime,
  describedPicture,
  isoDay,
  localizedText,
  pictureFile,
} from '../content/localized';
import { choice, flag, list, namedObject, strictObject, textOf } from '../content/shapes';

const hexColour = () => textOf('hexColour', /^#[0-9a-f]{6}$/i);

const day = isoDay().required().meta({
  label: 'День / Day',
  ru: 'День.',
  en: 'The day.',
});

const dayHours = () =>
  namedObject('DayHours', {
    day,
    opens: clockTime().required().meta({
      label: 'Открытие / Opening',
      ru: 'Открытие по Москве, например 12:00.',
      en: 'Opening, Moscow time, like 12:00.',
    }),
    closes: clockTime().required().meta({
      label: 'Закрытие / Closing',
      ru: 'Закрытие, в тот же день.',
      en: 'Closing, on the same day.',
    }),
    lastEntry: clockTime().meta({
      label: 'Последний вход / Last entry',
      ru: 'Последний вход, не позже закрытия.',
      en: 'Last admission, not after closing.',
    }),
    who: localizedText().meta({
      label: 'Для кого день / Whom it is for',
      ru: 'Для кого день, коротко. Если пусто — для всех.',
      en: 'Whom the day is for, in short. Everybody if left out.',
    }),
  });

const hoursException = () =>
  namedObject('HoursException', {
    day,
    opens: clockTime().meta({ label: 'Другое открытие / Another opening' }),
    closes: clockTime().meta({ label: 'Другое закрытие / Another closing' }),
    lastEntry: clockTime().meta({ label: 'Другой последний вход / Another last admission' }),
    closed: flag().meta({
      label: 'Закрыто / Closed',
      ru: 'В этот день закрыто; тогда без времени.',
      en: 'Closed on that day; then without times.',
    }),
    reason: localizedText().required().meta({
      label: 'Причина / Reason',
      ru: 'Почему, для посетителей; одно предложение.',
      en: 'Why, for visitors; one sentence.',
    }),
  });

/** Labels of the calls for editors. */
export const callLabels: Readonly<Record<CallName, string>> = {
  volunteers: 'волонтёры / volunteers',
  guides: 'экскурсоводы / tour guides',
  media: 'аккредитация СМИ / media accreditation',
  partners: 'партнёры / partners',
};

/** Opening and closing day of a call for volunteers, guides, media or partners (decision 049). */
const call = () =>
  namedObject('EditionCall', {
    opens: isoDay().meta({
      label: 'Открывается / Opens',
      ru: 'Первый день. Если пусто — открыт сразу.',
      en: 'First day. Left out: open from the start.',
    }),
    closes: isoDay().meta({
      label: 'Закрывается / Closes',
      ru: 'Последний день. Если пусто — до конца ярмарки.',
      en: 'Last day. Left out: until the end of the fair.',
    }),
  });

/** Labels of the phases for editors. */
export const phaseNames = {
  announced: 'объявлена / announced',
  'applications-open': 'приём заявок / applications open',
  'on-sale': 'продажа билетов / on sale',
  running: 'идёт / running',
  over: 'прошла / over',
};

/** One edition of the fair: `content/<year>/edition.yaml`. The folder's name is the year. */
export const editionSchema = strictObject({
  firstDay: isoDay().required().meta({
    label: 'Первый день / First day',
    ru: 'Первый день для посетителей (по Москве), например 2026-04-02.',
    en: 'First day for visitors (in Moscow), like 2026-04-02.',
  }),
  lastDay: isoDay().required().meta({
    label: 'Последний день / Last day',
    ru: 'Последний день для посетителей.',
    en: 'Last day for visitors.',
  }),
  venue: namedObject('Venue', {
    name: localizedText().required().meta({ label: 'Название площадки / Name of the venue' }),
    address: localizedText().required().meta({ label: 'Адрес площадки / Address of the venue' }),
  })
    .required()
    .meta({ label: 'Где проходит ярмарка / Where the fair takes place' }),
  colour: namedObject('EditionColour', {
    light: hexColour().required().meta({
      label: 'На белом / On white',
      ru: 'Цвет на белом, например #1f24ff; контраст не меньше 4,5:1.',
      en: 'Colour on white, like #1f24ff; contrast 4.5:1 at least.',
    }),
    dark: hexColour().required().meta({
      label: 'На чёрном / On black',
      ru: 'Цвет на чёрном; контраст не меньше 4,5:1.',
      en: 'Colour on black; contrast 4.5:1 at least.',
    }),
  })
    .required()
    .meta({ label: 'Сигнальный цвет выпуска / Signal colour of the edition' }),
  cover: describedPicture().meta({
    label: 'Обложка / Cover',
    ru: 'Обложка выпуска: картинка рядом с edition.yaml.',
    en: 'Cover of the edition: a picture beside edition.yaml.',
  }),
  applicationsOpen: isoDay().meta({
    label: 'Приём заявок с / Applications from',
    ru: 'Первый день заявок от участников.',
    en: 'First day on which exhibitors may apply.',
  }),
  // Applications close earlier if stands run out (spec §9).
  applicationsClose: isoDay().meta({
    label: 'Приём заявок до / Applications until',
    ru: 'Последний день заявок от участников.',
    en: 'Last day on which exhibitors may apply.',
  }),
  hours: list(dayHours()).min(1).meta({
    label: 'Часы работы / Opening hours',
    item: 'День / Day',
    ru: 'Часы работы каждого дня. Их показывают шапка, главная и разделы вида hours.',
    en: 'Opening hours of every day. The header, the home page and sections of the kind hours show them.',
  }),
  exceptions: list(hoursException()).min(1).meta({
    label: 'Особые дни / Exceptions',
    item: 'Особый день / Exception',
    ru: 'Дни, когда часы не такие, как в hours; всегда с причиной.',
    en: 'Days on which the hours are not as in hours; always with a reason.',
  }),
  recordings: namedObject('EditionRecordings', {
    by: isoDay().meta({
      label: 'Выложим до / Appear by',
      ru: 'К какому дню появятся все записи.',
      en: 'The day by which all recordings appear.',
    }),
    until: isoDay().meta({
      label: 'Доступны до / Available until',
      ru: 'Последний день доступа. Если пусто — без срока.',
      en: 'Last day of access. Left out: without end.',
    }),
  }).meta({
    label: 'Записи / Recordings',
    ru: 'Записи событий: к какому дню появятся и до какого открыты.',
    en: 'Recordings of sessions: by which day they appear, and until when they are open.',
  }),
  calls: namedObject('EditionCalls', {
    volunteers: call().meta({ label: callLabels.volunteers }),
    guides: call().meta({ label: callLabels.guides }),
    media: call().meta({ label: callLabels.media }),
    partners: call().meta({ label: callLabels.partners }),
  }).meta({
    label: 'Наборы / Calls',
    ru: 'Когда открыт набор: раздел call говорит о нём на страницах, форма с follows открыта в эти дни.',
    en: 'When a call is open: the section call speaks of it on pages, and a form that follows it is open on these days.',
  }),
  phase: choice(phases, phaseNames).meta({
    label: 'Пора ярмарки / Phase',
    ru: 'Где сейчас выпуск, если не как говорят даты: объявлен, приём заявок, продажа билетов, идёт, прошёл. Действует не дольше последнего дня.',
    en: 'Where the edition stands, if not where its dates say: announced, applications open, on sale, running, over. Holds until the last day at most.',
  }),
});

export type Edition = InferType<typeof editionSchema>;

const share = () => number().strict().min(0).max(1).required();

/** A caption for one photograph; photographs without a caption are shown, too. */
const captionSchema = strictObject({
  picture: pictureFile().required().meta({
    label: 'Снимок / Photograph',
    ru: 'Имя файла в этой папке.',
    en: 'Name of a file of this folder.',
    graphql: 'String',
  }),
  caption: localizedText().meta({ label: 'Подпись под снимком / Caption under the photograph' }),
  alt: localizedText().meta({
    label: 'Что на нём видно / What it shows',
    ru: 'Что видно, для тех, кто не видит.',
    en: 'What is seen, for those who cannot see it.',
  }),
  credit: localizedText().meta({ label: 'Кто снимал / Who took it' }),
  focalPoint: namedObject('FocalPoint', {
    x: share().meta({
      label: 'От левого края / From the left',
      ru: 'Доля ширины от левого края, от 0 до 1.',
      en: 'Share of the width from the left edge, 0 to 1.',
    }),
    y: share().meta({
      label: 'От верха / From the top',
      ru: 'Доля высоты от верха, от 0 до 1.',
      en: 'Share of the height from the top, 0 to 1.',
    }),
  }).meta({
    label: 'Главное место / Focal point',
    ru: 'Главное место снимка: доли от левого и верхнего края, от 0 до 1.',
    en: 'The point that matters: shares from the left and the top, 0 to 1.',
  }),
});

/** Captions of a folder's photographs: `content/<year>/photos/captions.yaml`. */
export const captionsSchema = list(captionSchema).required().meta({ item: 'Снимок / Photograph' });
