import type { CreateResolversArgs, Node } from 'gatsby';
import { partnerTiers, type PartnerTier } from '../../content-model/partner';
import type { Site } from '../../content-model/site';
import { editionWith } from '../../domain/editionWith';
import { localize, type Locale, type Localized } from '../../i18n/locales';
import { indexLetter } from '../../lib/compareNames';
import { formatDay } from '../../lib/day';
import { fullReference } from '../../lib/reference';
import { byName } from './byName';

type RecordNode = Node & { name: Localized; fields: { year: number; slug: string } };
type SessionNode = Node & { slug: string; fields: { year: number; date: string } };
type PartnerNode = RecordNode & { tier: PartnerTier };
type NodeModel = {
  findAll<Found>(query: { type: string; query: unknown }): Promise<{ entries: Iterable<Found> }>;
  findOne<Found>(query: { type: string; query: unknown }): Promise<Found | null>;
};
type Context = { nodeModel: NodeModel };
type InLanguage = { language: Locale };

/**
 * Records of sections that show them. What the current edition has not published comes from the newest that has it, and
 * the section's `year` says which (design §1, editions).
 */
export function createRecordSectionResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    ExhibitorsSection: {
      year: { type: 'Int!', resolve: yearOfExhibitors },
      count: { type: 'Int!', resolve: async (_: unknown, _args: unknown, { nodeModel }: Context) => (await newest(nodeModel, 'Exhibitor')).length },
      exhibitors: { type: '[Exhibitor!]!', args: { language: 'String!' }, resolve: firstOfEachLetter },
    },
    ProgrammeDay: {
      weekday: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: ({ date }: { date: string }, { language }: InLanguage) => formatDay(date, language, 'weekday'),
      },
    },
    ProgrammeSection: {
      days: { type: '[ProgrammeDay!]!', resolve: programmeDays },
      sessions: {
        type: '[Session!]!',
        resolve: async ({ sessions = [] }: { sessions?: string[] }, _args: unknown, { nodeModel }: Context) => {
          const year = await currentYear(nodeModel);
          const wanted = sessions.map((reference) => fullReference(reference, year));
          const all = await every<SessionNode>(nodeModel, 'Session');
          return wanted.flatMap((name) => all.filter(({ slug, fields }) => `${fields.year}/${slug}` === name));
        },
      },
    },
    SpeakersSection: {
      speakers: {
        type: '[Speaker!]!',
        resolve: async ({ speakers }: { speakers: string[] }, _args: unknown, { nodeModel }: Context) => {
          const year = await currentYear(nodeModel);
          const wanted = speakers.map((reference) => fullReference(reference, year));
          const all = await every<RecordNode>(nodeModel, 'Speaker');
          return wanted.flatMap((name) => all.filter(({ fields }) => `${fields.year}/${fields.slug}` === name));
        },
      },
    },
    PartnersSection: {
      partners: { type: '[Partner!]!', args: { language: 'String!' }, resolve: partnersByTier },
    },
  });
}

/** GraphQL type of a day of the programme with its place in the section. */
export const recordSectionTypes = /* GraphQL */ `
  type ProgrammeDay {
    date: String!
  }
`;

async function every<Found>(nodeModel: NodeModel, type: string): Promise<Found[]> {
  const { entries } = await nodeModel.findAll<Found>({ type, query: {} });
  return [...entries];
}

async function currentYear(nodeModel: NodeModel): Promise<number> {
  const site = await nodeModel.findOne<Node & Site>({ type: 'SiteSettings', query: {} });
  return site?.currentEdition ?? 0;
}

/** Records of the current edition, or of the newest that has any. */
async function newest<Found extends { fields: { year: number } }>(nodeModel: NodeModel, type: 'Exhibitor' | 'Partner' | 'Session'): Promise<Found[]> {
  const records = await every<Found>(nodeModel, type);
  const shown = editionWith(new Set(records.map(({ fields }) => fields.year)), await currentYear(nodeModel));
  return records.filter(({ fields }) => fields.year === shown);
}

async function yearOfExhibitors(_: unknown, _args: unknown, { nodeModel }: Context): Promise<number> {
  const [first] = await newest<RecordNode>(nodeModel, 'Exhibitor');
  return first?.fields.year ?? currentYear(nodeModel);
}

async function firstOfEachLetter(_: unknown, { language }: InLanguage, { nodeModel }: Context): Promise<RecordNode[]> {
  const letters = new Map<string, RecordNode>();
  for (const record of byName(await newest<RecordNode>(nodeModel, 'Exhibitor'), language)) {
    const letter = indexLetter(localize(record.name, language));
    if (!letters.has(letter)) letters.set(letter, record);
  }
  return [...letters.values()];
}

async function partnersByTier(_: unknown, { language }: InLanguage, { nodeModel }: Context): Promise<PartnerNode[]> {
  const partners = byName(await newest<PartnerNode>(nodeModel, 'Partner'), language);
  return partnerTiers.flatMap((tier) => partners.filter((partner) => partner.tier === tier));
}

async function programmeDays(_: unknown, _args: unknown, { nodeModel }: Context): Promise<{ date: string }[]> {
  const sessions = await newest<SessionNode>(nodeModel, 'Session');
  return [...new Set(sessions.map(({ fields }) => fields.date))].sort().map((date) => ({ date }));
}
