import type {
  CreateNodeArgs,
  CreatePagesArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  Node,
  Reporter,
} from 'gatsby';
import { checkContent, reportProblems } from './check';
import { readContentPath } from './contentFiles';
import { contentRoot } from './contentRoot';
import { createEditionResolvers, editionTypes } from './edition';
import { createExhibitorPages, createExhibitorResolvers, exhibitorTypes } from './exhibitor';
import { createLocalizedExtension } from './localized';
import { createGalleryResolver, createPageTypes, createStaticPages } from './page';
import { createPictureResolvers, pictureTypes } from './picture';
import { createHostRedirects } from './redirects';
import { siteTypes } from './site';
import { createSpeakerPages, createSpeakerResolvers, speakerTypes } from './speaker';

/** Stops build and develop on bad content with the whole report, before anything is made of it (design §4). */
export function stopOnBadContent(reporter: Reporter): void {
  const problems = checkContent(contentRoot());
  if (problems.length === 0) return;
  reporter.panic(`The content has ${problems.length} problem(s); nothing was built.\n\n${reportProblems(problems, 'en')}\n`);
}

/** Gives every record what its path says: year and slug, or route. */
export function addPathFields({ node, actions, getNode }: CreateNodeArgs): void {
  const file: (Node & { relativePath?: unknown }) | undefined = node.parent ? getNode(node.parent) : undefined;
  if (node.internal.owner !== 'gatsby-transformer-yaml' || typeof file?.relativePath !== 'string') return;
  const { year, slug, route } = readContentPath(file.relativePath) ?? {};
  for (const [name, value] of Object.entries({ year, slug, route })) {
    if (value !== undefined) actions.createNodeField({ node, name, value });
  }
}

/** Declares every GraphQL type, so that none is inferred from what editors happen to write. */
export function createTypes(args: CreateSchemaCustomizationArgs): void {
  createLocalizedExtension(args);
  args.actions.createTypes([pictureTypes, siteTypes, editionTypes, exhibitorTypes, speakerTypes]);
  createPageTypes(args);
}

/** Adds the queries and fields that are computed at build. */
export function createFields(args: CreateResolversArgs): void {
  createEditionResolvers(args);
  createExhibitorResolvers(args);
  createSpeakerResolvers(args);
  createGalleryResolver(args);
  createPictureResolvers(args);
}

/** Creates every page and redirect. */
export function createAllPages(args: CreatePagesArgs): void {
  createStaticPages(args);
  createExhibitorPages(args);
  createSpeakerPages(args);
  createHostRedirects(args);
}
