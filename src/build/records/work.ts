import type { CreateResolversArgs, Node } from 'gatsby';
import type { Context, Nodes } from '../../content-model/nodes';
import { workSlug } from '../../domain/works/workAddress';
import type { Locale } from '../../i18n/locales';
import { formatDay } from '../../lib/day';
import { formatRoubleRange, formatRoubles } from '../../lib/roubles';
import { byName } from './byName';

/** GraphQL types of content-model/work. */
export const workTypes = /* GraphQL */ `
  type Work {
    picture: ImageSharp! @siblingPicture
    alt: String! @localized
    title: String! @localized
    artists: [String!] @localized
    year: Int!
    medium: String! @localized
    size: WorkSize!
    copies: WorkCopies
    availability: String
    asOf: String
    price: Int
    priceRange: WorkPriceRange
    courtesy: String @localized
  }
  type WorkSize {
    height: Float!
    width: Float!
    depth: Float
  }
  type WorkCopies {
    of: Int!
    number: Int
    proofs: Int
  }
  type WorkPriceRange {
    from: Int!
    to: Int!
  }
`;

type Work = NonNullable<Nodes['Exhibitor']['works']>[number];
type Spoken = { language: string };

/**
 * A work's address name, exhibitor, price and day as they are shown, and `worksByExhibitor(year,
 * language)`: all works of a year in the order of their exhibitors' names (decision 030).
 */
export function createWorkResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Work: {
      slug: { type: 'String!', resolve: (work: Work) => workSlug(work) },
      exhibitor: {
        type: 'Exhibitor!',
        resolve: (work: Work, _args: unknown, { nodeModel }: Context) =>
          nodeModel.findRootNodeAncestor(work, isExhibitor),
      },
      priceText: {
        type: 'String',
        args: { language: 'String!' },
        resolve: ({ price, priceRange }: Work, { language }: Spoken) => {
          if (price !== undefined) return formatRoubles(price, language);
          return priceRange && formatRoubleRange(priceRange.from, priceRange.to, language);
        },
      },
      asOfDay: {
        type: 'String',
        args: { language: 'String!' },
        resolve: ({ asOf }: Work, { language }: Spoken) => asOf && formatDay(asOf, language),
      },
    },
    Query: {
      worksByExhibitor: {
        type: '[Work!]!',
        args: { year: 'Int!', language: 'String!' },
        async resolve(
          _source: unknown,
          { year, language }: { year: number; language: Locale },
          { nodeModel }: Context,
        ) {
          const { entries } = await nodeModel.findAll({
            type: 'Exhibitor',
            query: { filter: { year: { eq: year } } },
          });
          return byName([...entries], language).flatMap(({ works }) => works ?? []);
        },
      },
    },
  });
}

const isExhibitor = (node: Node): node is Nodes['Exhibitor'] => node.internal.type === 'Exhibitor';
