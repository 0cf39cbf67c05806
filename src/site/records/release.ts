import type { CreateResolversArgs } from 'gatsby';
import { field, languageField, type NodeModel, type Nodes, findBuildDay } from '../content/nodes';
import { publishedReleases } from '../../press/model/releases';
import { formatDay } from '../../lib/time/days';
import { trueContentTimes } from './contentTimes';
import type { TypeChanges } from './schemaTypes';

/** `contact` has a resolver, which falls back to the press office. */
export const releaseFields: TypeChanges = { without: ['contact'] };

type Release = Nodes['Release'];

/**
 * Adds the public `releases` as a query and to sections, and to each release its day in words, when
 * it was last `corrected`, and its contact.
 */
export function createReleaseResolvers({ createResolvers }: CreateResolversArgs): void {
  const releases = field('[Release!]!', (_, nodeModel) => findReleases(nodeModel));
  createResolvers({
    Query: { releases },
    ReleasesSection: { releases },
    Release: {
      corrected: {
        type: 'String',
        resolve: ({ fields }: Release) => trueContentTimes().get(`releases/${fields.slug}.yaml`),
      },
      day: languageField('String!', ({ fields }: Release, language) =>
        formatDay(fields.date, language),
      ),
      contact: field(
        'PressContact!',
        async ({ contact }: Release, nodeModel) => contact ?? (await pressOffice(nodeModel)),
      ),
    },
  });
}

/** Returns the releases that are public on the day of the build, newest first. */
export async function findReleases(nodeModel: NodeModel): Promise<Release[]> {
  const { entries } = await nodeModel.findAll({ type: 'Release', query: {} });
  return publishedReleases(entries, await findBuildDay(nodeModel));
}

/**
 * Returns the contact of the press page's section of releases. The content check ensures that it
 * exists.
 */
async function pressOffice(nodeModel: NodeModel) {
  const query = { filter: { route: { eq: 'press' } } };
  const page = await nodeModel.findOne({ type: 'Page', query });
  return page?.sections?.find((section) => section.kind === 'releases')?.contact;
}
