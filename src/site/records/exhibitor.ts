import type { CreateResolversArgs } from 'gatsby';
import { editionWith } from '../../edition/model/editionWith';
import { wordsInAll } from '../../i18n/locales';
import type { Context, NodeModel, Nodes } from '../content/nodes';
import { searchKey } from '../../lists/model/exhibitorSearch';
import { createByNameResolver } from './yearlyRecords';

/**
 * The exhibitors of the year whose stands are shown (design §1, editions), by slug: nodes come in
 * another order in another build.
 */
export async function findExhibitorsOnShow(nodeModel: NodeModel): Promise<Nodes['Exhibitor'][]> {
  const { entries } = await nodeModel.findAll({ type: 'Exhibitor', query: {} });
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const all = [...entries];
  const years = new Set(all.map(({ fields }) => fields.year));
  const shown = site && editionWith(years, site.currentEdition);
  return all
    .filter(({ fields }) => fields.year === shown)
    .sort((a, b) => (a.fields.slug < b.fields.slug ? -1 : 1));
}

/**
 * `exhibitorsByName(year, language)`, `exhibitorsOnShow`, the work shown in lists, and the search
 * key, which covers both languages.
 */
export function createExhibitorResolvers(args: CreateResolversArgs): void {
  createByNameResolver(args, 'Exhibitor');
  args.createResolvers({
    Query: {
      exhibitorsOnShow: {
        type: '[Exhibitor!]!',
        resolve: (_source: unknown, _args: unknown, { nodeModel }: Context) =>
          findExhibitorsOnShow(nodeModel),
      },
    },
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
