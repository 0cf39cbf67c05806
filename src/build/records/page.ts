import type { CreatePagesArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { existsSync } from 'node:fs';
import { templateTexts } from '../../content-model/contentFiles';
import type { SectionKind } from '../../content-model/sections';
import { createLocalizedPages } from './pages/localizedPages';
import { visitSectionTypeNames, visitSectionTypes } from './visitSections';

/**
 * GraphQL types of content-model/page and sections. Each kind of section is a type in the union
 * `Section`.
 */
const pageTypes = /* GraphQL */ `
  type Page implements Node @dontInfer {
    route: String! @proxy(from: "fields.route")
    layout: String
    noindex: Boolean
    replacedBy: String
    title: String! @localized
    description: String! @localized
    titleBlock: PageTitleBlock!
    breadcrumb: String @localized
    introduction: String @localized
    arch: ImageSharp @siblingPicture
    arcade: [ArcadeArch!]
    sections: [Section!]
  }
  type PageTitleBlock {
    titleH1: String! @localized
    titleH2: String @localized
    rightText: String @localized
    btn: MenuLink
  }
  type TextSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String! @localized
  }
  type StepsSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    steps: [TitledText!]!
  }
  type ClausesSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    clauses: [TitledText!]!
  }
  type FactsSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    facts: [Fact!]!
  }
  type Fact {
    label: String! @localized
    value: String! @localized
    figure: String @localized
  }
  type PeopleSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    people: [Person!]!
  }
  type Person {
    name: String! @localized
    role: String! @localized
    email: String
  }
  type AccordionSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    items: [TitledText!]!
  }
  type TitledText {
    title: String! @localized
    text: String! @localized
  }
  type GallerySection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
    photos: Int!
    look: String
    slides: [GallerySlide!]
  }
  type GallerySlide {
    type: String!
    src: String!
    caption: String! @localized
  }
  type FormSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
    form: String!
  }
  type LinksSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    links: [NotedLink!]!
  }
  type WaySection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    steps: [TitledText!]!
  }
  type HoursSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
  }
  type ExhibitorsSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
  }
  type WorksSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
  }
  type ProgrammeSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
  }
  type SpeakersSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
  }
  type PartnersSection {
    anchor: String!
    title: String! @localized
    link: MenuLink
    text: String @localized
  }
  type ArcadeArch {
    label: String! @localized
    to: String!
    picture: ImageSharp! @siblingPicture
  }
  type NotedLink {
    label: String! @localized
    to: String!
    note: String @localized
  }
`;

const sectionTypes: Record<SectionKind, string> = {
  text: 'TextSection',
  steps: 'StepsSection',
  clauses: 'ClausesSection',
  facts: 'FactsSection',
  people: 'PeopleSection',
  accordion: 'AccordionSection',
  gallery: 'GallerySection',
  form: 'FormSection',
  links: 'LinksSection',
  way: 'WaySection',
  hours: 'HoursSection',
  exhibitors: 'ExhibitorsSection',
  works: 'WorksSection',
  programme: 'ProgrammeSection',
  speakers: 'SpeakersSection',
  partners: 'PartnersSection',
  ...visitSectionTypeNames,
};

/** Declares the page's types and the union of its sections. */
export function createPageTypes({ actions, schema }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([pageTypes, visitSectionTypes]);
  actions.createTypes(
    schema.buildUnionType({
      name: 'Section',
      types: Object.values(sectionTypes),
      resolveType: ({ kind }: { kind: SectionKind }) => sectionTypes[kind],
    }),
  );
}

/** Kinds of section with much code of their own, which only pages that have them should load. */
const interactiveKinds: readonly SectionKind[] = ['gallery', 'form'];
/** Kinds that few pages have: with them a page of the former kinds takes all there are. */
const rareKinds: readonly SectionKind[] = ['clauses', 'hours'];

/**
 * Creates every static page of content/pages in both languages, except those for which src/pages
 * has a component (spec §2).
 */
export function createStaticPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { fields, sections = [] } of getNodesByType('Page')) {
    const { route } = fields;
    if (templateTexts.has(route) || existsSync(`src/pages/${route}.tsx`)) continue;
    const template = templateOf(sections.map(({ kind }) => kind));
    createLocalizedPages(actions, { path: `/${route}/`, template, context: { route } });
  }
}

/** The smallest template that has all kinds of a text page. */
function templateOf(kinds: readonly SectionKind[]): string {
  const has = (wanted: readonly SectionKind[]) => kinds.some((kind) => wanted.includes(kind));
  if (has(['way']) || (has(interactiveKinds) && has(rareKinds))) return 'completePage';
  return has(interactiveKinds) ? 'interactivePage' : 'textPage';
}
