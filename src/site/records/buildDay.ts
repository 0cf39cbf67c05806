import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { field, type NodeModel, findBuildDay } from '../content/nodes';
import { moscowDay, now } from '../../lib/time/clock';
import { contentTimes, type ContentTimes, programmeChange } from './contentTimes';

/**
 * GraphQL type of the day on which the site is built, in Moscow. Static HTML treats everything that
 * was over by then as past.
 */
export const buildDayTypes = /* GraphQL */ `
  type BuildDay implements Node @dontInfer {
    day: String!
  }
`;

/**
 * Creates the node `BuildDay`. Pages that read it are queried again, even with a warm cache, when
 * the day changes or when git has a newer commit for a programme file.
 */
export function createBuildDay({ actions, createContentDigest }: SourceNodesArgs): void {
  const day = moscowDay(now());
  const programme = Object.fromEntries(
    [...contentTimes()].filter(([file]) => file.includes('/programme/')),
  );
  actions.createNode({
    id: 'build-day',
    day,
    programme,
    internal: { type: 'BuildDay', contentDigest: createContentDigest({ day, programme }) },
  });
}

/**
 * Returns when git last saw changes of the programme's files, by their path in the content folder.
 */
export async function programmeTimes(nodeModel: NodeModel): Promise<ContentTimes> {
  const build = await nodeModel.findOne({ type: 'BuildDay', query: {} });
  return new Map(Object.entries(build?.programme ?? {}));
}

/** Field: when the programme of a day was last changed, UTC, ISO. */
export const programmeChangeField = field(
  'String!',
  async ({ date }: { date: string }, nodeModel) =>
    programmeChange(await programmeTimes(nodeModel), date),
);

/**
 * Adds `BuildDay.newestChange`: the newest change of content, UTC, ISO; the day of the build if git
 * has none.
 */
export function createNewestChange({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    BuildDay: {
      newestChange: {
        type: 'String!',
        resolve: ({ day }: { day: string }) => [...contentTimes().values()].sort().at(-1) ?? day,
      },
    },
  });
}

/** Field `buildDay` of any type: the day of the build, ISO. */
export const buildDayField = field('String!', (_, nodeModel) => findBuildDay(nodeModel));
