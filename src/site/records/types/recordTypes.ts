import { contentKinds, kinds, pathFieldsOf } from '../../content/contentFiles';
import { formFields } from '../form';
import { planFields } from '../plan';
import { releaseFields } from '../release';
import { recordSectionFields } from '../recordSections';
import { schemaTypes, type TypeChanges, type Root } from './schemaTypes';
import { sessionFields } from '../session';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { sectionKinds, sectionOf, type SectionKind } from '../../content/sections';
import { isLocale, localize, type Locale, type Localized } from '../../../i18n/locales';

/** How GraphQL types of records differ from the fields of their schemas and paths. */
const typeChanges: Readonly<Record<string, TypeChanges>> = {
  // Only the build's configuration uses the ids of services.
  SiteSettings: { without: ['services'] },
  LeadForm: formFields,
  Release: releaseFields,
  Session: sessionFields,
  // A resolver gives the slug: a work without `slug` gets one from its picture's name.
  Work: { without: ['slug'] },
  ...planFields,
  ...recordSectionFields,
};

/** Returns the GraphQL types of all records, derived from their schemas. */
export const recordTypes = (): string =>
  schemaTypes(
    [
      ...contentKinds.map((kind) => ({
        ...kinds[kind],
        isNode: true,
        fromPath: pathFieldsOf(kind),
      })),
      ...sectionRoots,
    ],
    typeChanges,
  );

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

/**
 * Adds the GraphQL extension `@localized`: a `{ru, en}` text (or a list of them) is queried in one
 * language, as `name(language: $language)`, so that page data contain one language only (design
 * §3).
 */
export function createLocalizedExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'localized',
    extend: () => ({
      args: { language: 'String!' },
      resolve(
        source: Record<string, unknown>,
        { language }: { language: string },
        _context: unknown,
        info: { fieldName: string },
      ) {
        return localizeValue(source[info.fieldName], language);
      },
    }),
  });
}

function localizeValue(value: unknown, language: string): unknown {
  if (!isLocale(language))
    throw new Error(`A localized field was asked for in no language of the site: ${language}`);
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((item) => textIn(item, language));
  return textIn(value, language);
}

function textIn(value: unknown, language: Locale): string {
  if (!isLocalized(value))
    throw new Error(`A localized field holds no text in two languages: ${JSON.stringify(value)}`);
  return localize(value, language);
}

const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'ru' in value && typeof value.ru === 'string';
