import { splitLocale } from '../../i18n/paths';
import { starKey } from '../../stars/model/starKey';
import { stars } from '../../stars/browser/starStore';
import type { WorkList } from '../model/workList';
import { workName } from '../model/workAddress';
import { findKeyed, readKey } from '../../lists/model/listSearch';
import { passes, readWorksFilter, wallOptions, type Filtered } from '../model/worksFilter';
import { inOrder, readSort, type Ordered } from '../model/worksOrder';

type Work = Queries.WallWorkFragment;

/**
 * Fetches the works of a list in its order: the works that the wall at path `wall` shows for the
 * query, or the works that the visitor has starred. Rejects if the request fails.
 */
export async function fetchListedWorks(
  list: Exclude<WorkList, 'exhibitor'>,
  { wall, year, search }: { wall: string; year: number; search: URLSearchParams },
): Promise<Work[]> {
  const answer = await fetch(`/page-data${wall}page-data.json`);
  const page = (await answer.json()) as { result: { data: { works: Work[] } } };
  const { works } = page.result.data;
  const { locale } = splitLocale(wall);
  if (list === 'wall') return worksOnWall(works, search, locale);
  const starred = new Set(stars().map(({ key }) => key));
  return worksOnWall(works, new URLSearchParams(), locale).filter(({ slug, exhibitor }) =>
    starred.has(starKey('work', year, workName(exhibitor.slug, slug))),
  );
}

type Hung = Filtered & Ordered & { readonly searchKey: string };

/** Returns the works that the wall shows for a query, in its order; `works` are sorted by title. */
function worksOnWall<Work extends Hung>(
  works: readonly Work[],
  search: URLSearchParams,
  language: string,
): Work[] {
  const filter = readWorksFilter(search, wallOptions(works));
  const keyed = works.map((work) => ({ work, words: readKey(work.searchKey) }));
  const matches = new Set(findKeyed(keyed, search.get('q') ?? '').found.map(({ work }) => work));
  return inOrder(works, readSort(search), language)
    .flatMap(({ entries }) => entries)
    .filter((work) => matches.has(work) && passes(work, filter));
}
