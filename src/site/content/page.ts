import { array, type InferType, lazy, object, type ISchema } from 'yup';
import { linkTarget, localizedProse, localizedText, pictureFile } from '../../content/localized';
import { choice, flag, listOf, namedObject, strictObject } from '../../content/shapes';
import { recordSections } from '../../home/schema';
import { isKeyed } from '../../lib/isKeyed';
import { navigatorSections } from '../../navigator/schema';
import { participantSections } from '../../participants/schema';
import { pressSections } from '../../press/schema';
import { generalSections, headedSection } from '../../sections/schema';
import { ticketSections } from '../../tickets/schema';

const sections = {
  ...generalSections,
  ...recordSections,
  ...ticketSections,
  ...participantSections,
  ...navigatorSections,
  ...pressSections,
};
type Sections = typeof sections;

export type SectionKind = keyof Sections;
export const kindsOf = <Some extends Partial<Sections>>(some: Some) =>
  Object.keys(some) as (keyof Some & SectionKind)[];
/** All kinds of sections that pages can have. */
export const sectionKinds = kindsOf(sections);

const kindNames = Object.fromEntries(
  sectionKinds.map((kind) => [kind, sections[kind].label]),
) as Record<SectionKind, string>;

const sectionFrame = {
  kind: choice(sectionKinds, kindNames).required().meta({
    label: 'Вид раздела / Kind of section',
    ru: 'Вид раздела; от него зависят остальные поля.',
    en: 'Kind of the section; the other fields depend on it.',
  }),
  ...headedSection,
};

type Fields<Schemas extends Record<string, ISchema<unknown>>> = {
  [Name in keyof Schemas]: InferType<Schemas[Name]>;
};

/** A section as an editor wrote it: the fields of all kinds, and the fields of its kind. */
export type Section = {
  [Kind in SectionKind]: Omit<Fields<typeof sectionFrame>, 'kind'> & { kind: Kind } & Fields<
      Sections[Kind]['fields']
    >;
}[SectionKind];

export function sectionOf(kind: SectionKind) {
  const { label, ru, en, fields } = sections[kind];
  return strictObject({ ...sectionFrame, ...fields })
    .required()
    .meta({ label, ru, en });
}

const sectionOfNoKind = object(sectionFrame).strict().required();

/** A section of a page; its kind determines its fields. */
const anySection = lazy((value: unknown) => {
  const kind = sectionKinds.find((known) => isKeyed(value) && value['kind'] === known);
  return kind === undefined ? sectionOfNoKind : sectionOf(kind);
}).meta({ graphql: 'Section' });

/** The layouts that a page can name (design §1, layouts). */
const pageLayouts = ['standard', 'wide', 'free-loader'] as const;

const layoutNames = {
  standard: 'обычная / standard',
  wide: 'во всю ширину / full width',
  'free-loader': 'старой страницы / of an old page',
};

/** A static page, `content/pages/<route>.yaml`; the file's path is the route (spec §2). */
export const pageSchema = strictObject({
  layout: choice(pageLayouts, layoutNames).meta({
    label: 'Оболочка / Shell',
    ru: 'Оболочка: standard, если строки нет; wide — во всю ширину, free-loader — для старых страниц.',
    en: 'Shell of the page: standard if left out; wide: full width, free-loader: for old pages.',
  }),
  noindex: flag().meta({
    label: 'Скрыта от поисковиков / Hidden from search engines',
    ru: 'true — не показывать поисковикам и карте сайта.',
    en: 'true: kept out of search engines and the sitemap.',
  }),
  replacedBy: linkTarget().meta({
    label: 'Новая страница / Replaced by',
    ru: 'У старой страницы: путь новой вместо неё.',
    en: "For old versions: the page that took this one's place.",
  }),
  title: localizedText().required().meta({
    label: 'Заголовок вкладки / Title of the tab',
    ru: 'Заголовок вкладки браузера, без имени ярмарки.',
    en: "Title in the browser's tab, without the fair's name.",
  }),
  description: localizedText().required().meta({
    label: 'Описание для поисковиков / Description for search engines',
    input: 'lines',
    ru: 'Описание для поисковиков: одно–два предложения.',
    en: 'Description for search engines: one or two sentences.',
  }),
  // The page title block of spec §3.
  titleBlock: namedObject('PageTitleBlock', {
    titleH1: localizedText()
      .required()
      .meta({ label: 'Крупный заголовок страницы / The big heading of the page' }),
    titleH2: localizedText().meta({ label: 'Строка под заголовком / The line under the heading' }),
    rightText: localizedText().meta({ label: 'Текст справа / The text on the right' }),
    btn: namedObject('MenuLink', {
      label: localizedText().required().meta({ label: 'Слова на кнопке / Words on the button' }),
      to: linkTarget().required(),
    }).meta({ label: 'Кнопка / Button' }),
  })
    .required()
    .meta({ label: 'Верх страницы / The head of the page' }),
  breadcrumb: localizedText().meta({
    label: 'В «хлебных крошках» / In breadcrumbs',
    ru: 'Имя страницы в «хлебных крошках».',
    en: "The page's label in breadcrumbs.",
  }),
  arch: pictureFile().meta({
    label: 'Картинка под аркой / Picture under the arch',
    ru: 'Картинка под аркой рядом с заголовком, из этой же папки. На страницах, которые начинаются с дела (билеты, карта, программа, навигатор), её нет.',
    en: 'The picture under the arch beside the title, of the same folder. Pages that begin with their errand (tickets, map, programme, navigator) show none.',
  }),
  arcade: listOf('ArcadeArch', {
    label: localizedText().required().meta({ label: 'Слово под аркой / The word under the arch' }),
    to: linkTarget().required().meta({ label: 'Куда ведёт арка / Where the arch leads' }),
    picture: pictureFile().required().meta({
      label: 'Картинка / Picture',
      ru: 'Картинка в этой же папке.',
      en: 'A picture of the same folder.',
    }),
  }).meta({
    label: 'Аркада / Arcade',
    item: 'Арка / Arch',
    ru: 'Аркада главной страницы, от самой маленькой арки к самой большой.',
    en: "The home page's arcade, from the smallest arch to the largest.",
  }),
  introduction: localizedProse().meta({
    label: 'Вступление перед разделами / Introduction before the sections',
  }),
  sections: array(anySection).strict().meta({
    label: 'Разделы / Sections',
    item: 'Раздел / Section',
    ru: 'Разделы, сверху вниз.',
    en: 'Sections, from top to bottom.',
  }),
});

export type Page = Omit<InferType<typeof pageSchema>, 'sections'> & { sections?: Section[] };
