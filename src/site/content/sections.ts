import { lazy, object, type InferType, type ISchema } from 'yup';
import { choice, strictObject } from '../../content/shapes';
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
export const anySection = lazy((value: unknown) => {
  const kind = sectionKinds.find((known) => isKeyed(value) && value['kind'] === known);
  return kind === undefined ? sectionOfNoKind : sectionOf(kind);
}).meta({ graphql: 'Section' });
