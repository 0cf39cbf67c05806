import type { CreatePagesArgs, CreateResolversArgs } from 'gatsby';
import { readSite } from '../content/contentRoot';
import type { Nodes } from '../content/nodes';
import { searchKey } from '../../lists/model/exhibitorSearch';
import { askedExhibitors, workQuestion } from '../../works/model/askPages';
import { askPath } from '../../works/model/workAddress';
import { createLocalizedPages } from './pages/localizedPages';
import { createByNameResolver, createYearlyPages } from './yearlyRecords';

const kind = { typeName: 'Exhibitor', plural: 'exhibitors', singular: 'exhibitor' } as const;

/**
 * `exhibitorsByName(year, language)`, the work shown in lists, and the search key, which covers
 * both languages.
 */
export function createExhibitorResolvers(args: CreateResolversArgs): void {
  createByNameResolver(args, kind);
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

/**
 * /exhibitors/{year}/ and /exhibitors/{year}/{slug}/ of every year, ru and en (spec §2); of the
 * shown year /exhibitors/{year}/{slug}/ask/, too, if its form is there (decision 033).
 */
export function createExhibitorPages(args: CreatePagesArgs): void {
  const asks = asksOf(args);
  createYearlyPages(args, kind, ({ id }) => ({ ask: asks.get(id)?.path ?? null }));
  for (const { path, year, slug } of asks.values())
    createLocalizedPages(args.actions, {
      path,
      template: 'ask',
      context: { year, slug, form: workQuestion },
    });
}

/** The pages to ask about works, by their exhibitor's node. */
export function asksOf({ getNodesByType }: CreatePagesArgs) {
  const hasForm = getNodesByType('LeadForm').some(({ fields }) => fields.slug === workQuestion);
  const exhibitors = getNodesByType('Exhibitor').map(({ id, fields, works }) => ({
    id,
    ...fields,
    works,
  }));
  const asked = hasForm ? askedExhibitors(exhibitors, readSite().currentEdition) : [];
  return new Map(
    asked.map(({ id, year, slug }) => [id, { path: askPath(year, slug), year, slug }]),
  );
}
