import type { CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { newestFirst } from '../../press/model/releases';
import { formatDay } from '../../lib/time/days';
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
        async resolve(_: unknown, _args: unknown, { nodeModel }: Context) {
          const { entries } = await nodeModel.findAll({ type: 'Release', query: {} });
          return newestFirst(entries);
        },
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

/** The check has seen that there is one (check/releases). */
async function pressOffice(nodeModel: NodeModel) {
  const query = { filter: { route: { eq: 'press' } } };
  const page = await nodeModel.findOne({ type: 'Page', query });
  return page?.sections?.find((section) => section.kind === 'releases')?.contact;
}
