import type { CreateNodeArgs, CreateResolversArgs, Node } from 'gatsby';
import { field, languageField, type Context, type NodeModel, type Nodes } from '../content/nodes';
import { registrations, type Registration, type SessionChange } from '../../programme/schema';
import {
  nearestOthers,
  nextInHall,
  sessionsAtSameTime,
} from '../../programme/model/relatedSessions';
import { localize } from '../../i18n/locales';
import { recordingOf, type Recording } from '../../programme/model/recording';
import { sessionHall } from '../../programme/model/sessionHall';
import { statusOf } from '../../programme/model/sessionChanges';
import { formatDay } from '../../lib/time/days';
import { fullReference } from '../../content/localized';
import { translator } from '../content/translator';
import { programmeTimes } from './buildDay';
import { changeTimes, sessionChange } from './contentTimes';
import { type TypeChanges, enumType } from './schemaTypes';
import { hallOn, mapYear } from './plan';
import { compareSessions } from './order';

/**
 * Fields that a session has in addition to its schema. Its references can lead to records of any
 * year.
 */
export const sessionFields: TypeChanges = {
  computed: `speakerReferences: [String!]! @proxy(from: "fields.speakerReferences")
  exhibitorReferences: [String!]! @proxy(from: "fields.exhibitorReferences")`,
  without: ['hall', 'speakers', 'exhibitors', 'places', 'registration', 'recorded', 'recording'],
};

/** GraphQL types of computed fields of a session. */
export const sessionTypes = `${enumType('Registration', [...registrations, 'full'])}
  type SessionRecording {
    src: String
    isRecorded: Boolean!
    by: String
    until: String
    added: String
  }`;

type Session = Nodes['Session'];
type References = 'speakerReferences' | 'exhibitorReferences';
type Person = 'Speaker' | 'Exhibitor';

/** Narrows a node to a session. */
export const isSession = (node: Node): node is Session => node.internal.type === 'Session';

/**
 * Adds references with their year to a session's node, so that queries can find the sessions of a
 * speaker or an exhibitor.
 */
export function addReferences(
  node: Session,
  year: number,
  actions: CreateNodeArgs['actions'],
): void {
  const fields = { speakerReferences: node.speakers, exhibitorReferences: node.exhibitors };
  for (const [name, references = []] of Object.entries(fields)) {
    actions.createNodeField({
      node,
      name,
      value: references.map((reference) => fullReference(reference, year)),
    });
  }
}

/**
 * Adds sessions to speakers and exhibitors, by time, and records, hall and texts to sessions (spec
 * §3; design §1, editions). `corrections` has the time at which each change was last corrected, if
 * git knows it.
 */
export function createSessionResolvers({ createResolvers }: CreateResolversArgs): void {
  const sessionsOf = (references: References) =>
    field('[Session!]!', async ({ fields }: Nodes['Speaker' | 'Exhibitor'], nodeModel) => {
      const filter = { [references]: { eq: `${fields.year}/${fields.slug}` } };
      const { entries } = await nodeModel.findAll({ type: 'Session', query: { filter } });
      return [...entries].sort(compareSessions);
    });
  const recordsField = (typeName: Person) =>
    field(`[${typeName}!]!`, (session: Session, nodeModel) =>
      recordsOf(typeName, session, nodeModel),
    );
  createResolvers({
    Speaker: { sessions: sessionsOf('speakerReferences') },
    Exhibitor: { sessions: sessionsOf('exhibitorReferences') },
    SessionRecording: { byDay: dayInWords('by'), untilDay: dayInWords('until') },
    SessionChange: {
      date: languageField(
        'String!',
        ({ at }: SessionChange, language) =>
          `${formatDay(at.slice(0, 10), language)}, ${at.slice(11)}`,
      ),
    },
    Session: {
      speakers: recordsField('Speaker'),
      exhibitors: recordsField('Exhibitor'),
      hall: field('Hall!', (session: Session, nodeModel) => hallOf(session, nodeModel)),
      day: languageField('String!', ({ fields }: Session, language) =>
        formatDay(fields.date, language),
      ),
      weekday: languageField('String!', ({ fields }: Session, language) =>
        formatDay(fields.date, language, 'weekday'),
      ),
      kindName: languageField('String!', ({ kind }: Session, language) =>
        translator(language, 'sessions')(`kinds.${kind}`),
      ),
      places: {
        type: 'Int',
        resolve: ({ places }: Session) => (places === 'full' ? null : places),
      },
      registration: {
        type: 'Registration!',
        resolve: ({ places, registration }: Session): Registration =>
          places === 'full' ? 'full' : registration,
      },
      status: {
        type: 'SessionStatus!',
        resolve: ({ changes }: Session) => statusOf(changes).status,
      },
      note: languageField('String', ({ changes }: Session, language) => {
        const { note } = statusOf(changes);
        return note && localize(note, language);
      }),
      changed: field('String!', async (session: Session, nodeModel) =>
        sessionChange(await programmeTimes(nodeModel), session),
      ),
      corrections: {
        type: '[String]!',
        resolve: ({ slug, fields }: Session) =>
          changeTimes(`${fields.year}/programme/${fields.date}.yaml`, slug),
      },
      parallel: {
        type: '[Session!]!',
        resolve: async (session: Session, _args: unknown, context: Context) =>
          sessionsAtSameTime(placed(session), await ofSameDay(session, context)).map(
            ({ node }) => node,
          ),
      },
      others: field('[Session!]!', async (session: Session, nodeModel) =>
        session.form === undefined
          ? []
          : nearestOthers(
              open(session),
              (await sessionsWithPlaces(session.form, nodeModel)).map(open),
            ).map(({ node }) => node),
      ),
      recording: {
        type: 'SessionRecording!',
        async resolve({ recording, recorded, fields }: Session, _: unknown, context: Context) {
          const edition = await context.nodeModel.findOne({
            type: 'Edition',
            query: { filter: { year: { eq: fields.year } } },
          });
          return recordingOf({ recording, recorded }, edition?.recordings);
        },
      },
      nextInHall: {
        type: 'Session',
        resolve: async (session: Session, _args: unknown, context: Context) =>
          nextInHall(placed(session), await ofSameDay(session, context))?.node,
      },
    },
  });
}

