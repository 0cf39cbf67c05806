import type {
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
} from 'gatsby';
import { readContentPath, contentKinds, kinds, pathFieldsOf } from '../content/contentFiles';
import { createHostRedirects, createRouteRules } from '../host/redirects';
import { createSiblingFileExtensions } from '../pictures/siblingFile';
import { createPictureResolvers, fileTypes } from '../pictures/picture';
import { createShareResolvers } from '../pictures/share/shareField';
import { buildDayTypes, createNewestChange } from './buildDay';
import { callTypes, createDateWords } from './dateWords';
import { createDeskResolvers, deskTypes } from './desk';
import { createEditionResolvers, hoursTypes } from './edition';
import { createEndings, endingTypes, createTitleButton } from './endings';
import { createErrorPages, createKitchenSink, createSitePages } from './createPages';
import {
  createExhibitorResolvers,
  createSpeakerResolvers,
  createYearListResolvers,
  yearListTypes,
} from './yearlyRecords';
import { createFormResolvers, formFields } from './form';
import {
  createGalleryResolver,
  photoTypes,
  createPressPhotos,
  pressPhotoTypes,
} from './photographs';
import { createPlanResolvers, planTypes, planFields } from './plan';
import { createProgrammeResolvers, programmeTypes } from './programme';
import { createRecordSectionResolvers, recordSectionFields } from './recordSections';
import { createReleaseResolvers, releaseFields } from './release';
import { createSearchResolvers, searchTypes } from './search';
import { createPastEventLinks, createPastEventResolvers, pastEventTypes } from './pastEvent';
import {
  addReferences,
  createSessionResolvers,
  isSession,
  sessionTypes,
  sessionFields,
} from './session';
import { createTicketDates, ticketDateTypes, ticketSaleTypes } from './tickets';
import { createWayResolvers, wayTypes } from './way';
import { createWorkResolvers, workTypes } from './work';
import { schemaTypes, type TypeChanges, type Root } from './schemaTypes';
import { sectionKinds, sectionOf, type SectionKind } from '../content/page';
import { isLocale, localize, type Locale, type Localized } from '../../i18n/locales';

/**
 * Whether a node is a record of content. Other nodes, such as pictures and pages, need no path
 * fields.
 */
export const isContentRecord = ({ node }: { node: Node }): boolean =>
  node.internal.owner === 'gatsby-transformer-yaml';

/** Adds to every record the fields from its path: year and slug, route, or day. */
export function addPathFields({ node, actions, getNode }: CreateNodeArgs): void {
  const file: (Node & { relativePath?: unknown }) | undefined = node.parent
    ? getNode(node.parent)
    : undefined;
  if (typeof file?.relativePath !== 'string') return;
  const { year, slug, route, date } = readContentPath(file.relativePath) ?? {};
  for (const [name, value] of Object.entries({ year, slug, route, date })) {
    if (value !== undefined) actions.createNodeField({ node, name, value });
  }
  if (isSession(node) && year !== undefined) addReferences(node, year, actions);
}

/**
 * Declares every GraphQL type. Types of records are derived from schemas; none is inferred from the
 * content.
 */
export function createTypes(args: CreateSchemaCustomizationArgs): void {
  createLocalizedExtension(args);
  createSiblingFileExtensions(args);
  args.actions.createTypes([
    fileTypes,
    recordTypes(),
    photoTypes,
    pressPhotoTypes,
    hoursTypes,
    planTypes,
    wayTypes,
    workTypes,
    deskTypes,
    yearListTypes,
    searchTypes,
    sessionTypes,
    programmeTypes,
    pastEventTypes,
    ticketDateTypes,
    ticketSaleTypes,
    buildDayTypes,
    endingTypes,
    callTypes,
    sectionUnion(args),
  ]);
}

/** Adds the queries and fields that resolvers compute during the build. */
export function createFields(args: CreateResolversArgs): void {
  createEditionResolvers(args);
  createExhibitorResolvers(args);
  createWorkResolvers(args);
  createDeskResolvers(args);
  createYearListResolvers(args);
  createSearchResolvers(args);
  createSpeakerResolvers(args);
  createPlanResolvers(args);
  createWayResolvers(args);
  createSessionResolvers(args);
  createProgrammeResolvers(args);
  createGalleryResolver(args);
  createReleaseResolvers(args);
  createPastEventResolvers(args);
  createPastEventLinks(args);
  createPressPhotos(args);
  createFormResolvers(args);
  createTitleButton(args);
  createEndings(args);
  createNewestChange(args);
  createDateWords(args);
  createTicketDates(args);
  createRecordSectionResolvers(args);
  createPictureResolvers(args);
  createShareResolvers(args);
}

/** Creates every page and redirect. */
export function createAllPages(args: CreatePagesArgs): void {
  createSitePages(args);
  createKitchenSink(args);
  createErrorPages(args);
  createHostRedirects(args);
  createRouteRules(args);
}

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
const recordTypes = (): string =>
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
const sectionRoots: readonly Root[] = sectionKinds.map((kind) => ({
  typeName: sectionType(kind),
  schema: sectionOf(kind).omit(['kind']),
  isNode: false,
}));

/** The union of all kinds of section. */
const sectionUnion = ({ schema }: CreateSchemaCustomizationArgs) =>
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
function createLocalizedExtension({ actions }: CreateSchemaCustomizationArgs): void {
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
