import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { sectionKinds, sectionOf, type SectionKind } from '../content/sections';
import type { Root } from './types/schemaTypes';

/** Returns the GraphQL type of a kind of section: `PressPhotosSection`. */
const sectionType = (kind: SectionKind) => `${kind[0]?.toUpperCase()}${kind.slice(1)}Section`;

/** Sections with their types. `kind` is left out, because the type gives it. */
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
