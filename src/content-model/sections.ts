import { array, lazy, number, object, string, type InferType, type ISchema } from 'yup';
import { isKeyed } from '../lib/isKeyed';
import { filledText, linkTarget, localizedText, mailAddress, recordReference } from './localized';
import { strictObject } from './strictObject';
import { visitSectionBodies, visitSectionHelp, visitSectionKinds } from './visitSections';

/** Kinds of general sections an editor composes a page of. */
export const sectionKinds = [
  'text',
  'steps',
  'clauses',
  'facts',
  'people',
  'accordion',
  'gallery',
  'form',
  'links',
  'way',
  'exhibitors',
  'programme',
  'speakers',
  'partners',
  ...visitSectionKinds,
] as const;
export type SectionKind = (typeof sectionKinds)[number];

/** Sections that show records; only pages with a component of their own load them. */
export const recordSectionKinds: readonly SectionKind[] = [
  'exhibitors',
  'programme',
  'speakers',
  'partners',
];

const action = () =>
  strictObject({
    label: localizedText().required().meta({ ru: 'Слова ссылки.', en: 'Words of the link.' }),
    to: linkTarget().required().meta({
      ru: 'Куда: путь вида /tickets/ или полный адрес.',
      en: 'Where to: a path like /tickets/ or a full address.',
    }),
  }).default(undefined);

const sectionFrame = {
  kind: string().strict().oneOf(sectionKinds).required().meta({
    ru: 'Вид раздела; от него зависят остальные поля.',
    en: 'Kind of the section; the other fields depend on it.',
  }),
  anchor: string()
    .strict()
    .matches(/^[a-z][a-z0-9-]*$/, 'anchor')
    .required()
    .meta({
      ru: 'Адрес раздела на странице, после #: латинские буквы, цифры, дефисы.',
      en: "The section's address on the page, after #: latin letters, digits, hyphens.",
    }),
  title: localizedText()
    .required()
    .meta({ ru: 'Заголовок раздела.', en: 'Heading of the section.' }),
  link: action().meta({
    ru: 'Ссылка под заголовком: всё, все дни, подробнее.',
    en: 'A link under the heading: all of them, every day, more.',
  }),
};

const lead = () =>
  localizedText()
    .default(undefined)
    .meta({ ru: 'Слова над списком.', en: 'Words above the list.' });

const titledText = () =>
  strictObject({
    title: localizedText()
      .required()
      .meta({ ru: 'Заголовок или вопрос.', en: 'Heading or question.' }),
    text: localizedText().required().meta({
      ru: 'Абзацы через пустую строку; [слова](адрес) — ссылка.',
      en: 'An empty line divides paragraphs; [words](address) makes a link.',
    }),
  }).required();

const titledTexts = () => array(titledText()).strict().min(1).required();

