import type { CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { artistsOf, artistsOfAllYears, yearsOfList } from '../../works/model/artists';
import type { Locale } from '../../i18n/locales';
import { bySurname, surnameLetter } from './order';
import { listsWithTexts } from '../content/sitePages';

/**
 * GraphQL types of the lists of works and artists. Artists are no records, but names in those of
 * exhibitors (decision 031).
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
 * `artistsByName(year, language)`: whom the exhibitors of a year show, each once, by surname, and
 * the letter they stand under; `shownArtists` are those of one exhibitor.
 * `artistsOfAllYears(language)`: each with their years. `yearLists`: the lists that a year's
 * exhibitors have, and the years of each.
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
      artistsOfAllYears: {
        type: '[ArtistOfYears!]!',
        args: { language: 'String!' },
        async resolve(
          _source: unknown,
          { language }: { language: Locale },
          { nodeModel }: Context,
        ) {
          return bySurname(artistsOfAllYears(await allExhibitors(nodeModel)), language);
        },
      },
      yearLists: {
        type: '[YearList!]!',
        async resolve(_source: unknown, _args: unknown, { nodeModel }: Context) {
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
        },
      },
    },
  });
}

const ofYear = (exhibitor: Nodes['Exhibitor']) => ({ ...exhibitor, year: exhibitor.fields.year });

/** The exhibitors of all years by year and slug: nodes come in another order in another build. */
async function allExhibitors(nodeModel: NodeModel) {
  const { entries } = await nodeModel.findAll({ type: 'Exhibitor', query: {} });
  const orderOf = ({ fields }: Nodes['Exhibitor']) => `${fields.year}/${fields.slug}`;
  return [...entries].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)).map(ofYear);
}
