import { lazy, object, type InferType, type ISchema } from 'yup';
import { choice, strictObject } from '../../content/shapes';
import { recordSections } from '../../home/schema';
import { isKeyed } from '../../lib/isKeyed';
import { navigatorSections } from '../../navigator/schema';
import { participantSections } from '../../participants/schema';
import { pressSections } from '../../press/schema';
import { generalSections, headedSection } from '../../sections/schema';
import { ticketSections } from '../../tickets/schema';
import { yearOfPastEvent } from './pastEvents';

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

const generalKinds: readonly SectionKind[] = kindsOf(generalSections);

/**
 * Kinds with much code, or for few pages. Pages with their own structure do not load them, unless
 * `ownPages` adds them.
 */
const textPageKinds: readonly SectionKind[] = ['clauses', 'gallery', 'way', 'hours', 'call'];
const general = generalKinds.filter((kind) => !textPageKinds.includes(kind));
const withoutForms = general.filter((kind) => kind !== 'form');

/** The kinds that pages with their own structure show, by route. */
const ownPages = new Map<string, readonly SectionKind[]>(
  Object.entries({
    '404': [],
    exhibitors: [],
    for_participants: [...general, 'stages', 'phases'],
    index: [...general, ...kindsOf(recordSections), 'phases'],
    map: withoutForms,
    my: withoutForms,
    navigation: [...general, 'dialog'],
    partners: [...general, 'call', 'partners'],
    past_events: ['phases'],
    press: [...general, 'call', 'gallery', ...kindsOf(pressSections)],
    program: [...general, 'programme'],
    search: withoutForms,
    'search/names': [],
    speakers: [],
    tickets: [...general, 'tickets', 'admission', 'refund', 'phases'],
  }),
);

/** Returns the kinds of sections that a page shows; text pages show all general ones. */
export function kindsShownAt(route: string): readonly SectionKind[] {
  if (yearOfPastEvent(route) !== undefined) return [...withoutForms, 'gallery'];
  return ownPages.get(route) ?? generalKinds;
}
