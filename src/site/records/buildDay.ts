import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import type { Context, NodeModel } from '../content/nodes';
import { moscowDay, now } from '../../lib/time/clock';
import { contentTimes, type ContentTimes, programmeChange } from './contentTimes';

/**
 * GraphQL type of the day on which the site is built, in Moscow. Static HTML shows as past what was
 * over by that day.
 */
export const buildDayTypes = /* GraphQL */ `
  type BuildDay implements Node @dontInfer {
    day: String!
  }
`;

/**
 * A record of its own, so that pages are queried again on another day, even with a warm cache, and
 * when git tells another time of the programme.
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

/** The times in git of the programme's files, by their path in the content folder. */
export async function programmeTimes(nodeModel: NodeModel): Promise<ContentTimes> {
  const build = await nodeModel.findOne({ type: 'BuildDay', query: {} });
  return new Map(Object.entries(build?.programme ?? {}));
}

/** When the programme of a day was last changed, UTC, ISO. */
export const programmeChangeField = {
  type: 'String!',
  resolve: async (
    { date }: { date: string },
    _args: unknown,
    { nodeModel }: Context,
  ): Promise<string> => programmeChange(await programmeTimes(nodeModel), date),
};

/** `newestChange` of content, UTC, ISO; the day of the build where git knows none. */
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

/** The day of the build, ISO. */
export async function findBuildDay(nodeModel: NodeModel): Promise<string> {
  return (await nodeModel.findOne({ type: 'BuildDay', query: {} }))?.day ?? '';
}

/** The field `buildDay` of a type. */
export const buildDayField = {
  type: 'String!',
  resolve: (_source: unknown, _args: unknown, { nodeModel }: Context): Promise<string> =>
    findBuildDay(nodeModel),
};
