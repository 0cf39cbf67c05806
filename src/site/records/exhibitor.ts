import type { CreateResolversArgs } from 'gatsby';
import { wordsInAll } from '../../i18n/locales';
import type { Nodes } from '../content/nodes';
import { searchKey } from '../../lists/model/exhibitorSearch';
import { createYearlyResolvers } from './yearlyRecords';

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
