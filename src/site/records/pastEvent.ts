import type { CreateResolversArgs } from 'gatsby';
import { formatDay } from '../../lib/time/days';
import { editionOfRelease } from '../../press/model/releases';
import { statusOf } from '../../programme/model/sessionChanges';
import { worksOfTheDay } from '../../works/model/worksOfTheDay';
import {
  field,
  languageField,
  type Context,
  type NodeModel,
  type Nodes,
  findBuildDay,
  findPastYears,
} from '../content/nodes';
import { pastEventPath } from '../content/sitePages';
import { photographsOf } from './photographs';
import { compareSessions } from './order';
import { partnersByTier } from './recordSections';
import { findReleases } from './release';

/**
 * GraphQL type of a past edition's contents. Lists of its records sorted by name have their own
 * queries.
 */
export const pastEventTypes = /* GraphQL */ `
  type PastEvent {
    year: Int!
  }
`;

type Past = { year: number };
type Work = NonNullable<Nodes['Exhibitor']['works']>[number];

/** Number of works in the row of a past edition. */
const worksInRow = 6;

/**
 * Adds the queries `pastYears`, the years whose fair is over, newest first, and `pastEvent(year)`,
 * the photographs, works, sessions, partners and releases of an edition (decision 049).
 */
export function createPastEventResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      pastYears: field('[Int!]!', async (_, nodeModel) =>
        (await findPastYears(nodeModel)).reverse(),
      ),
      pastEvent: {
        type: 'PastEvent!',
        args: { year: 'Int!' },
        resolve: (_source: unknown, { year }: Past) => ({ year }),
      },
    },
    PastEvent: {
      photographs: field('[Photo!]!', ({ year }: Past, nodeModel) =>
        photographsOf(year, nodeModel),
      ),
      recorded: field('[Session!]!', async ({ year }: Past, nodeModel) =>
        (await uncancelledSessions(year, nodeModel))
          .filter(
            ({ recorded, recording, slides }) =>
              recorded === true || recording !== undefined || slides !== undefined,
          )
          .sort(compareSessions),
      ),
      recordingsBy: {
        type: 'String',
        args: { language: 'String!' },
        async resolve({ year }: Past, { language }: { language: string }, context: Context) {
          const edition = await editionOf(year, context.nodeModel);
          const day = await findBuildDay(context.nodeModel);
          const by = edition?.recordings?.by;
          // A promised day that has passed is not shown.
          return by === undefined || by < day ? null : formatDay(by, language);
        },
      },
      sessionCount: field(
        'Int!',
        async ({ year }: Past, nodeModel) => (await uncancelledSessions(year, nodeModel)).length,
      ),
      workCount: field(
        'Int!',
        async ({ year }: Past, nodeModel) =>
          (await wallsOf(year, nodeModel)).flatMap(({ works }) => works).length,
      ),
      works: field('[Work!]!', async ({ year }: Past, nodeModel) => {
        const edition = await editionOf(year, nodeModel);
        return worksOfTheDay(
          await wallsOf(year, nodeModel),
          edition?.lastDay ?? `${year}-01-01`,
          worksInRow,
        );
      }),
      partners: languageField('[Partner!]!', async ({ year }: Past, language, nodeModel) =>
        partnersByTier(await recordsOf('Partner', year, nodeModel), language),
      ),
      releases: field('[Release!]!', async ({ year }: Past, nodeModel) => {
        const releases = await findReleases(nodeModel);
        const editions = await nodeModel.findAll({ type: 'Edition', query: {} });
        const dated = [...editions.entries].map(({ fields, lastDay }) => ({
          year: fields.year,
          lastDay,
        }));
        return releases.filter(
          ({ edition, fields }) => editionOfRelease({ edition, date: fields.date }, dated) === year,
        );
      }),
    },
  });
}

async function recordsOf<Name extends 'Exhibitor' | 'Partner' | 'Session'>(
  type: Name,
  year: number,
  nodeModel: NodeModel,
): Promise<Nodes[Name][]> {
  const { entries } = await nodeModel.findAll({ type, query: { filter: { year: { eq: year } } } });
  return [...entries];
}

const editionOf = (year: number, nodeModel: NodeModel) =>
  nodeModel.findOne({ type: 'Edition', query: { filter: { year: { eq: year } } } });

/** Returns the sessions of a year that were not cancelled. */
async function uncancelledSessions(
  year: number,
  nodeModel: NodeModel,
): Promise<Nodes['Session'][]> {
  const sessions = await recordsOf('Session', year, nodeModel);
  return sessions.filter(({ changes }) => statusOf(changes).status !== 'cancelled');
}

async function wallsOf(
  year: number,
  nodeModel: NodeModel,
): Promise<{ slug: string; works: readonly Work[] }[]> {
  const exhibitors = await recordsOf('Exhibitor', year, nodeModel);
  return exhibitors.flatMap(({ fields, works = [] }) =>
    works.length > 0 ? [{ slug: fields.slug, works }] : [],
  );
}

/** Types whose `to` can be `/past_events/` without a year. */
const linkTypes = ['MenuLink', 'MenuErrand', 'NotedLink', 'ArcadeArch'] as const;

/**
 * Points links to `/past_events/` at the newest year's page, so that menus and buttons need no edit
 * after a fair (decision 049). The content check ensures that this page exists.
 */
export function createPastEventLinks({ createResolvers }: CreateResolversArgs): void {
  const to = field('String!', async ({ to: written }: { to: string }, nodeModel) => {
    const list = pastEventPath();
    if (written !== list && !written.startsWith(`${list}#`)) return written;
    const newest = (await findPastYears(nodeModel)).at(-1);
    return pastEventPath(newest) + written.slice(list.length);
  });
  createResolvers(Object.fromEntries(linkTypes.map((type) => [type, { to }])));
}
