import type { CreateResolversArgs } from 'gatsby';
import {
  field,
  languageField,
  type Context,
  type NodeModel,
  type Nodes,
  findBuildDay,
} from '../content/nodes';
import { partnerTiers } from '../../partners/schema';
import { editionWith } from '../../edition/model/shownEdition';
import { workSlug } from '../../works/model/workAddress';
import { worksOfTheDay } from '../../works/model/worksOfTheDay';
import { localize, type Locale } from '../../i18n/locales';
import { indexLetter } from '../../lib/names';
import { formatDay } from '../../lib/time/days';
import { fullReference } from '../../content/localized';
import { formatRoubles } from '../../lib/roubles';
import { lowestPrice } from '../../tickets/model/tickets';
import { byName } from './order';
import type { TypeChanges } from './schemaTypes';
import { listsWithTexts } from '../content/sitePages';
import { translator } from '../content/translator';

type Work = NonNullable<Nodes['Exhibitor']['works']>[number];
type InLanguage = { language: Locale };

/** Editors write references to records; resolvers answer with the records. */
export const recordSectionFields: Record<string, TypeChanges> = {
  WorksSection: { without: ['works'] },
  ProgrammeSection: { without: ['sessions'] },
  SpeakersSection: { without: ['speakers'] },
};

/**
 * Adds records to the sections that list them. If the current edition has none yet, they come from
 * the newest edition that has some, which the section's `year` or `ofYear` names (design §1,
 * editions).
 */
export function createRecordSectionResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    ExhibitorsSection: {
      year: { type: 'Int!', resolve: yearOfExhibitors },
      count: field('Int!', async (_, nodeModel) => (await newest(nodeModel, 'Exhibitor')).length),
      exhibitors: {
        type: '[Exhibitor!]!',
        args: { language: 'String!' },
        resolve: firstOfEachLetter,
      },
    },
    WorksSection: {
      year: field('Int!', async (_, nodeModel) => (await wallsOfNewest(nodeModel)).year),
      hasList: field('Boolean!', async (_, nodeModel) =>
        listsWithTexts((await every(nodeModel, 'Page')).map(({ fields }) => fields)).includes(
          'works',
        ),
      ),
      works: { type: '[Work!]!', resolve: worksOfRow },
    },
    PhasesSection: {
      priceFrom: { type: 'String', args: { language: 'String!' }, resolve: priceInWords },
    },
    ProgrammeDay: {
      weekday: languageField('String!', ({ date }: { date: string }, language) =>
        formatDay(date, language, 'weekday'),
      ),
    },
    ProgrammeSection: {
      ofYear: ofOtherYear('Session', (year, language) =>
        translator(language, 'programme')('ofYear', { year }),
      ),
      days: { type: '[ProgrammeDay!]!', resolve: programmeDays },
      sessions: field('[Session!]!', ({ sessions }: { sessions?: string[] }, nodeModel) =>
        named(nodeModel, 'Session', sessions, ({ slug, fields }) => `${fields.year}/${slug}`),
      ),
    },
    SpeakersSection: {
      speakers: field('[Speaker!]!', ({ speakers }: { speakers: string[] }, nodeModel) =>
        named(nodeModel, 'Speaker', speakers, ({ fields }) => `${fields.year}/${fields.slug}`),
      ),
    },
    PartnersSection: {
      ofYear: ofOtherYear('Partner', (year, language) =>
        translator(language, 'partners')('ofYear', { year }),
      ),
      partners: languageField('[Partner!]!', async (_, language, nodeModel) =>
        partnersByTier(await newest(nodeModel, 'Partner'), language),
      ),
    },
  });
}

async function every<Name extends keyof Nodes>(
  nodeModel: NodeModel,
  type: Name,
): Promise<Nodes[Name][]> {
  const { entries } = await nodeModel.findAll({ type, query: {} });
  return [...entries];
}

async function currentYear(nodeModel: NodeModel): Promise<number> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  return site?.currentEdition ?? 0;
}

/** Returns the records that an editor has named, in that order. */
async function named<Name extends 'Session' | 'Speaker'>(
  nodeModel: NodeModel,
  type: Name,
  references: readonly string[] = [],
  nameOf: (record: Nodes[Name]) => string,
): Promise<Nodes[Name][]> {
  const year = await currentYear(nodeModel);
  const all = new Map((await every(nodeModel, type)).map((record) => [nameOf(record), record]));
  return references.flatMap((reference) => all.get(fullReference(reference, year)) ?? []);
}

