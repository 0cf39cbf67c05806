import type { CreatePagesArgs, CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { newestFirst, releasePath } from '../../press/model/releases';
import { formatDay } from '../../lib/time/days';
import { createLocalizedPages } from './pages/localizedPages';
import type { Besides } from './types/schemaTypes';
import { neighboursOf } from './yearlyRecords';

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

/** /press/{day}-{name}/ of every release, ru and en, from the newest to the oldest. */
export function createReleasePages({ actions, getNodesByType }: CreatePagesArgs): void {
  const slugs = newestFirst(getNodesByType('Release')).map(({ fields }) => fields.slug);
  for (const [slug, neighbours] of neighboursOf(slugs)) {
    const context = { slug, ...neighbours };
    createLocalizedPages(actions, { path: releasePath(slug), template: 'release', context });
  }
}
