import type {
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
  Reporter,
} from 'gatsby';
import { reportLanguage } from '../content-model/problem';
import { reportOn } from './check';
import { buildDayTypes } from './buildDay';
import { readContentPath } from './contentFiles';
import { contentRoot } from './contentRoot';
import { verdictOn } from './contentVerdict';
import { createEditionResolvers, editionTypes } from './edition';
import { createErrorPages } from './errorPages';
import { createExhibitorPages, createExhibitorResolvers, exhibitorTypes } from './exhibitor';
import { createFileBesideExtensions } from './fileBeside';
import { createFormResolvers, formTypes } from './form';
import { createKitchenSink } from './kitchenSink';
import { leadServiceFault } from './leadServiceGuard';
import { createLocalizedExtension } from './localized';
import { createPageTypes, createStaticPages } from './page';
import { partnerTypes } from './partner';
import { createGalleryResolver, photoTypes } from './galleryPhotos';
import { createPlanResolvers, planTypes } from './plan';
import { createPictureResolvers, fileTypes } from './picture';
import { createPastProgrammePages, createProgrammeResolvers, programmeTypes } from './programme';
import { createRecordSectionResolvers, recordSectionTypes } from './recordSections';
import { createHostRedirects, createRouteRules, redirectTypes } from './redirects';
import { addReferences, createSessionPages, createSessionResolvers, sessionTypes } from './session';
import { siteTypes } from './site';
import { createShareResolvers } from './share/shareField';
import { createSpeakerPages, createSpeakerResolvers, speakerTypes } from './speaker';
import { ticketSaleTypes } from './ticketSale';
import { createWayResolvers, wayTypes } from './way';

/**
 * Stops build and develop on bad content with the whole report, before anything is made of it (design §4). Prompts that
 * still stand are told, and stop a deploy.
 */
export async function stopOnBadContent(reporter: Reporter): Promise<void> {
  const report = await reportOn(contentRoot());
  const verdict = verdictOn(report, process.env, reportLanguage(process.env));
  if (verdict?.stops === true) reporter.panic(verdict.words);
  else if (verdict !== undefined) reporter.info(verdict.words);
}

/** Stops a deploy whose forms would send leads nowhere (design §4). */
export function stopWithoutLeadService(reporter: Reporter): void {
  const fault = leadServiceFault(process.env);
  if (fault !== undefined) reporter.panic(fault);
}

/** Spares Gatsby a call for every picture, file and page. */
export const isContentRecord = ({ node }: { node: Node }): boolean => node.internal.owner === 'gatsby-transformer-yaml';

/** Gives every record what its path says: year and slug, route, or day. */
export function addPathFields({ node, actions, getNode }: CreateNodeArgs): void {
  const file: (Node & { relativePath?: unknown }) | undefined = node.parent ? getNode(node.parent) : undefined;
  if (typeof file?.relativePath !== 'string') return;
  const { year, slug, route, date } = readContentPath(file.relativePath) ?? {};
  for (const [name, value] of Object.entries({ year, slug, route, date })) {
    if (value !== undefined) actions.createNodeField({ node, name, value });
  }
  if (node.internal.type === 'Session' && year !== undefined) addReferences(node, year, actions);
}

/** Declares every GraphQL type, so that none is inferred from what editors happen to write. */
export function createTypes(args: CreateSchemaCustomizationArgs): void {
  createLocalizedExtension(args);
  createFileBesideExtensions(args);
  args.actions.createTypes([
    fileTypes,
    photoTypes,
    siteTypes,
    redirectTypes,
    editionTypes,
    planTypes,
    wayTypes,
    exhibitorTypes,
    speakerTypes,
    sessionTypes,
    programmeTypes,
    partnerTypes,
    recordSectionTypes,
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
  createSpeakerResolvers(args);
  createPlanResolvers(args);
  createWayResolvers(args);
  createSessionResolvers(args);
  createProgrammeResolvers(args);
  createGalleryResolver(args);
  createFormResolvers(args);
  createRecordSectionResolvers(args);
  createPictureResolvers(args);
  createShareResolvers(args);
}

/** Creates every page and redirect. */
export function createAllPages(args: CreatePagesArgs): void {
  createStaticPages(args);
  createExhibitorPages(args);
  createSpeakerPages(args);
  createPastProgrammePages(args);
  createSessionPages(args);
  createKitchenSink(args);
  createErrorPages(args);
  createHostRedirects(args);
  createRouteRules(args);
}
