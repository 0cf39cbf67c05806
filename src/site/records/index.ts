import type {
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
} from 'gatsby';
import { readContentPath } from '../content/contentFiles';
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
import { createExhibitorResolvers, createSpeakerResolvers } from './yearlyRecords';
import { createFormResolvers } from './form';
import {
  createGalleryResolver,
  photoTypes,
  createPressPhotos,
  pressPhotoTypes,
} from './photographs';
import { createLocalizedExtension, sectionUnion, recordTypes } from './types/recordTypes';
import { createPlanResolvers, planTypes } from './plan';
import { createProgrammeResolvers, programmeTypes } from './programme';
import { createRecordSectionResolvers } from './recordSections';
import { createReleaseResolvers } from './release';
import { createSearchResolvers, searchTypes } from './search';
import { createPastEventLinks, createPastEventResolvers, pastEventTypes } from './pastEvent';
import { addReferences, createSessionResolvers, isSession, sessionTypes } from './session';
import { createTicketDates, ticketDateTypes, ticketSaleTypes } from './tickets';
import { createWayResolvers, wayTypes } from './way';
import { createWorkResolvers, workTypes } from './work';
import { createYearListResolvers, yearListTypes } from './yearLists';

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
