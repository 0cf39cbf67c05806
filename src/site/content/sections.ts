import { lazy, object, type InferType, type ISchema } from 'yup';
import { isKeyed } from '../../lib/isKeyed';
import {
  generalSectionBodies,
  generalSectionHelp,
  generalSectionKinds,
} from '../../sections/schema/generalSections';
import { headedSection } from '../../sections/schema/headedSection';
import { recordSectionBodies, recordSectionHelp, recordSectionKinds } from './recordSections';
import { visitSectionBodies, visitSectionHelp, visitSectionKinds } from './visitSections';
import { choice, strictObject } from '../../content/shapes';

/** Kinds of sections an editor composes a page of. */
export const sectionKinds = [
  ...generalSectionKinds,
  ...recordSectionKinds,
  ...visitSectionKinds,
] as const;
export type SectionKind = (typeof sectionKinds)[number];

const sectionFrame = {
  kind: choice(sectionKinds).required().meta({
    ru: 'Вид раздела; от него зависят остальные поля.',
    en: 'Kind of the section; the other fields depend on it.',
  }),
  ...headedSection,
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
