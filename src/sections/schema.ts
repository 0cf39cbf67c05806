import {
  linkTarget,
  localizedProse,
  localizedText,
  filledText,
  mailAddress,
} from '../content/localized';
import { namedObject, textOf, choice, list, listOf, wholeNumber } from '../content/shapes';
import { callNames } from '../edition/model/calls';
import { callLabels } from '../edition/schema';

/** A link with its own text. */
export const action = () =>
  namedObject('MenuLink', {
    label: localizedText().required().meta({ label: 'Слова ссылки / Words of the link' }),
    to: linkTarget().required().meta({
      ru: 'Куда: путь, #раздел или полный адрес.',
      en: 'Where to: a path, a #section or a full address.',
    }),
  });

export const lead = () =>
  localizedProse().meta({ label: 'Слова над разделом / Words above the section' });

/** Anchor and heading of a section. */
export const headedSection = {
  anchor: textOf('anchor', /^[a-z][a-z0-9-]*$/)
    .required()
    .meta({
      label: 'Адрес раздела / Address of the section',
      ru: 'Адрес раздела на странице, после #: латинские буквы, цифры, дефисы.',
      en: "The section's address on the page, after #: latin letters, digits, hyphens.",
    }),
  title: localizedText().required().meta({ label: 'Заголовок раздела / Heading of the section' }),
  link: action().meta({
    label: 'Ссылка под заголовком / Link under the heading',
    ru: 'Ссылка под заголовком: всё, все дни, подробнее.',
    en: 'A link under the heading: all of them, every day, more.',
  }),
};

const titledText = () =>
  namedObject('TitledText', {
    title: localizedText().required().meta({ label: 'Заголовок или вопрос / Heading or question' }),
    text: localizedProse().required(),
  });

const callWords = () =>
  namedObject('CallWords', {
    text: localizedProse().required().meta({
      label: 'Текст / Text',
      ru: 'Что сказано. {callOpens} и {callCloses} — дни набора, {fairDays} — дни ярмарки; предложение, день которого не известен или прошёл, не показано.',
      en: 'What is said. {callOpens} and {callCloses} are the days of the call, {fairDays} those of the fair; a sentence whose day is unknown or past is left out.',
    }),
    button: action().meta({ label: 'Кнопка / Button' }),
  }).required();

/** A list of titles, each with a text below it. */
export const titledTexts = () => list(titledText()).min(1).required();

const slideTypes = ['image', 'video', 'map', 'iframe', 'ajax'] as const;
const slideNames = {
  image: 'картинка / picture',
  video: 'ролик / film',
  map: 'карта / map',
  iframe: 'чужая страница / another site’s page',
  ajax: 'слова своей страницы / words of a page here',
};

