import type { SourceNodesArgs } from 'gatsby';
import type { Context } from '../../content-model/nodes';
import { moscowDay, now } from '../../lib/clock';

/**
 * GraphQL type of the day on which the site is built, in Moscow. Static HTML shows as past what was
 * over by that day.
 */
export const buildDayTypes = /* GraphQL */ `
  type BuildDay implements Node @dontInfer {
    day: String!
  }
`;

/** A record of its own, so that pages are queried again on another day, even with a warm cache. */
export function createBuildDay({ actions, createContentDigest }: SourceNodesArgs): void {
  const day = moscowDay(now());
  actions.createNode({
    id: 'build-day',
    day,
    internal: { type: 'BuildDay', contentDigest: createContentDigest({ day }) },
  });
}

/** The field `buildDay` of a type. */
export const buildDayField = {
  type: 'String!',
  async resolve(
    _source: unknown,
    _args: unknown,
    { nodeModel }: Context,
  ): Promise<string | undefined> {
    return (await nodeModel.findOne({ type: 'BuildDay', query: {} }))?.day;
  },
};
