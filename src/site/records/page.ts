import type { CreatePagesArgs, CreateSchemaCustomizationArgs } from 'gatsby';
import { existsSync } from 'node:fs';
import { templateTexts } from '../content/contentFiles';
import { sectionKinds, sectionOf, type SectionKind } from '../content/sections';
import { isOfEdition } from './pastEvent';
import { createLocalizedPages } from './pages/localizedPages';
import type { Root } from './types/schemaTypes';

/** The GraphQL type of a kind of section: `TicketFinderSection`. */
const sectionType = (kind: SectionKind) => `${kind[0]?.toUpperCase()}${kind.slice(1)}Section`;

/** Sections by their types. A page need not ask for the kind: it is the type. */
export const sectionRoots: readonly Root[] = sectionKinds.map((kind) => ({
  typeName: sectionType(kind),
  schema: sectionOf(kind).omit(['kind']),
  isNode: false,
}));

/** The union of all kinds of section. */
export const sectionUnion = ({ schema }: CreateSchemaCustomizationArgs) =>
  schema.buildUnionType({
    name: 'Section',
    types: sectionKinds.map(sectionType),
    resolveType: ({ kind }: { kind: SectionKind }) => sectionType(kind),
  });

/** Kinds of section with much code of their own, which only pages that have them should load. */
const interactiveKinds: readonly SectionKind[] = ['gallery', 'form', 'call'];
/** Kinds that few pages have: with them a page of the former kinds takes all there are. */
const rareKinds: readonly SectionKind[] = ['clauses', 'hours'];

/**
 * Creates every static page of content/pages in both languages, except those for which src/pages
 * has a component (spec §2).
 */
export function createStaticPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const editions = getNodesByType('Edition');
  for (const { fields, sections = [] } of getNodesByType('Page')) {
    const { route } = fields;
    if (templateTexts.has(route) || existsSync(`src/pages/${route}.tsx`)) continue;
    if (isOfEdition(route, editions)) continue;
    // The press page has kinds of its own, and some that are not for it (sectionPlaces).
    const template = route === 'press' ? 'press' : templateOf(sections.map(({ kind }) => kind));
    createLocalizedPages(actions, { path: `/${route}/`, template, context: { route } });
  }
}

/** The smallest template that has all kinds of a text page. */
function templateOf(kinds: readonly SectionKind[]): string {
  const has = (wanted: readonly SectionKind[]) => kinds.some((kind) => wanted.includes(kind));
  if (has(['way']) || (has(interactiveKinds) && has(rareKinds))) return 'completePage';
  return has(interactiveKinds) ? 'interactivePage' : 'textPage';
}
