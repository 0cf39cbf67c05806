import type { CreatePagesArgs, CreateResolversArgs } from 'gatsby';
import { readSite } from '../content/contentRoot';
import type { Context, Nodes } from '../content/nodes';
import { listYears } from '../../lists/model/listYears';
import { localeCodes, type Locale } from '../../i18n/locales';
import { byName, bySurname } from './byName';
import { createLocalizedPages, createPageInLocale } from './pages/localizedPages';

/** Exhibitors and speakers: named records of a year, with a list page and a page each. */
type YearlyKind = {
  typeName: 'Exhibitor' | 'Speaker';
  /** The folder in the URL and the template of the list: `exhibitors`. */
  plural: string;
  /** The template of a detail page: `exhibitor`. */
  singular: string;
};

type RecordNode = Nodes[YearlyKind['typeName']];

/** The order of each kind: people by surname, exhibitors as their signs have them. */
const inOrder: Record<
  YearlyKind['typeName'],
  (records: readonly RecordNode[], language: Locale) => RecordNode[]
> = { Exhibitor: byName, Speaker: bySurname };

/**
 * Adds `<plural>ByName(year, language)` to GraphQL: the records of a year, sorted by their names or
 * surnames in that language.
 */
export function createByNameResolver(
  { createResolvers }: CreateResolversArgs,
  { typeName, plural }: YearlyKind,
): void {
  createResolvers({
    Query: {
      [`${plural}ByName`]: {
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
 * Creates each year's list and each record's page in both languages. The folders decide which years
 * there are (lists/model/listYears). `more` is what a record's page is told besides its neighbours.
 */
export function createYearlyPages(
  { actions, getNodesByType }: CreatePagesArgs,
  kind: YearlyKind,
  more: (record: RecordNode) => Record<string, string | null> = () => ({}),
): void {
  const nodes = getNodesByType(kind.typeName);
  for (const year of listYears(
    nodes.map(({ fields }) => fields.year),
    readSite().currentEdition,
  )) {
    createLocalizedPages(actions, {
      path: `/${kind.plural}/${year}/`,
      template: kind.plural,
      context: { year },
    });
    const ofYear = nodes.filter(({ fields }) => fields.year === year);
    const neighbours = new Map(
      localeCodes.map((locale) => [
        locale,
        neighboursOf(inOrder[kind.typeName](ofYear, locale).map(({ fields }) => fields.slug)),
      ]),
    );
    // Both languages of a page follow each other, so that their renditions are computed once
    // (site/pictures/picture).
    for (const record of ofYear) {
      const { fields } = record;
      for (const locale of localeCodes) {
        const path = `/${kind.plural}/${year}/${fields.slug}/`;
        const { previous = null, next = null } = neighbours.get(locale)?.get(fields.slug) ?? {};
        const context = { year, slug: fields.slug, previous, next, ...more(record) };
        createPageInLocale(actions, { path, template: kind.singular, context }, locale);
      }
    }
  }
}

type Neighbours = { previous: string | null; next: string | null };

/** Each name of an order with those before and after it. */
export function neighboursOf(names: readonly string[]): Map<string, Neighbours> {
  return new Map(
    names.map((name, index) => [
      name,
      { previous: names[index - 1] ?? null, next: names[index + 1] ?? null },
    ]),
  );
}
