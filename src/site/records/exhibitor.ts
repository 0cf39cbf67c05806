import type { CreateResolversArgs } from 'gatsby';
import type { Nodes } from '../content/nodes';
import { searchKey } from '../../lists/model/exhibitorSearch';
import { createByNameResolver } from './yearlyRecords';

/**
 * `exhibitorsByName(year, language)`, the work shown in lists, and the search key, which covers
 * both languages.
 */
export function createExhibitorResolvers(args: CreateResolversArgs): void {
  createByNameResolver(args, 'Exhibitor');
  args.createResolvers({
    Exhibitor: {
      face: { type: 'Work', resolve: ({ works }: Nodes['Exhibitor']) => works?.[0] ?? null },
      searchKey: {
        type: 'String!',
        resolve: ({ name, city, stand, artists, fields }: Nodes['Exhibitor']) =>
          searchKey([
            ...spoken(name),
            stand,
            fields.slug.replaceAll('-', ' '),
            ...spoken(city),
            ...(artists ?? []).flatMap(spoken),
          ]),
      },
    },
  });
}

const spoken = ({ ru, en }: { ru: string; en: string }) => [ru, en];