/** Sections that any page can have, with their fields. */
export const generalSections = {
  text: {
    label: 'Текст / Text',
    ru: 'Текст абзацами.',
    en: 'Text in paragraphs.',
    fields: {
      text: localizedProse().required(),
    },
  },
  steps: {
    label: 'Шаги / Steps',
    ru: 'Шаги по порядку.',
    en: 'Numbered steps.',
    fields: {
      steps: titledTexts().meta({
        label: 'Шаги / Steps',
        item: 'Шаг / Step',
        ru: 'Шаги; номера ставит сайт.',
        en: 'Steps; the site numbers them.',
      }),
    },
  },
  clauses: {
    label: 'Пункты правил / Clauses',
    ru: 'Правила и договоры: пункты с содержанием.',
    en: 'Rules and contracts: clauses with a contents list.',
    fields: {
      clauses: titledTexts().meta({
        label: 'Пункты / Clauses',
        item: 'Пункт / Clause',
        ru: 'Пункты; номера и содержание ставит сайт, адрес третьего — anchor-3.',
        en: 'Clauses; the site numbers them and lists them; the third is at anchor-3.',
      }),
    },
  },
  facts: {
    label: 'Факты / Facts',
    ru: 'Пары: что — какое.',
    en: 'Pairs of label and value.',
    fields: {
      facts: listOf('Fact', {
        label: localizedText().required().meta({ label: 'Что это / What it is' }),
        value: localizedProse()
          .required()
          .meta({ label: 'Сколько, когда, какое / How much, when, which' }),
        figure: localizedText().meta({
          label: 'Цена или число у правого края / A price or number at the right edge',
        }),
      })
        .min(1)
        .required()
        .meta({
          label: 'Факты / Facts',
          item: 'Факт / Fact',
          ru: 'Пары: что — какое.',
          en: 'Pairs of label and value.',
        }),
    },
  },
  people: {
    label: 'Люди / People',
    ru: 'Люди.',
    en: 'People.',
    fields: {
      people: listOf('Person', {
        name: localizedText().required().meta({ label: 'Имя и фамилия / First name and surname' }),
        role: localizedText().required().meta({ label: 'Чем занимается / What they do' }),
        email: mailAddress(),
      })
        .min(1)
        .required()
        .meta({ label: 'Люди / People', item: 'Человек / Person' }),
    },
  },
  accordion: {
    label: 'Вопросы и ответы / Questions and answers',
    ru: 'Вопросы; ответы раскрываются.',
    en: 'Questions with answers that unfold.',
    fields: {
      items: titledTexts().meta({
        label: 'Вопросы / Questions',
        item: 'Вопрос / Question',
        ru: 'Вопросы; ответы раскрываются.',
        en: 'Questions with answers that unfold.',
      }),
    },
  },
  gallery: {
    label: 'Фотогалерея / Gallery',
    ru: 'Все снимки одного года. На текстовых страницах.',
    en: 'All pictures of one year. On text pages.',
    fields: {
      photos: wholeNumber().required().meta({
        label: 'Снимки какого года / Photographs of the year',
        ru: 'Год: все снимки из content/<год>/photos.',
        en: 'The year: all pictures of content/<year>/photos.',
      }),
      look: choice(['grid', 'carousel'], {
        grid: 'стена снимков / a wall',
        carousel: 'лента / one row',
      }).meta({
        label: 'Вид галереи / Look',
        ru: 'grid — стена снимков (так, если строки нет), carousel — лента в одну строку.',
        en: 'grid: a wall of pictures (if left out), carousel: one row to leaf through.',
      }),
      slides: listOf('GallerySlide', {
        type: choice(slideTypes, slideNames).required().meta({
          label: 'Что это / What it is',
          ru: 'image — картинка, video — ролик, map — карта, iframe — чужая страница, ajax — слова своей страницы.',
          en: "image: a picture, video: a film, map: a map, iframe: another site's page, ajax: words of a page of this site.",
        }),
        src: linkTarget().required().meta({
          label: 'Адрес / Address',
          ru: 'Адрес; у ajax можно #раздел этой же страницы.',
          en: 'Address; for ajax also a #section of the same page.',
        }),
        caption: localizedText().required().meta({
          label: 'Подпись / Caption',
          ru: 'Подпись, она же слова ссылки.',
          en: "Caption, and the link's words.",
        }),
      }).meta({
        label: 'Слайды после снимков / Slides after the photographs',
        item: 'Слайд / Slide',
        ru: 'Слайды после снимков: то, что лежит не в папке снимков.',
        en: 'Slides after the pictures: what does not lie in the folder of photographs.',
      }),
      text: localizedProse().meta({ label: 'Слова над снимками / Words above the pictures' }),
    },
  },
  form: {
    label: 'Форма / Form',
    ru: 'Место для формы.',
    en: 'A place for a lead form.',
    fields: {
      form: filledText().meta({
        reference: 'forms',
        label: 'Какая форма / Which form',
        ru: 'Имя формы: content/forms/<имя>.yaml.',
        en: 'Name of the form: content/forms/<name>.yaml.',
      }),
      text: localizedProse().meta({ label: 'Слова над формой / Words above the form' }),
    },
  },
  links: {
    label: 'Ссылки / Links',
    ru: 'Ссылки с пояснениями.',
    en: 'Links with notes.',
    fields: {
      links: listOf('NotedLink', {
        label: localizedText().required().meta({ label: 'Слова ссылки / Words of the link' }),
        to: linkTarget().required(),
        note: localizedText().meta({ label: 'Пояснение под ссылкой / A note under the link' }),
      })
        .min(1)
        .required()
        .meta({ label: 'Ссылки / Links', item: 'Ссылка / Link' }),
    },
  },
  call: {
    label: 'Набор / Call',
    ru: 'Набор волонтёров, экскурсоводов, аккредитация СМИ, партнёрство: слова и кнопка по дням из edition.yaml. На текстовых страницах, у партнёров и прессы.',
    en: 'A call for volunteers, guides, media or partners: words and a button by the days of edition.yaml. On text pages, and those for partners and the press.',
    fields: {
      call: choice(callNames, callLabels).required().meta({
        label: 'Какой набор / Which call',
        ru: 'Набор из calls в edition.yaml.',
        en: 'A call of calls in edition.yaml.',
      }),
      ahead: callWords().meta({ label: 'Ещё не открыт / Not open yet' }),
      open: callWords().meta({ label: 'Открыт / Open' }),
      closed: callWords().meta({ label: 'Закрыт / Closed' }),
      over: callWords().meta({ label: 'Ярмарка прошла / The fair is over' }),
    },
  },
  way: {
    label: 'Путь на карте / Way on a map',
    ru: 'Карта пути из way.yaml выпуска и путь словами. На текстовых страницах.',
    en: "The map of the way, from the edition's way.yaml, and the way in words. On text pages.",
    fields: {
      steps: titledTexts().meta({
        label: 'Путь словами / The way in words',
        item: 'Шаг / Step',
        ru: 'Тот же путь словами, под картой; номера ставит сайт.',
        en: 'The same way in words, below the map; the site numbers them.',
      }),
    },
  },
  hours: {
    label: 'Часы работы / Opening hours',
    ru: 'Часы работы из edition.yaml текущего выпуска: таблица дней и строка «открыто до…». На текстовых страницах.',
    en: 'Opening hours, from edition.yaml of the current edition: a table of days and a line “open until…”. On text pages.',
    fields: {
      text: localizedProse().meta({
        label: 'Слова под таблицей / Words below the table',
        ru: 'Слова под таблицей: касса, вечерние события.',
        en: 'Words below the table: the box office, evening events.',
      }),
    },
  },
};
