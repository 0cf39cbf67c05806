import type { CreateResolversArgs } from 'gatsby';
import { editionWith } from '../../edition/model/shownEdition';
import { field, type Context, type NodeModel, type Nodes, languageField } from '../content/nodes';
import { type Locale, wordsInAll } from '../../i18n/locales';
import { byName, bySurname, surnameLetter } from './order';
import { searchKey } from '../../lists/model/listSearch';
import { artistsOf, artistsOfAllYears, yearsOfList } from '../../works/model/artists';
import { listsWithTexts } from '../content/sitePages';

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
function createYearlyResolvers(
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

/**
 * GraphQL types of the lists of works and artists. An artist is not a record, but a name in the
 * records of exhibitors (decision 031).
 */
export const yearListTypes = /* GraphQL */ `
  type Artist {
    slug: String!
    name: String! @localized
    exhibitors: [Exhibitor!]!
    works: [Work!]!
    otherYears: [Int!]!
  }
  type ArtistYear {
    year: Int!
    exhibitors: [Exhibitor!]!
    works: [Work!]!
  }
  type ArtistOfYears {
    slug: String!
    name: String! @localized
    years: [ArtistYear!]!
  }
  type YearList {
    folder: String!
    years: [Int!]!
  }
`;

/**
 * Adds the queries of collected lists:
 * - `artistsByName(year, language)`: the artists of a year's exhibitors, each once, by surname.
 * - `artistsOfAllYears(language)`: all artists, each with their years.
 * - `yearLists`: the lists of exhibitors, works and artists, each with its years.
 * Adds to artists the letter of their surname, and to exhibitors their `shownArtists`.
 */
export function createYearListResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Artist: { letter: surnameLetter },
    Exhibitor: {
      shownArtists: {
        type: '[Maker!]!',
        resolve: (exhibitor: Nodes['Exhibitor']) =>
          artistsOf([ofYear(exhibitor)], exhibitor.fields.year),
      },
    },
    ArtistOfYears: { letter: surnameLetter },
    Query: {
      artistsByName: {
        type: '[Artist!]!',
        args: { year: 'Int!', language: 'String!' },
        async resolve(
          _source: unknown,
          { year, language }: { year: number; language: Locale },
          { nodeModel }: Context,
        ) {
          return bySurname(artistsOf(await allExhibitors(nodeModel), year), language);
        },
      },
      artistsOfAllYears: languageField('[ArtistOfYears!]!', async (_, language, nodeModel) => {
        return bySurname(artistsOfAllYears(await allExhibitors(nodeModel)), language);
      }),
      yearLists: field('[YearList!]!', async (_, nodeModel) => {
        const { entries: pages } = await nodeModel.findAll({ type: 'Page', query: {} });
        const all = await allExhibitors(nodeModel);
        const exhibitorYears = [...new Set(all.map(({ year }) => year))].sort((a, b) => a - b);
        return [
          { folder: 'exhibitors', years: exhibitorYears },
          ...listsWithTexts([...pages].map(({ fields }) => fields)).map((list) => ({
            folder: list,
            years: yearsOfList(list, all),
          })),
        ];
      }),
    },
  });
}

const ofYear = (exhibitor: Nodes['Exhibitor']) => ({ ...exhibitor, year: exhibitor.fields.year });

/**
 * Returns the exhibitors of all years by year and slug, because the order of nodes differs between
 * builds.
 */
async function allExhibitors(nodeModel: NodeModel) {
  const { entries } = await nodeModel.findAll({ type: 'Exhibitor', query: {} });
  const orderOf = ({ fields }: Nodes['Exhibitor']) => `${fields.year}/${fields.slug}`;
  return [...entries].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)).map(ofYear);
}
