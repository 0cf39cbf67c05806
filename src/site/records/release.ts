import type { CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { publishedReleases } from '../../press/model/releases';
import { formatDay } from '../../lib/time/days';
import { findBuildDay } from './buildDay';
import type { Besides } from './types/schemaTypes';

/** What a release has beside its schema. */
export const releaseFields: Besides = { fromPath: ['slug', 'date'], without: ['contact'] };

type Release = Nodes['Release'];

/** Releases for the section that lists them; a release's day in words, and whom to write to. */
export function createReleaseResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    ReleasesSection: {
      releases: {
        type: '[Release!]!',
        resolve: (_: unknown, _args: unknown, { nodeModel }: Context) => findReleases(nodeModel),
      },
    },
    Release: {
      day: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: ({ fields }: Release, { language }: { language: string }) =>
          formatDay(fields.date, language),
      },
      contact: {
        type: 'PressContact!',
        resolve: async ({ contact }: Release, _args: unknown, { nodeModel }: Context) =>
          contact ?? (await pressOffice(nodeModel)),
      },
    },
  });
}

/** The releases that are public on the day of the build, newest first. */
export async function findReleases(nodeModel: NodeModel): Promise<Release[]> {
  const { entries } = await nodeModel.findAll({ type: 'Release', query: {} });
  return publishedReleases(entries, await findBuildDay(nodeModel));
}

/** The check has seen that there is one (check/releases). */
async function pressOffice(nodeModel: NodeModel) {
  const query = { filter: { route: { eq: 'press' } } };
  const page = await nodeModel.findOne({ type: 'Page', query });
  return page?.sections?.find((section) => section.kind === 'releases')?.contact;
}