const sectionBodies = {
  text: {
    text: localizedText().required().meta({
      ru: 'Абзацы через пустую строку; [слова](адрес) — ссылка.',
      en: 'An empty line divides paragraphs; [words](address) makes a link.',
    }),
  },
  steps: {
    steps: titledTexts().meta({
      ru: 'Шаги; номера ставит сайт.',
      en: 'Steps; the site numbers them.',
    }),
  },
  clauses: {
    clauses: titledTexts().meta({
      ru: 'Пункты; номера и содержание ставит сайт, адрес третьего — anchor-3.',
      en: 'Clauses; the site numbers them and lists them; the third is at anchor-3.',
    }),
  },
  facts: {
    facts: array(
      strictObject({
        label: localizedText().required().meta({ ru: 'Что это.', en: 'What it is.' }),
        value: localizedText()
          .required()
          .meta({ ru: 'Сколько, когда, какое.', en: 'How much, when, which.' }),
        figure: localizedText().default(undefined).meta({
          ru: 'Цена или число у правого края.',
          en: 'A price or number at the right edge.',
        }),
      }).required(),
    )
      .strict()
      .min(1)
      .required()
      .meta({ ru: 'Пары: что — какое.', en: 'Pairs of label and value.' }),
  },
  people: {
    people: array(
      strictObject({
        name: localizedText()
          .required()
          .meta({ ru: 'Имя и фамилия.', en: 'First name and surname.' }),
        role: localizedText().required().meta({ ru: 'Чем занимается.', en: 'What they do.' }),
        email: mailAddress().meta({ ru: 'Адрес почты.', en: 'Mail address.' }),
      }).required(),
    )
      .strict()
      .min(1)
      .required()
      .meta({ ru: 'Люди.', en: 'People.' }),
  },
  accordion: {
    items: titledTexts().meta({
      ru: 'Вопросы; ответы раскрываются.',
      en: 'Questions with answers that unfold.',
    }),
  },
  gallery: {
    photos: number().strict().integer().required().meta({
      ru: 'Год: все снимки из content/<год>/photos.',
      en: 'The year: all pictures of content/<year>/photos.',
    }),
    look: string().strict().oneOf(['grid', 'carousel']).meta({
      ru: 'grid — стена снимков (так, если строки нет), carousel — лента в одну строку.',
      en: 'grid: a wall of pictures (if left out), carousel: one row to leaf through.',
    }),
    slides: array(
      strictObject({
        type: string().strict().oneOf(['image', 'video', 'map', 'iframe', 'ajax']).required().meta({
          ru: 'image — картинка, video — ролик, map — карта, iframe — чужая страница, ajax — слова своей страницы.',
          en: "image: a picture, video: a film, map: a map, iframe: another site's page, ajax: words of a page of this site.",
        }),
        src: linkTarget().required().meta({
          ru: 'Адрес; у ajax можно #раздел этой же страницы.',
          en: 'Address; for ajax also a #section of the same page.',
        }),
        caption: localizedText()
          .required()
          .meta({ ru: 'Подпись, она же слова ссылки.', en: "Caption, and the link's words." }),
      }).required(),
    )
      .strict()
      .meta({
        ru: 'Слайды после снимков: то, что лежит не в папке снимков.',
        en: 'Slides after the pictures: what does not lie in the folder of photographs.',
      }),
    text: localizedText()
      .default(undefined)
      .meta({ ru: 'Слова над снимками.', en: 'Words above the pictures.' }),
  },
  form: {
    form: filledText().meta({
      ru: 'Имя формы: content/forms/<имя>.yaml.',
      en: 'Name of the form: content/forms/<name>.yaml.',
    }),
    text: localizedText()
      .default(undefined)
      .meta({ ru: 'Слова над формой.', en: 'Words above the form.' }),
  },
  links: {
    links: array(
      strictObject({
        label: localizedText().required().meta({ ru: 'Слова ссылки.', en: 'Words of the link.' }),
        to: linkTarget().required().meta({
          ru: 'Куда: путь вида /tickets/ или полный адрес.',
          en: 'Where to: a path like /tickets/ or a full address.',
        }),
        note: localizedText()
          .default(undefined)
          .meta({ ru: 'Пояснение под ссылкой.', en: 'A note under the link.' }),
      }).required(),
    )
      .strict()
      .min(1)
      .required()
      .meta({ ru: 'Ссылки.', en: 'Links.' }),
  },
  way: {
    steps: titledTexts().meta({
      ru: 'Тот же путь словами, под картой; номера ставит сайт.',
      en: 'The same way in words, below the map; the site numbers them.',
    }),
  },
  exhibitors: { text: lead() },
  programme: {
    text: lead(),
    sessions: array(recordReference().required()).strict().min(1).meta({
      ru: 'Избранные события на главной: год/адрес, например 2026/noon-opening. На странице программы строки нет: там все.',
      en: 'Chosen events of the home page: year/slug, like 2026/noon-opening. Left out on the programme page, which shows all.',
    }),
  },
  speakers: {
    text: lead(),
    speakers: array(recordReference().required())
      .strict()
      .min(1)
      .required()
      .meta({ ru: 'Избранные спикеры: год/имя папки.', en: 'Chosen speakers: year/folder.' }),
  },
  partners: { text: lead() },
  ...visitSectionBodies,
};

type Fields<Schemas extends Record<string, ISchema<unknown>>> = {
  [Name in keyof Schemas]: InferType<Schemas[Name]>;
};

/** A section as written: what every section has, and the fields of its kind. */
export type Section = {
  [Kind in SectionKind]: Omit<Fields<typeof sectionFrame>, 'kind'> & { kind: Kind } & Fields<
      (typeof sectionBodies)[Kind]
    >;
}[SectionKind];

const sectionHelp: Record<SectionKind, { ru: string; en: string }> = {
  text: { ru: 'Текст абзацами.', en: 'Text in paragraphs.' },
  steps: { ru: 'Шаги по порядку.', en: 'Numbered steps.' },
  clauses: {
    ru: 'Правила и договоры: пункты с содержанием.',
    en: 'Rules and contracts: clauses with a contents list.',
  },
  facts: { ru: 'Пары: что — какое.', en: 'Pairs of label and value.' },
  people: { ru: 'Люди.', en: 'People.' },
  accordion: { ru: 'Вопросы; ответы раскрываются.', en: 'Questions with answers that unfold.' },
  gallery: { ru: 'Все снимки одного года.', en: 'All pictures of one year.' },
  form: { ru: 'Место для формы.', en: 'A place for a lead form.' },
  links: { ru: 'Ссылки с пояснениями.', en: 'Links with notes.' },
  way: {
    ru: 'Карта пути из way.yaml выпуска и путь словами. На текстовых страницах.',
    en: "The map of the way, from the edition's way.yaml, and the way in words. On text pages.",
  },
  exhibitors: {
    ru: 'Участники: по имени на каждую букву. Только на главной.',
    en: 'Exhibitors: a name for each letter. On the home page only.',
  },
  programme: {
    ru: 'На главной — дни программы и избранные события, на странице программы — всё расписание.',
    en: 'On the home page the days and chosen events, on the programme page the whole schedule.',
  },
  speakers: {
    ru: 'Портреты избранных спикеров. Только на главной.',
    en: 'Portraits of chosen speakers. On the home page only.',
  },
  partners: {
    ru: 'Партнёры по уровням. На главной и на странице партнёров.',
    en: 'Partners by tier. On the home page and the partners page.',
  },
  ...visitSectionHelp,
};

/** A section of a page: its kind says which fields it has. */
export const anySection = lazy((value: unknown) => {
  const kind = sectionKinds.find((known) => isKeyed(value) && value['kind'] === known);
  return object({ ...sectionFrame, ...(kind === undefined ? {} : sectionBodies[kind]) })
    .noUnknown(kind !== undefined)
    .strict()
    .required()
    .meta(kind === undefined ? {} : sectionHelp[kind]);
});
