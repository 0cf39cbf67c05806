import type {
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
} from 'gatsby';
import { readContentPath } from '../../content-model/contentFiles';
import { createHostRedirects, createRouteRules, redirectTypes } from '../hosting/redirects';
import { createSiblingFileExtensions } from '../pictures/siblingFile';
import { createPictureResolvers, fileTypes } from '../pictures/picture';
import { createShareResolvers } from '../pictures/share/shareField';
import { buildDayTypes } from './buildDay';
import { createEditionResolvers, editionTypes } from './edition';
import { createErrorPages } from './pages/errorPages';
import { createExhibitorPages, createExhibitorResolvers, exhibitorTypes } from './exhibitor';
import { createTitleButton } from './closedForm';
import { createFormResolvers, formTypes } from './form';
import { createGalleryResolver, photoTypes } from './galleryPhotos';
import { createKitchenSink } from './pages/kitchenSink';
import { createLocalizedExtension } from './localized';
import { noticeTypes } from './notice';
import { createPageTypes, createStaticPages } from './page';
import { partnerTypes } from './partner';
import { createPlanResolvers, planTypes } from './plan';
import { createPastProgrammePages, createProgrammeResolvers, programmeTypes } from './programme';
import { createRecordSectionResolvers } from './recordSections';
import {
  addReferences,
  createSessionPages,
  createSessionResolvers,
  isSession,
  sessionTypes,
} from './session';
import { sharedTypes } from './shared';
import { siteTypes } from './site';
import { createSpeakerPages, createSpeakerResolvers, speakerTypes } from './speaker';
import { ticketSaleTypes } from './ticketSale';
import { createUnusedPages } from './pages/unusedTemplates';
import { createWayResolvers, wayTypes } from './way';
import { createWorkResolvers, workTypes } from './work';
import { createYearListPages, createYearListResolvers, yearListTypes } from './yearLists';

/** Called for content records only, which saves a call for every picture, file and page. */
export const isContentRecord = ({ node }: { node: Node }): boolean =>
  node.internal.owner === 'gatsby-transformer-yaml';

/** Adds to every record what its path says: year and slug, route, or day. */
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

/** Declares every GraphQL type, so that none is inferred from the content. */
export function createTypes(args: CreateSchemaCustomizationArgs): void {
  createLocalizedExtension(args);
  createSiblingFileExtensions(args);
  args.actions.createTypes([
    fileTypes,
    sharedTypes,
    photoTypes,
    siteTypes,
    redirectTypes,
    noticeTypes,
    editionTypes,
    planTypes,
    wayTypes,
    exhibitorTypes,
    workTypes,
    yearListTypes,
    speakerTypes,
    sessionTypes,
    programmeTypes,
    partnerTypes,
    formTypes,
    ticketSaleTypes,
    buildDayTypes,
  ]);
  createPageTypes(args);
}

/** Adds the queries and fields that are computed at build. */
export function createFields(args: CreateResolversArgs): void {
  createEditionResolvers(args);
  createExhibitorResolvers(args);
  createWorkResolvers(args);
  createYearListResolvers(args);
  createSpeakerResolvers(args);
  createPlanResolvers(args);
  createWayResolvers(args);
  createSessionResolvers(args);
  createProgrammeResolvers(args);
  createGalleryResolver(args);
  createFormResolvers(args);
  createTitleButton(args);
  createRecordSectionResolvers(args);
  createPictureResolvers(args);
  createShareResolvers(args);
}

/** Creates every page and redirect. */
export function createAllPages(args: CreatePagesArgs): void {
  createStaticPages(args);
  createExhibitorPages(args);
  createYearListPages(args);
  createSpeakerPages(args);
  createPastProgrammePages(args);
  createSessionPages(args);
  createKitchenSink(args);
  createErrorPages(args);
  createUnusedPages(args);
  createHostRedirects(args);
  createRouteRules(args);
}
