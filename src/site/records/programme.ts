import type { CreateResolversArgs, SourceNodesArgs } from 'gatsby';
import { feedsOfContent } from '../content/contentRoot';
import { field, type Context, type NodeModel, type Nodes } from '../content/nodes';
import { editionWith } from '../../edition/model/shownEdition';
import { programmeChangeField } from './buildDay';
import { compareSessions } from './order';
import { findOnShow } from './yearlyRecords';

/** GraphQL types of a year's programme. */
export const programmeTypes = /* GraphQL */ `
  type Programme {
    year: Int!
    edition: Edition!
  }
  enum Feed {
    changes
    press
    news
  }
  type Feeds implements Node @dontInfer {
    written: [Feed!]!
  }
  type ProgrammeDay {
    date: String!
  }
`;

/**
 * Creates a node with the feeds that exist, for pages that link to them. It is a separate node
 * because every page has the footer, and a changed session must not repeat the queries of all
 * pages.
 */
export function createFeeds({ actions, createContentDigest }: SourceNodesArgs): void {
  const written = feedsOfContent();
  actions.createNode({
    id: 'feeds',
    written,
    internal: { type: 'Feeds', contentDigest: createContentDigest({ written }) },
  });
}

/**
 * Adds the queries of programmes (design §1, editions):
 * - `programme(year)`: a year's days with their sessions by time; by default of the current
 *   edition, or of the newest edition with a programme.
 * - `programmes`: those of all years.
 * - `pastSessions`: the sessions of all years but the shown one.
 * - `plansOnShow`: the plans of the shown halls and stands.
 */
export function createProgrammeResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      programme: {
        type: 'Programme',
        args: { year: 'Int' },
        async resolve(
          _source: unknown,
          { year: wanted }: { year?: number },
          { nodeModel }: Context,
        ) {
          const year = wanted ?? (await shownYear(nodeModel, await sessionsWhere(nodeModel, {})));
          const edition = await nodeModel.findOne({
            type: 'Edition',
            query: { filter: { year: { eq: year } } },
          });
          return edition && { year, edition };
        },
      },
      programmes: field('[Programme!]!', async (_, nodeModel) => {
        const years = new Set(
          (await sessionsWhere(nodeModel, {})).map(({ fields }) => fields.year),
        );
        const { entries } = await nodeModel.findAll({ type: 'Edition', query: {} });
        return [...entries]
          .filter(({ fields }) => years.has(fields.year))
          .map((edition) => ({ year: edition.fields.year, edition }))
          .sort((a, b) => a.year - b.year);
      }),
      plansOnShow: field('[Plan!]!', async (_, nodeModel) => {
        const { entries } = await nodeModel.findAll({ type: 'Plan', query: {} });
        const plans = [...entries];
        const year = await shownYear(nodeModel, await sessionsWhere(nodeModel, {}));
        const ofHalls = editionWith(
          plans.map(({ fields }) => fields.year),
          year ?? 0,
        );
        const [exhibitor] = await findOnShow(nodeModel, 'Exhibitor');
        return plans.filter(({ fields }) =>
          [ofHalls, exhibitor?.fields.year].includes(fields.year),
        );
      }),
      pastSessions: field('[Session!]!', async (_, nodeModel) => {
        const all = await sessionsWhere(nodeModel, {});
        const yearOnShow = await shownYear(nodeModel, all);
        return all.filter(({ fields }) => fields.year !== yearOnShow).sort(compareSessions);
      }),
    },
    Programme: {
      days: field('[ProgrammeDay!]!', async ({ year }: { year: number }, nodeModel) => {
        const sessions = await sessionsWhere(nodeModel, { year: { eq: year } });
        return [...new Set(sessions.map(({ fields }) => fields.date))]
          .sort()
          .map((date) => ({ date }));
      }),
    },
    ProgrammeDay: {
      changed: programmeChangeField,
      sessions: field('[Session!]!', async ({ date }: { date: string }, nodeModel) => {
        const sessions = await sessionsWhere(nodeModel, { date: { eq: date } });
        return sessions.sort(compareSessions);
      }),
    },
  });
}

async function shownYear(
  nodeModel: NodeModel,
  all: readonly Nodes['Session'][],
): Promise<number | undefined> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  return editionWith(new Set(all.map(({ fields }) => fields.year)), site?.currentEdition ?? 0);
}

async function sessionsWhere(
  nodeModel: NodeModel,
  filter: Record<string, unknown>,
): Promise<Nodes['Session'][]> {
  const { entries } = await nodeModel.findAll({ type: 'Session', query: { filter } });
  return [...entries];
}