/**
 * Field: a day of a recording as text: `by` (recordings appear by then) or `until` (last day to
 * watch).
 */
const dayInWords = (which: 'by' | 'until') =>
  languageField('String', (recording: Recording, language) => {
    const day = recording[which];
    return day === null ? null : formatDay(day, language);
  });

const open = (node: Session) => ({
  node,
  year: node.fields.year,
  slug: node.slug,
  date: node.fields.date,
  start: node.start,
  ages: node.ages,
});

/** Returns the sessions that a form signs up for, by time, without full and cancelled ones. */
export async function sessionsWithPlaces(form: string, nodeModel: NodeModel): Promise<Session[]> {
  const { entries } = await nodeModel.findAll({
    type: 'Session',
    query: { filter: { form: { eq: form } } },
  });
  return [...entries]
    .filter(({ places, changes }) => places !== 'full' && statusOf(changes).status !== 'cancelled')
    .sort(compareSessions);
}

const placed = (node: Session) => ({
  node,
  year: node.fields.year,
  slug: node.slug,
  date: node.fields.date,
  start: node.start,
  end: node.end,
  hall: node.hall,
  status: statusOf(node.changes).status,
});

async function ofSameDay({ fields }: Session, { nodeModel }: Context) {
  const filter = { year: { eq: fields.year }, date: { eq: fields.date } };
  const { entries } = await nodeModel.findAll({ type: 'Session', query: { filter } });
  return [...entries].map(placed);
}

/** Returns the speakers or exhibitors of a session. */
async function recordsOf<Name extends Person>(
  typeName: Name,
  { fields }: Session,
  nodeModel: NodeModel,
): Promise<Nodes[Name][]> {
  const references = typeName === 'Speaker' ? fields.speakerReferences : fields.exhibitorReferences;
  const records = await Promise.all(
    references.map((reference) => {
      const [year, slug] = reference.split('/');
      const filter = { year: { eq: Number(year) }, slug: { eq: slug } };
      return nodeModel.findOne({ type: typeName, query: { filter } });
    }),
  );
  return records.filter((record) => record !== null);
}

async function hallOf(session: Session, nodeModel: NodeModel) {
  const { entries } = await nodeModel.findAll({ type: 'Plan', query: {} });
  const match = sessionHall([...entries], session);
  return match && hallOn(match.plan, match.hall, await mapYear(nodeModel));
}

/**
 * Returns a session with the records that its fields `hall`, `speakers` and `exhibitors` resolve
 * to, for the search.
 */
export const placedSession = async (session: Session, nodeModel: NodeModel) => ({
  ...session,
  hall: await hallOf(session, nodeModel),
  speakers: await recordsOf('Speaker', session, nodeModel),
  exhibitors: await recordsOf('Exhibitor', session, nodeModel),
});
