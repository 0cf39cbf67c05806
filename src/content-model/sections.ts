import { lazy, object, string, type InferType, type ISchema } from 'yup';
import { isKeyed } from '../lib/isKeyed';
import { generalSectionBodies, generalSectionHelp, generalSectionKinds } from './generalSections';
import { linkTarget, localizedText } from './localized';
import { recordSectionBodies, recordSectionHelp, recordSectionKinds } from './recordSections';
import { visitSectionBodies, visitSectionHelp, visitSectionKinds } from './visitSections';
import { choice, namedObject, strictObject } from './shapes';

/** Kinds of sections an editor composes a page of. */
export const sectionKinds = [
  ...generalSectionKinds,
  ...recordSectionKinds,
  ...visitSectionKinds,
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const action = () =>
  namedObject('MenuLink', {
    label: localizedText().required().meta({ ru: 'Слова ссылки.', en: 'Words of the link.' }),
    to: linkTarget().required().meta({
      ru: 'Куда: путь вида /tickets/ или полный адрес.',
      en: 'Where to: a path like /tickets/ or a full address.',
    }),
  }).default(undefined);

const sectionFrame = {
  kind: choice(sectionKinds).required().meta({
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

const sectionBodies = {
  ...generalSectionBodies,
  ...recordSectionBodies,
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
  ...generalSectionHelp,
  ...recordSectionHelp,
  ...visitSectionHelp,
};

/** A section of one kind. */
export const sectionOf = (kind: SectionKind) =>
  strictObject({ ...sectionFrame, ...sectionBodies[kind] })
    .required()
    .meta(sectionHelp[kind]);

const sectionOfNoKind = object(sectionFrame).strict().required();

/** A section of a page: its kind says which fields it has. */
export const anySection = lazy((value: unknown) => {
  const kind = sectionKinds.find((known) => isKeyed(value) && value['kind'] === known);
  return kind === undefined ? sectionOfNoKind : sectionOf(kind);
}).meta({ graphql: 'Section' });
