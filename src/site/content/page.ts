import { type InferType } from 'yup';
import { linkTarget, localizedProse, localizedText, pictureFile } from '../../content/localized';
import { anySection, type Section } from './sections';
import { choice, flag, list, namedObject, strictObject } from '../../content/shapes';

/** The shells a page may ask for (design §1, layouts). */
export const pageLayouts = ['standard', 'wide', 'free-loader'] as const;

/** One static page: `content/pages/<route>.yaml`; the file's path is the route (spec §2). */
export const pageSchema = strictObject({
  layout: choice(pageLayouts).meta({
    ru: 'Оболочка: standard, если строки нет; wide — во всю ширину, free-loader — для старых страниц.',
    en: 'Shell of the page: standard if left out; wide: full width, free-loader: for old pages.',
  }),
  noindex: flag().meta({
    ru: 'true — не показывать поисковикам и карте сайта.',
    en: 'true: kept out of search engines and the sitemap.',
  }),
  replacedBy: linkTarget().meta({
    ru: 'У старой страницы: путь новой вместо неё.',
    en: "For old versions: the page that took this one's place.",
  }),
  title: localizedText().required().meta({
    ru: 'Заголовок вкладки браузера, без имени ярмарки.',
    en: "Title in the browser's tab, without the fair's name.",
  }),
  description: localizedText().required().meta({
    ru: 'Описание для поисковиков: одно–два предложения.',
    en: 'Description for search engines: one or two sentences.',
  }),
  // The page title block of spec §3.
  titleBlock: namedObject('PageTitleBlock', {
    titleH1: localizedText()
      .required()
      .meta({ ru: 'Крупный заголовок страницы.', en: 'The big heading of the page.' }),
    titleH2: localizedText().default(undefined).meta({
      ru: 'Строка под заголовком.',
      en: 'The line under the heading.',
    }),
    rightText: localizedText()
      .default(undefined)
      .meta({ ru: 'Текст справа.', en: 'The text on the right.' }),
    btn: namedObject('MenuLink', {
      label: localizedText()
        .required()
        .meta({ ru: 'Слова на кнопке.', en: 'Words on the button.' }),
      to: linkTarget().required().meta({
        ru: 'Куда: путь вида /tickets/ или полный адрес.',
        en: 'Where to: a path like /tickets/ or a full address.',
      }),
    })
      .default(undefined)
      .meta({ ru: 'Кнопка.', en: 'Button.' }),
  })
    .required()
    .meta({ ru: 'Верх страницы.', en: 'The head of the page.' }),
  breadcrumb: localizedText().default(undefined).meta({
    ru: 'Имя страницы в «хлебных крошках».',
    en: "The page's label in breadcrumbs.",
  }),
  arch: pictureFile().meta({
    ru: 'Картинка под аркой рядом с заголовком, из этой же папки. На страницах, которые начинаются с дела (билеты, карта, программа, навигатор), её нет.',
    en: 'The picture under the arch beside the title, of the same folder. Pages that begin with their errand (tickets, map, programme, navigator) show none.',
  }),
  arcade: list(
    namedObject('ArcadeArch', {
      label: localizedText()
        .required()
        .meta({ ru: 'Слово под аркой.', en: 'The word under the arch.' }),
      to: linkTarget().required().meta({ ru: 'Куда ведёт арка.', en: 'Where the arch leads.' }),
      picture: pictureFile()
        .required()
        .meta({ ru: 'Картинка в этой же папке.', en: 'A picture of the same folder.' }),
    }).required(),
  ).meta({
    ru: 'Аркада главной страницы, от самой маленькой арки к самой большой.',
    en: "The home page's arcade, from the smallest arch to the largest.",
  }),
  introduction: localizedProse().default(undefined).meta({
    ru: 'Вступление перед разделами.',
    en: 'Introduction before the sections.',
  }),
  sections: list(anySection).meta({
    ru: 'Разделы, сверху вниз.',
    en: 'Sections, from top to bottom.',
  }),
});

export type Page = Omit<InferType<typeof pageSchema>, 'sections'> & { sections?: Section[] };
