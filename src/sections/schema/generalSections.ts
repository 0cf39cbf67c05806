import {
  filledText,
  linkTarget,
  localizedProse,
  localizedText,
  mailAddress,
} from '../../content/localized';
import { choice, list, namedObject, wholeNumber } from '../../content/shapes';

const titledText = () =>
  namedObject('TitledText', {
    title: localizedText()
      .required()
      .meta({ ru: 'Заголовок или вопрос.', en: 'Heading or question.' }),
    text: localizedProse().required().meta({
      ru: 'Абзацы через пустую строку; [слова](адрес) — ссылка.',
      en: 'An empty line divides paragraphs; [words](address) makes a link.',
    }),
  }).required();

const titledTexts = () => list(titledText()).min(1).required();

/** Sections of any page: words, lists, pictures, a form. What each kind is, and its fields. */
export const generalSections = {
  text: {
    ru: 'Текст абзацами.',
    en: 'Text in paragraphs.',
    fields: {
      text: localizedProse().required().meta({
        ru: 'Абзацы через пустую строку; [слова](адрес) — ссылка.',
        en: 'An empty line divides paragraphs; [words](address) makes a link.',
      }),
    },
  },
  steps: {
    ru: 'Шаги по порядку.',
    en: 'Numbered steps.',
    fields: {
      steps: titledTexts().meta({
        ru: 'Шаги; номера ставит сайт.',
        en: 'Steps; the site numbers them.',
      }),
    },
  },
  clauses: {
    ru: 'Правила и договоры: пункты с содержанием.',
    en: 'Rules and contracts: clauses with a contents list.',
    fields: {
      clauses: titledTexts().meta({
        ru: 'Пункты; номера и содержание ставит сайт, адрес третьего — anchor-3.',
        en: 'Clauses; the site numbers them and lists them; the third is at anchor-3.',
      }),
    },
  },
  facts: {
    ru: 'Пары: что — какое.',
    en: 'Pairs of label and value.',
    fields: {
      facts: list(
        namedObject('Fact', {
          label: localizedText().required().meta({ ru: 'Что это.', en: 'What it is.' }),
          value: localizedProse()
            .required()
            .meta({ ru: 'Сколько, когда, какое.', en: 'How much, when, which.' }),
          figure: localizedText().default(undefined).meta({
            ru: 'Цена или число у правого края.',
            en: 'A price or number at the right edge.',
          }),
        }).required(),
      )
        .min(1)
        .required()
        .meta({ ru: 'Пары: что — какое.', en: 'Pairs of label and value.' }),
    },
  },
  people: {
    ru: 'Люди.',
    en: 'People.',
    fields: {
      people: list(
        namedObject('Person', {
          name: localizedText()
            .required()
            .meta({ ru: 'Имя и фамилия.', en: 'First name and surname.' }),
          role: localizedText().required().meta({ ru: 'Чем занимается.', en: 'What they do.' }),
          email: mailAddress().meta({ ru: 'Адрес почты.', en: 'Mail address.' }),
        }).required(),
      )
        .min(1)
        .required()
        .meta({ ru: 'Люди.', en: 'People.' }),
    },
  },
  accordion: {
    ru: 'Вопросы; ответы раскрываются.',
    en: 'Questions with answers that unfold.',
    fields: {
      items: titledTexts().meta({
        ru: 'Вопросы; ответы раскрываются.',
        en: 'Questions with answers that unfold.',
      }),
    },
  },
  gallery: {
    ru: 'Все снимки одного года. На текстовых страницах.',
    en: 'All pictures of one year. On text pages.',
    fields: {
      photos: wholeNumber().required().meta({
        ru: 'Год: все снимки из content/<год>/photos.',
        en: 'The year: all pictures of content/<year>/photos.',
      }),
      look: choice(['grid', 'carousel']).meta({
        ru: 'grid — стена снимков (так, если строки нет), carousel — лента в одну строку.',
        en: 'grid: a wall of pictures (if left out), carousel: one row to leaf through.',
      }),
      slides: list(
        namedObject('GallerySlide', {
          type: choice(['image', 'video', 'map', 'iframe', 'ajax']).required().meta({
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
      ).meta({
        ru: 'Слайды после снимков: то, что лежит не в папке снимков.',
        en: 'Slides after the pictures: what does not lie in the folder of photographs.',
      }),
      text: localizedProse()
        .default(undefined)
        .meta({ ru: 'Слова над снимками.', en: 'Words above the pictures.' }),
    },
  },
  form: {
    ru: 'Место для формы.',
    en: 'A place for a lead form.',
    fields: {
      form: filledText().meta({
        ru: 'Имя формы: content/forms/<имя>.yaml.',
        en: 'Name of the form: content/forms/<name>.yaml.',
      }),
      text: localizedProse()
        .default(undefined)
        .meta({ ru: 'Слова над формой.', en: 'Words above the form.' }),
    },
  },
  links: {
    ru: 'Ссылки с пояснениями.',
    en: 'Links with notes.',
    fields: {
      links: list(
        namedObject('NotedLink', {
          label: localizedText().required().meta({ ru: 'Слова ссылки.', en: 'Words of the link.' }),
          to: linkTarget().required().meta({
            ru: 'Куда: путь вида /tickets/ или полный адрес.',
            en: 'Where to: a path like /tickets/ or a full address.',
          }),
          note: localizedText().default(undefined).meta({
            ru: 'Пояснение под ссылкой.',
            en: 'A note under the link.',
          }),
        }).required(),
      )
        .min(1)
        .required()
        .meta({ ru: 'Ссылки.', en: 'Links.' }),
    },
  },
  way: {
    ru: 'Карта пути из way.yaml выпуска и путь словами. На текстовых страницах.',
    en: "The map of the way, from the edition's way.yaml, and the way in words. On text pages.",
    fields: {
      steps: titledTexts().meta({
        ru: 'Тот же путь словами, под картой; номера ставит сайт.',
        en: 'The same way in words, below the map; the site numbers them.',
      }),
    },
  },
  hours: {
    ru: 'Часы работы из edition.yaml текущего выпуска: таблица дней и строка «открыто до…». На текстовых страницах.',
    en: 'Opening hours, from edition.yaml of the current edition: a table of days and a line “open until…”. On text pages.',
    fields: {
      text: localizedProse().default(undefined).meta({
        ru: 'Слова под таблицей: касса, вечерние события.',
        en: 'Words below the table: the box office, evening events.',
      }),
    },
  },
};
