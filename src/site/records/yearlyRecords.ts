import type { CreateResolversArgs } from 'gatsby';
import type { Context, Nodes } from '../content/nodes';
import type { Locale } from '../../i18n/locales';
import { byName, bySurname } from './order';

type YearlyType = 'Exhibitor' | 'Speaker';
type RecordNode = Nodes[YearlyType];

/** The order of each kind: people by surname, exhibitors as their signs have them. */
const inOrder: Record<
  YearlyType,
  (records: readonly RecordNode[], language: Locale) => RecordNode[]
> = { Exhibitor: byName, Speaker: bySurname };

/**
 * Adds `exhibitorsByName(year, language)` or `speakersByName` to GraphQL: the records of a year,
 * sorted by their names or surnames in that language.
 */
export function createByNameResolver(
  { createResolvers }: CreateResolversArgs,
  typeName: YearlyType,
): void {
  createResolvers({
    Query: {
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