/** Returns the records of the current edition, or of the newest that has any. */
async function newest<Name extends 'Exhibitor' | 'Partner' | 'Session'>(
  nodeModel: NodeModel,
  type: Name,
): Promise<Nodes[Name][]> {
  const records = await every(nodeModel, type);
  const shownYear = editionWith(
    new Set(records.map(({ fields }) => fields.year)),
    await currentYear(nodeModel),
  );
  return records.filter(({ fields }) => fields.year === shownYear);
}

/** A field with words about the year of the records; null if it is the current edition's. */
const ofOtherYear = (
  type: 'Partner' | 'Session',
  wordsOf: (year: number, language: Locale) => string,
) =>
  languageField('String', async (_, language, nodeModel) => {
    const year = (await newest(nodeModel, type))[0]?.fields.year;
    const isShown = year !== undefined && year !== (await currentYear(nodeModel));
    return isShown ? wordsOf(year, language) : null;
  });

async function yearOfExhibitors(
  _: unknown,
  _args: unknown,
  { nodeModel }: Context,
): Promise<number> {
  const [first] = await newest(nodeModel, 'Exhibitor');
  return first?.fields.year ?? currentYear(nodeModel);
}

/** Number of works in a row for which an editor has chosen none. */
const worksInRow = 6;

/** Returns the chosen works in their order, or the works of the day on which the site is built. */
async function worksOfRow(
  { works }: { works?: string[] },
  _args: unknown,
  { nodeModel }: Context,
): Promise<Work[]> {
  const { walls } = await wallsOfNewest(nodeModel);
  if (works === undefined) {
    return worksOfTheDay(walls, await findBuildDay(nodeModel), worksInRow);
  }
  const named = new Map(
    walls.flatMap((wall) => wall.works.map((work) => [`${wall.slug}/${workSlug(work)}`, work])),
  );
  return works.flatMap((name) => named.get(name) ?? []);
}

/** Returns the works of the current edition by exhibitor, or of the newest edition that has any. */
async function wallsOfNewest(
  nodeModel: NodeModel,
): Promise<{ year: number; walls: { slug: string; works: readonly Work[] }[] }> {
  const walls = (await every(nodeModel, 'Exhibitor')).flatMap(({ fields, works = [] }) =>
    works.length > 0 ? [{ ...fields, works }] : [],
  );
  const current = await currentYear(nodeModel);
  const shownYear = editionWith(new Set(walls.map(({ year }) => year)), current);
  return { year: shownYear ?? current, walls: walls.filter(({ year }) => year === shownYear) };
}

/** Returns the lowest price of the tickets on the tickets page, as text. */
async function priceInWords(
  _: unknown,
  { language }: InLanguage,
  { nodeModel }: Context,
): Promise<string | null> {
  const page = (await every(nodeModel, 'Page')).find(({ fields }) => fields.route === 'tickets');
  const price = lowestPrice(
    (page?.sections ?? []).flatMap((section) =>
      section.kind === 'tickets' ? section.tickets : [],
    ),
  );
  return price === undefined ? null : formatRoubles(price, language);
}

async function firstOfEachLetter(
  _: unknown,
  { language }: InLanguage,
  { nodeModel }: Context,
): Promise<Nodes['Exhibitor'][]> {
  const letters = new Map<string, Nodes['Exhibitor']>();
  for (const record of byName(await newest(nodeModel, 'Exhibitor'), language)) {
    const letter = indexLetter(localize(record.name, language));
    if (!letters.has(letter)) letters.set(letter, record);
  }
  return [...letters.values()];
}

/** Sorts partners by tier, highest first, then by name in a language. */
export function partnersByTier(
  partners: readonly Nodes['Partner'][],
  language: Locale,
): Nodes['Partner'][] {
  const named = byName(partners, language);
  return partnerTiers.flatMap((tier) => named.filter((partner) => partner.tier === tier));
}

async function programmeDays(
  _: unknown,
  _args: unknown,
  { nodeModel }: Context,
): Promise<{ date: string }[]> {
  const sessions = await newest(nodeModel, 'Session');
  return [...new Set(sessions.map(({ fields }) => fields.date))].sort().map((date) => ({ date }));
}
