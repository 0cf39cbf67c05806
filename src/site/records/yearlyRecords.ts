import type { CreateResolversArgs } from 'gatsby';
import { editionWith } from '../../edition/model/editionWith';
import { field, type Context, type NodeModel, type Nodes } from '../content/nodes';
import { type Locale, wordsInAll } from '../../i18n/locales';
import { byName, bySurname, surnameLetter } from './order';
import { searchKey } from '../../lists/model/exhibitorSearch';

type YearlyType = 'Exhibitor' | 'Speaker';
type RecordNode = Nodes[YearlyType];

/** The order of each type: speakers by surname, exhibitors by name. */
const inOrder: Record<
  YearlyType,
  (records: readonly RecordNode[], language: Locale) => RecordNode[]
> = { Exhibitor: byName, Speaker: bySurname };

/**
 * Returns the records of the year that lists show (design §1, editions), by slug, because the order
 * of nodes differs between builds.
 */
export async function findOnShow<Name extends YearlyType>(
  nodeModel: NodeModel,
  typeName: Name,
): Promise<Nodes[Name][]> {
  const { entries } = await nodeModel.findAll({ type: typeName, query: {} });
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const all = [...entries];
  const years = new Set(all.map(({ fields }) => fields.year));
  const shownYear = site && editionWith(years, site.currentEdition);
  return all
    .filter(({ fields }) => fields.year === shownYear)
    .sort((a, b) => (a.fields.slug < b.fields.slug ? -1 : 1));
}

/**
 * Adds the queries `exhibitorsByName(year, language)` or `speakersByName`, the records of a year
 * sorted by name or surname in that language, and `exhibitorsOnShow` or `speakersOnShow`.
 */
export function createYearlyResolvers(
  { createResolvers }: CreateResolversArgs,
  typeName: YearlyType,
): void {
  createResolvers({
    Query: {
      [`${typeName.toLowerCase()}sOnShow`]: field(`[${typeName}!]!`, (_, nodeModel) =>
        findOnShow(nodeModel, typeName),
      ),
      [`${typeName.toLowerCase()}sByName`]: {
        type: `[${typeName}!]!`,
        args: { year: 'Int!', language: 'String!' },
        async resolve(
          _source: unknown,
          { year, language }: { year: number; language: Locale },
          { nodeModel }: Context,
        ) {
          const { entries } = await nodeModel.findAll({
            type: typeName,
            query: { filter: { year: { eq: year } } },
          });
          return inOrder[typeName]([...entries], language);
        },
      },
    },
  });
}

/**
 * Adds `exhibitorsByName(year, language)`, `exhibitorsOnShow`, the work that represents an
 * exhibitor in lists, and the search key, which covers both languages.
 */
export function createExhibitorResolvers(args: CreateResolversArgs): void {
  createYearlyResolvers(args, 'Exhibitor');
  args.createResolvers({
    Exhibitor: {
      face: { type: 'Work', resolve: ({ works }: Nodes['Exhibitor']) => works?.[0] ?? null },
      searchKey: {
        type: 'String!',
        resolve: ({ name, city, stand, artists, fields }: Nodes['Exhibitor']) =>
          searchKey([
            ...wordsInAll(name),
            stand,
            fields.slug.replaceAll('-', ' '),
            ...wordsInAll(city),
            ...(artists ?? []).flatMap(wordsInAll),
          ]),
      },
    },
  });
}

/**
 * Adds `speakersByName(year, language)`, `speakersOnShow`, a speaker's letter, and the search key,
 * which covers both languages.
 */
export function createSpeakerResolvers(args: CreateResolversArgs): void {
  createYearlyResolvers(args, 'Speaker');
  args.createResolvers({
    Speaker: {
      letter: surnameLetter,
      searchKey: {
        type: 'String!',
        resolve: ({ name, role, topics, organisation, fields }: Nodes['Speaker']) => {
          const texts = [
            name,
            role,
            ...(organisation === undefined ? [] : [organisation]),
            ...(topics ?? []),
          ];
          return searchKey([
            fields.slug.replaceAll('-', ' '),
            ...texts.flatMap(({ ru, en }) => [ru, en]),
          ]);
        },
      },
    },
  });
}
