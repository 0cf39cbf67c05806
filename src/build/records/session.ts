import type { CreateNodeArgs, CreatePagesArgs, CreateResolversArgs, Node } from 'gatsby';
import { nextInHall, parallelTo } from '../../domain/besideSession';
import { editionWith } from '../../domain/editionWith';
import { formatDay } from '../../lib/day';
import { fullReference } from '../../lib/reference';
import { createLocalizedPages } from './localizedPages';

/** GraphQL types of content-model/session. An event's records are resolved from their references, of any year. */
export const sessionTypes = /* GraphQL */ `
  type Session implements Node @dontInfer {
    year: Int! @proxy(from: "fields.year")
    date: String! @proxy(from: "fields.date")
    slug: String!
    start: String!
    end: String!
    kind: String!
    title: String! @localized
    summary: String! @localized
    audience: String!
    ages: Ages
    spokenLanguages: [String!]!
    places: Int
    registration: String!
    note: String @localized
    speakerReferences: [String!]! @proxy(from: "fields.speakerReferences")
    exhibitorReferences: [String!]! @proxy(from: "fields.exhibitorReferences")
  }
  type Ages {
    from: Int!
    to: Int!
  }
`;

type References = { speakerReferences: string[]; exhibitorReferences: string[] };
type SessionNode = Node & {
  slug: string;
  hall: string;
  end: string;
  status?: string;
  start: string;
  fields: References & { year: number; date: string };
};
type RecordNode = Node & { fields: { year: number; slug: string } };
type PlanNode = Node & { halls: { id: string }[]; fields: { year: number } };
type NodeModel = {
  findAll<Found>(query: { type: string; query: unknown }): Promise<{ entries: Iterable<Found> }>;
  findOne<Found>(query: { type: string; query: unknown }): Promise<Found | null>;
};
type Context = { nodeModel: NodeModel };

/** Writes an event's references in full, so that speakers and exhibitors can be asked for theirs. */
export function addReferences(node: CreateNodeArgs['node'], year: number, actions: CreateNodeArgs['actions']): void {
  const { speakers, exhibitors } = node as { speakers?: string[]; exhibitors?: string[] };
  const fields = { speakerReferences: speakers, exhibitorReferences: exhibitors };
  for (const [name, references = []] of Object.entries(fields)) {
    actions.createNodeField({ node, name, value: references.map((reference) => fullReference(reference, year)) });
  }
}

/** Events of speakers and exhibitors, records and hall of events, all by time (spec §3; design §1, references). */
export function createSessionResolvers({ createResolvers }: CreateResolversArgs): void {
  const sessionsOf = (field: keyof References) => ({
    type: '[Session!]!',
    async resolve({ fields }: RecordNode, _args: unknown, { nodeModel }: Context) {
      const filter = { [field]: { eq: `${fields.year}/${fields.slug}` } };
      const { entries } = await nodeModel.findAll<SessionNode>({ type: 'Session', query: { filter } });
      return [...entries].sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
    },
  });
  const recordsOf = (typeName: 'Speaker' | 'Exhibitor', field: keyof References) => ({
    type: `[${typeName}!]!`,
    resolve: ({ fields }: SessionNode, _args: unknown, { nodeModel }: Context) =>
      Promise.all(
        fields[field].map((reference) => {
          const [year, slug] = reference.split('/');
          const filter = { year: { eq: Number(year) }, slug: { eq: slug } };
          return nodeModel.findOne({ type: typeName, query: { filter } });
        }),
      ),
  });
  createResolvers({
    Speaker: { sessions: sessionsOf('speakerReferences') },
    Exhibitor: { sessions: sessionsOf('exhibitorReferences') },
    Session: {
      speakers: recordsOf('Speaker', 'speakerReferences'),
      exhibitors: recordsOf('Exhibitor', 'exhibitorReferences'),
      hall: { type: 'Hall!', resolve: findHall },
      day: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: ({ fields }: SessionNode, { language }: { language: string }) => formatDay(fields.date, language),
      },
      weekday: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: ({ fields }: SessionNode, { language }: { language: string }) => formatDay(fields.date, language, 'weekday'),
      },
      status: { type: 'String!', resolve: ({ status }: SessionNode) => status ?? 'scheduled' },
      parallel: {
        type: '[Session!]!',
        resolve: async (session: SessionNode, _args: unknown, context: Context) =>
          parallelTo(placed(session), await ofSameDay(session, context)).map(({ node }) => node),
      },
      nextInHall: {
        type: 'Session',
        resolve: async (session: SessionNode, _args: unknown, context: Context) =>
          nextInHall(placed(session), await ofSameDay(session, context))?.node,
      },
    },
  });
}

const placed = (node: SessionNode) => ({
  node,
  year: node.fields.year,
  slug: node.slug,
  date: node.fields.date,
  start: node.start,
  end: node.end,
  hall: node.hall,
  status: node.status ?? 'scheduled',
});

async function ofSameDay({ fields }: SessionNode, { nodeModel }: Context) {
  const filter = { year: { eq: fields.year }, date: { eq: fields.date } };
  const { entries } = await nodeModel.findAll<SessionNode>({ type: 'Session', query: { filter } });
  return [...entries].map(placed);
}

/** /program/{year}/{slug}/ of every event of every year, ru and en. */
export function createSessionPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const { slug, fields } of getNodesByType('Session') as unknown as SessionNode[]) {
    createLocalizedPages(actions, { path: `/program/${fields.year}/${slug}/`, template: 'session', context: { year: fields.year, slug } });
  }
}

async function findHall({ hall, fields }: SessionNode, _args: unknown, { nodeModel }: Context) {
  const { entries } = await nodeModel.findAll<PlanNode>({ type: 'Plan', query: {} });
  const plans = new Map([...entries].map((plan) => [plan.fields.year, plan]));
  const year = editionWith(plans.keys(), fields.year);
  return plans.get(year ?? fields.year)?.halls.find(({ id }) => id === hall);
}

const timeOf = ({ start, fields }: SessionNode) => `${fields.date} ${start}`;
