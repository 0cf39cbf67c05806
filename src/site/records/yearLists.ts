import type { CreateResolversArgs } from 'gatsby';
import { field, languageField, type Context, type NodeModel, type Nodes } from '../content/nodes';
import { artistsOf, artistsOfAllYears, yearsOfList } from '../../works/model/artists';
import type { Locale } from '../../i18n/locales';
import { bySurname, surnameLetter } from './order';
import { listsWithTexts } from '../content/sitePages';

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
