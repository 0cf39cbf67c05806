import type { CreatePagesArgs } from 'gatsby';
import type { Nodes } from '../content/nodes';
import { localeCodes, localize, type Locale } from '../../i18n/locales';
import { compareNames } from '../../lib/names';
import { workName, workPath, workSlug } from '../../works/model/workAddress';
import { similarWorks, worksByTheSame } from '../../works/model/relatedWorks';
import { byStand } from '../../works/model/worksOrder';
import { asksOf } from './exhibitor';
import { createPageInLocale } from './pages/localizedPages';
import { neighboursOf } from './yearlyRecords';

/**
 * /exhibitors/{year}/{slug}/{work}/ of every work, ru and en (decision 042). Works follow each
 * other in the order of their year's wall: by stand, then by title.
 */
export function createWorkPages(args: CreatePagesArgs): void {
  const nodes = args.getNodesByType('Exhibitor');
  const asks = asksOf(args);
  const exhibitors = nodes.map((node) => ({ ...node, ...node.fields }));
  const bySame = worksByTheSame(exhibitors);
  const similar = similarWorks(exhibitors);
  for (const year of new Set(nodes.map(({ fields }) => fields.year))) {
    const ofYear = nodes.filter(({ fields }) => fields.year === year);
    const neighbours = new Map(
      localeCodes.map((locale) => [locale, neighboursOf(namesOnWall(ofYear, locale))]),
    );
    for (const node of ofYear) {
      for (const name of namesOf(node)) {
        for (const locale of localeCodes) {
          const { previous = null, next = null } = neighbours.get(locale)?.get(name) ?? {};
          const context = {
            year,
            name,
            previous,
            next,
            bySame: bySame.get(`${year}/${name}`) ?? [],
            similar: similar.get(`${year}/${name}`) ?? [],
            ask: asks.get(node.id)?.path ?? null,
          };
          const path = workPath(year, name);
          createPageInLocale(args.actions, { path, template: 'work', context }, locale);
        }
      }
    }
  }
}

/** The works of exhibitors in the order of the wall. */
const namesOnWall = (exhibitors: readonly Nodes['Exhibitor'][], locale: Locale): string[] => {
  const hung = exhibitors.flatMap(({ fields, stand, works = [] }) =>
    works.map((work) => ({
      name: workName(fields.slug, workSlug(work)),
      title: localize(work.title, locale),
      exhibitor: { stand },
    })),
  );
  return hung
    .sort((one, two) => compareNames(one.title, two.title, locale))
    .sort(byStand)
    .map(({ name }) => name);
};

/** The works of an exhibitor, each by its name among all of the year. */
const namesOf = ({ fields, works = [] }: Nodes['Exhibitor']): string[] =>
  works.map((work) => workName(fields.slug, workSlug(work)));
