import type { CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { publishedReleases } from '../../press/model/releases';
import { formatDay } from '../../lib/time/days';
import { findBuildDay } from './buildDay';
import { trueContentTimes } from './contentTimes';
import type { Besides } from './types/schemaTypes';

/** What a release has beside its schema. */
export const releaseFields: Besides = { without: ['contact'] };

type Release = Nodes['Release'];

/**
 * The public `releases`, which a section lists, too; a release's day in words, when it was last
 * `corrected`, and whom to write to.
 */
export function createReleaseResolvers({ createResolvers }: CreateResolversArgs): void {
  const releases = {
    type: '[Release!]!',
    resolve: (_: unknown, _args: unknown, { nodeModel }: Context) => findReleases(nodeModel),
  };
  createResolvers({
    Query: { releases },
    ReleasesSection: { releases },
    Release: {
      corrected: {
        type: 'String',
        resolve: ({ fields }: Release) => trueContentTimes().get(`releases/${fields.slug}.yaml`),
      },
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
